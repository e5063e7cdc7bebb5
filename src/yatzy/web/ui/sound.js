// Synthesized sounds: dice that tumble and settle, a pencil, a chime when it is your turn, a celebration.
import { isMotionOff, isSoundOn } from "../storage/settings.js";

/** How long dice tumble, the gap between two that settle, and the delay of the chime after the pencil. */
export const TUMBLE_SECONDS = 0.55;
const SETTLE_GAP_SECONDS = 0.035;
const TURN_DELAY_SECONDS = 0.45;
const GAIN = 1.2;

/** @type {AudioContext | null} */
let context = null;
/** @type {AudioBuffer | null} */
let noiseBuffer = null;
/** The output of the latest sound, to stop it. @type {GainNode | null} */
let current = null;

/** Return the running audio context. Browsers start it only after the reader has touched the page. */
function openAudio() {
  context ??= new AudioContext({ latencyHint: "interactive" });
  if (context.state !== "running") context.resume().catch(() => {});
  return context;
}

for (const touch of ["pointerdown", "keydown"]) {
  addEventListener(touch, () => isSoundOn.value && openAudio(), { capture: true, passive: true });
}

/**
 * Start a sound that can be stopped; null where sound is off or blocked. In a hidden window only calls sound.
 * @returns {{ audio: AudioContext, out: GainNode, now: number } | null}
 */
function startSound({ calls = false } = {}) {
  if (!isSoundOn.peek() || (document.hidden && !calls)) return null;
  const audio = openAudio();
  if (audio.state !== "running") return null;
  const out = new GainNode(audio, { gain: GAIN });
  out.connect(audio.destination);
  current = out;
  return { audio, out, now: audio.currentTime + 0.01 };
}

function stopSound() {
  if (!current || !context) return;
  current.gain.setTargetAtTime(0, context.currentTime, 0.02);
  current = null;
}

/** @param {AudioContext} audio */
function createNoise(audio) {
  if (!noiseBuffer) {
    noiseBuffer = new AudioBuffer({ length: audio.sampleRate, sampleRate: audio.sampleRate });
    const samples = noiseBuffer.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  }
  return new AudioBufferSourceNode(audio, { buffer: noiseBuffer, loop: true });
}

/**
 * Play a short burst of band-passed noise.
 * @param {AudioContext} audio
 * @param {AudioNode} out
 * @param {{ at: number, long: number, rise: number, loud: number, pitch: number, narrow: number }} how
 */
function playNoise(audio, out, { at, long, rise, loud, pitch, narrow }) {
  const source = createNoise(audio);
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: narrow });
  const level = new GainNode(audio, { gain: 0 });
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(loud, at + rise);
  level.gain.exponentialRampToValueAtTime(0.0005, at + long);
  source.connect(band).connect(level).connect(out);
  source.start(at, Math.random());
  source.stop(at + long);
}

/**
 * Play a tone that decays, like struck wood.
 * @param {AudioContext} audio
 * @param {AudioNode} out
 * @param {{ at: number, long: number, loud: number, pitch: number }} how
 */
function playTone(audio, out, { at, long, loud, pitch }) {
  const source = new OscillatorNode(audio, { frequency: pitch });
  const level = new GainNode(audio, { gain: 0 });
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(loud, at + 0.004);
  level.gain.exponentialRampToValueAtTime(0.0005, at + long);
  source.connect(level).connect(out);
  source.start(at);
  source.stop(at + long);
}

/**
 * Play a die that hits the table.
 * @param {AudioContext} audio
 * @param {AudioNode} out
 * @param {number} at
 * @param {number} loud
 */
function playKnock(audio, out, at, loud) {
  const pitch = 0.85 + Math.random() * 0.3;
  playNoise(audio, out, { at, long: 0.035, rise: 0.001, loud: loud * 1.6, pitch: 1_900 * pitch, narrow: 2.2 });
  playTone(audio, out, { at, long: 0.07, loud: loud * 0.55, pitch: 430 * pitch });
  playTone(audio, out, { at, long: 0.05, loud: loud * 0.22, pitch: 1_180 * pitch });
}

/**
 * Play dice that tumble and settle one after the other; without motion they only settle.
 * @param {number} count
 */
export function playDice(count) {
  const sound = startSound();
  if (!sound) return;
  const { audio, out, now } = sound;
  const tumbling = isMotionOff() ? 0 : TUMBLE_SECONDS;
  for (let die = 0; die < count; die += 1) {
    for (let at = 0.05 * Math.random(); at < tumbling - 0.08; at += 0.07 + 0.09 * Math.random()) {
      playKnock(audio, out, now + at, 0.05 + 0.08 * Math.random());
    }
    playKnock(audio, out, now + tumbling + die * SETTLE_GAP_SECONDS, 0.22);
  }
}

/** Play an example once the audio context runs, when sound is switched on. */
export async function playSample() {
  await openAudio().resume();
  playDice(3);
}

/**
 * Play a pencil that writes a number or strikes a box.
 * @param {boolean} strikes
 */
export function playPencil(strikes) {
  const sound = startSound();
  if (!sound) return;
  const { audio, out, now } = sound;
  const strokes = strikes ? [{ at: 0.1, long: 0.34 }] : [{ at: 0, long: 0.13 }, { at: 0.16, long: 0.19 }];
  for (const { at, long } of strokes) {
    playNoise(audio, out, { at: now + at, long, rise: long / 2, loud: 0.1, pitch: 3_600, narrow: 0.9 });
    playNoise(audio, out, { at: now + at, long, rise: long / 3, loud: 0.05, pitch: 900, narrow: 1.4 });
  }
}

/** Play the chime for the reader's turn. */
export function playTurn() {
  const sound = startSound({ calls: true });
  if (!sound) return;
  const { audio, out, now } = sound;
  for (const [place, pitch] of [587.3, 784].entries()) {
    const at = now + TURN_DELAY_SECONDS + place * 0.14;
    playTone(audio, out, { at, long: 0.7, loud: 0.07, pitch });
    playTone(audio, out, { at, long: 0.18, loud: 0.025, pitch: pitch * 3.93 });
  }
}

/** Play a celebration: four notes up, like small bells of wood. */
export function playCheer() {
  const sound = startSound();
  if (!sound) return;
  const { audio, out, now } = sound;
  for (const [place, pitch] of [523.3, 659.3, 784, 1046.5].entries()) {
    const at = now + place * 0.11;
    playTone(audio, out, { at, long: place === 3 ? 1.1 : 0.5, loud: 0.1, pitch });
    playTone(audio, out, { at, long: 0.2, loud: 0.03, pitch: pitch * 3.93 });
  }
}

/** Stop tumbling dice: they settle with one knock. */
export function playSettle() {
  stopSound();
  const sound = startSound();
  if (sound) playKnock(sound.audio, sound.out, sound.now, 0.25);
}
