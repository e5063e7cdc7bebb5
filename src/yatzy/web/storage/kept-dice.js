// What this browser keeps of the dice of tables: what it saw and contributed before play, to check the dice with at the end.
import { readStore, updateStore } from "./local-store.js";

/**
 * @typedef {{ seal: string, at: number, contribution?: string, commitments?: string[] }} KeptDice `seal` is the fingerprint
 *   first seen. `contribution` is this browser's own; `commitments` are everyone's, by seat, when it was revealed.
 */

const MAX_KEPT = 100;

/**
 * @param {string} table
 * @returns {KeptDice | null}
 */
export function readKeptDice(table) {
  const found = readStore().dice[table];
  return found && typeof found.seal === "string" ? found : null;
}

/**
 * Keep something about the dice of a table; of too many tables the oldest are dropped.
 * @param {string} table
 * @param {Partial<KeptDice> & { seal: string }} changes
 */
export function saveKeptDice(table, changes) {
  const { dice } = readStore();
  const others = Object.entries(dice).filter(([id]) => id !== table).toSorted(([, a], [, b]) => b.at - a.at);
  const kept = { ...dice[table], at: Date.now(), ...changes };
  updateStore({ dice: Object.fromEntries([[table, kept], ...others].slice(0, MAX_KEPT)) });
}

/**
 * Keep the fingerprint of the seed as it was first seen. Another one counts only while nothing was contributed.
 * @param {{ table: string, seal: string, begun: boolean, record: boolean }} room
 */
export function keepFingerprint({ table, seal, begun, record }) {
  const kept = readKeptDice(table);
  if (!seal || record || kept?.seal === seal) return;
  if (!kept || (!kept.commitments && !begun)) saveKeptDice(table, { seal, contribution: undefined });
}

/** Return the word that goes into the player's dice, "" for none. */
export function readLuckyWord() {
  return readStore().word;
}

/** @param {string} word */
export function saveLuckyWord(word) {
  updateStore({ word });
}
