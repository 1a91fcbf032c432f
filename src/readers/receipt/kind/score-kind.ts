import { decodeBase64 } from '../mail/transfer-decoding.ts';
import model from '../model/kind-model.json' with { type: 'json' };
import type { Line } from '../page/page.ts';
import { type KindSignals, MAIL_KINDS } from './kind-features.ts';
import { kindVector, type SparseVector, VECTOR_SIZE } from './kind-vector.ts';

/** Weights of the kind model by kind, in the order of `MAIL_KINDS`. */
export type KindWeights = readonly Float32Array[];

const WEIGHTS: KindWeights = unpack(model.scales, model.weights);

/** Probability of each kind, in the order of `MAIL_KINDS`. */
export function scoreKind(signals: KindSignals, subject: string, lines: readonly Line[]): number[] {
  return probabilitiesOf(WEIGHTS, kindVector(signals, subject, lines));
}

/** Softmax of the weights over a vector. */
export function probabilitiesOf(weights: KindWeights, vector: SparseVector): number[] {
  const scores = weights.map((row) => {
    let sum = 0;
    for (const [i, index] of vector.indexes.entries()) sum += (row[index] ?? 0) * (vector.values[i] ?? 0);
    return sum;
  });
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** Weights from their stored form: signed bytes in base64, one scale a kind. */
export function unpack(scales: readonly number[], packed: string): Float32Array[] {
  const bytes = decodeBase64(new TextEncoder().encode(packed), VECTOR_SIZE * MAIL_KINDS.length + 3);
  return MAIL_KINDS.map((_, kind) => {
    const row = new Float32Array(VECTOR_SIZE);
    for (let i = 0; i < VECTOR_SIZE; i++) {
      const byte = bytes[kind * VECTOR_SIZE + i] ?? 0;
      row[i] = (byte > 127 ? byte - 256 : byte) * (scales[kind] ?? 0);
    }
    return row;
  });
}
