// Small wooden sounds, made here and now: dice that tumble and settle, a pencil, a chime when it is your turn.
import { effect, untracked } from "./html.js";
import { audible, still } from "./settings.js";

/** @typedef {import("./table.js").Table} Table */

/** Seconds: how long dice tumble, how far apart they settle, and how long a chime waits for the pencil. */
const TUMBLING = 0.52;
const APART = 0.035;
const AFTER_PENCIL = 0.45;
const LOUDNESS = 1.2;

/** @type {AudioContext | null} */
let context = null;
/** @type {AudioBuffer | null} */
let hiss = null;
/** What sounds now, to be hushed together. @type {GainNode | null} */
let sounding = null;

/** Open the speaker. Browsers let it sound once somebody has touched the page. */
function open() {
  context ??= new AudioContext({ latencyHint: "interactive" });
  if (context.state !== "running") context.resume().catch(() => {});
  return context;
}

for (const touch of ["pointerdown", "keydown"]) {
  addEventListener(touch, () => audible.value && open(), { capture: true, passive: true });
}

/**
 * Begin a sound that can be hushed; null where nothing may sound. A page nobody looks at is silent, but for a call.
 * @returns {{ air: AudioContext, out: GainNode, now: number } | null}
 */
function begin({ calls = false } = {}) {
  if (!audible.peek() || (document.hidden && !calls)) return null;
  const air = open();
  if (air.state !== "running") return null;
  const out = new GainNode(air, { gain: LOUDNESS });
  out.connect(air.destination);
  sounding = out;
  return { air, out, now: air.currentTime + 0.01 };
}

/** Let what sounds end at once, as when dice are made to lie. */
function hush() {
  if (!sounding || !context) return;
  sounding.gain.setTargetAtTime(0, context.currentTime, 0.02);
  sounding = null;
}

/** @param {AudioContext} air */
function noise(air) {
  if (!hiss) {
    hiss = new AudioBuffer({ length: air.sampleRate, sampleRate: air.sampleRate });
    const samples = hiss.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  }
  return new AudioBufferSourceNode(air, { buffer: hiss, loop: true });
}

/**
 * Let noise through a band for a moment.
 * @param {AudioContext} air
 * @param {AudioNode} out
 * @param {{ at: number, long: number, rise: number, loud: number, pitch: number, narrow: number }} how
 */
function brush(air, out, { at, long, rise, loud, pitch, narrow }) {
  const source = noise(air);
  const band = new BiquadFilterNode(air, { type: "bandpass", frequency: pitch, Q: narrow });
  const level = new GainNode(air, { gain: 0 });
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(loud, at + rise);
  level.gain.exponentialRampToValueAtTime(0.0005, at + long);
  source.connect(band).connect(level).connect(out);
  source.start(at, Math.random());
  source.stop(at + long);
}

/**
 * A tone that dies away, as of wood that is struck.
 * @param {AudioContext} air
 * @param {AudioNode} out
 * @param {{ at: number, long: number, loud: number, pitch: number }} how
 */
function ring(air, out, { at, long, loud, pitch }) {
  const source = new OscillatorNode(air, { frequency: pitch });
  const level = new GainNode(air, { gain: 0 });
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(loud, at + 0.004);
  level.gain.exponentialRampToValueAtTime(0.0005, at + long);
  source.connect(level).connect(out);
  source.start(at);
  source.stop(at + long);
}

/**
 * A die that meets the table: a click, and the wood under it.
 * @param {AudioContext} air
 * @param {AudioNode} out
 * @param {number} at
 * @param {number} loud
 */
function knock(air, out, at, loud) {
  const pitch = 0.85 + Math.random() * 0.3;
  brush(air, out, { at, long: 0.035, rise: 0.001, loud: loud * 1.6, pitch: 1_900 * pitch, narrow: 2.2 });
  ring(air, out, { at, long: 0.07, loud: loud * 0.55, pitch: 430 * pitch });
  ring(air, out, { at, long: 0.05, loud: loud * 0.22, pitch: 1_180 * pitch });
}

/**
 * Dice tumble and settle, one after the other; where nothing is to move they just lie down.
 * @param {number} count
 */
export function diceSound(count) {
  const sound = begin();
  if (!sound) return;
  const { air, out, now } = sound;
  const tumbling = still() ? 0 : TUMBLING;
  for (let die = 0; die < count; die += 1) {
    for (let at = 0.05 * Math.random(); at < tumbling - 0.08; at += 0.07 + 0.09 * Math.random()) {
      knock(air, out, now + at, 0.05 + 0.08 * Math.random());
    }
    knock(air, out, now + tumbling + die * APART, 0.22);
  }
}

/** Let somebody hear what they have chosen, as soon as the speaker is open. */
export async function sampleSound() {
  await open().resume();
  diceSound(3);
}

/**
 * A pencil writes a number, or strikes a box.
 * @param {boolean} strikes
 */
export function pencilSound(strikes) {
  const sound = begin();
  if (!sound) return;
  const { air, out, now } = sound;
  const strokes = strikes ? [{ at: 0.1, long: 0.34 }] : [{ at: 0, long: 0.13 }, { at: 0.16, long: 0.19 }];
  for (const { at, long } of strokes) {
    brush(air, out, { at: now + at, long, rise: long / 2, loud: 0.1, pitch: 3_600, narrow: 0.9 });
    brush(air, out, { at: now + at, long, rise: long / 3, loud: 0.05, pitch: 900, narrow: 1.4 });
  }
}

/** Two bars of wood, softly: it is your turn. */
export function turnSound() {
  const sound = begin({ calls: true });
  if (!sound) return;
  const { air, out, now } = sound;
  for (const [place, pitch] of [587.3, 784].entries()) {
    const at = now + AFTER_PENCIL + place * 0.14;
    ring(air, out, { at, long: 0.7, loud: 0.07, pitch });
    ring(air, out, { at, long: 0.18, loud: 0.025, pitch: pitch * 3.93 });
  }
}

/**
 * Let a table be heard as long as it is there; return how to stop.
 * @param {Table} table
 */
export function tableSounds(table) {
  let heard = table.seen.peek().last;
  let ours = table.ours.peek();
  const stop = [
    effect(() => {
      const { last } = table.seen.value;
      const nowOurs = table.ours.value;
      untracked(() => {
        if (last && last !== heard) happened(last.event);
        if (nowOurs && !ours && last?.event.type === "entered") turnSound();
      });
      heard = last;
      ours = nowOurs;
    }),
    effect(() => {
      if (table.settled.value && tumbles) early();
    }),
  ];
  return () => stop.forEach((one) => one());
}

/** When the dice were thrown that still tumble. */
let tumbles = 0;

/** Dice that are made to lie before their time do so with a knock. */
function early() {
  const over = performance.now() - tumbles > TUMBLING * 1_000;
  tumbles = 0;
  if (over) return;
  hush();
  const sound = begin();
  if (sound) knock(sound.air, sound.out, sound.now, 0.25);
}

/** @param {import("./wire").GameEvent} event */
function happened(event) {
  if (event.type === "rolled") {
    if (!still()) tumbles = performance.now();
    diceSound(event.thrown.length);
  }
  if (event.type === "entered" || event.type === "corrected") pencilSound(!event.points && !event.bonus);
}
