import { decodeBase64 } from '../email/transfer-decoding.ts';
import { EMAIL_KINDS } from '../fields/kind/kind-features.ts';
import { DENSE_SIZE, HASH_SLOTS, type SparseVector } from './kind-vector.ts';

const KINDS = EMAIL_KINDS.length;

/**
 * Weights of the kind model, each matrix in row-major order. Signals (cues and facts) and words score the kinds
 * directly; hidden units score combinations of signals.
 */
export interface KindModel {
  /** One row per signal and word, one column per kind. */
  readonly direct: Float32Array;
  /** One row per signal, one column per hidden unit. */
  readonly hidden: Float32Array;
  /** One row per hidden unit, one column per kind. */
  readonly output: Float32Array;
}

/** Stored form of a matrix: signed bytes in base64, one scale per column. */
export interface PackedMatrix {
  readonly scales: readonly number[];
  readonly bytes: string;
}

/** Stored form of a model. Signals and words are separate because their weights differ in magnitude. */
export interface PackedModel {
  readonly signals: PackedMatrix;
  readonly words: PackedMatrix;
  readonly hidden: PackedMatrix;
  readonly output: PackedMatrix;
}

/** The model's output for an email, by kind in the order of `EMAIL_KINDS`. */
export interface KindScores {
  readonly probabilities: readonly number[];
  /** Log-odds by cues and facts alone. */
  readonly bySignals: readonly number[];
  /** Log-odds by words alone. */
  readonly byWords: readonly number[];
}

/** Unpacks a stored model. */
export function unpackModel({ signals, words, hidden, output }: PackedModel): KindModel {
  const direct = new Float32Array((DENSE_SIZE + HASH_SLOTS) * KINDS);
  direct.set(unpack(signals, DENSE_SIZE));
  direct.set(unpack(words, HASH_SLOTS), DENSE_SIZE * KINDS);
  return { direct, hidden: unpack(hidden, DENSE_SIZE), output: unpack(output, hidden.scales.length) };
}

/** Scores an email by its features. */
export function scoreVector({ direct, hidden, output }: KindModel, vector: SparseVector): KindScores {
  const bySignals = new Array<number>(KINDS).fill(0);
  const byWords = new Array<number>(KINDS).fill(0);
  const units = new Array<number>(hidden.length / DENSE_SIZE).fill(0);
  for (const [i, index] of vector.indexes.entries()) {
    const value = vector.values[i] ?? 0;
    const isSignal = index < DENSE_SIZE;
    addRow(isSignal ? bySignals : byWords, direct, index, value);
    if (isSignal) addRow(units, hidden, index, value);
  }
  for (const [unit, activity] of units.entries()) if (activity > 0) addRow(bySignals, output, unit, activity);
  return {
    probabilities: softmax(bySignals.map((score, kind) => score + (byWords[kind] ?? 0))),
    bySignals,
    byWords,
  };
}

/** Adds a multiple of a matrix row to `sums`, column by column. */
export function addRow(
  sums: number[] | Float64Array,
  matrix: Float32Array,
  row: number,
  times: number,
): void {
  const from = row * sums.length;
  for (let column = 0; column < sums.length; column++)
    sums[column] = (sums[column] ?? 0) + (matrix[from + column] ?? 0) * times;
}

/** Converts log-odds to probabilities. */
export function softmax(scores: Iterable<number>): number[] {
  const top = Math.max(...scores);
  const powers = Array.from(scores, (score) => Math.exp(score - top));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function unpack({ scales, bytes }: PackedMatrix, rows: number): Float32Array {
  const size = rows * scales.length;
  const signed = new Int8Array(decodeBase64(new TextEncoder().encode(bytes), size + 3));
  const weights = new Float32Array(size);
  for (let i = 0; i < size; i += 1) weights[i] = (signed[i] ?? 0) * (scales[i % scales.length] ?? 0);
  return weights;
}
