import { Buffer } from 'node:buffer';
import { MAIL_KINDS } from '../kind/kind-features.ts';
import { DENSE_SIZE, VECTOR_SIZE } from '../kind/kind-vector.ts';
import type { Example } from './examples.ts';
import { Random } from './random.ts';
import { trainSoftmax } from './softmax.ts';

/** Where all chance of the training begins. */
export const SEED = 20260301;
/** How often each form of a written mail counts beside a made one: it is what real mail looks like. */
const WRITTEN_TIMES = 2;
/** Models whose weights are averaged: the order in which one saw its mails weighs less. */
const MODELS = 3;

/** The weights as the reader stores them: signed bytes in base64 and one scale a kind. */
export interface PackedWeights {
  readonly scales: readonly number[];
  readonly weights: string;
}

/** Learns to tell kinds apart from made and written mails. */
export function learnKinds(made: readonly Example[], written: readonly Example[]): PackedWeights {
  const mails = [...made, ...Array.from({ length: WRITTEN_TIMES }, () => written).flat()];
  const examples = mails.map(({ vector, kinds: [kind = 'other'] }) => ({
    vector,
    label: MAIL_KINDS.indexOf(kind),
  }));
  const models = Array.from({ length: MODELS }, (_, index) =>
    trainSoftmax(
      examples,
      {
        classes: MAIL_KINDS.length,
        size: VECTOR_SIZE,
        epochs: 20,
        rate: 0.12,
        droppedFrom: DENSE_SIZE,
        decay: (feature) => (feature < DENSE_SIZE ? 0.0004 : 0.0003),
      },
      new Random(SEED + index),
    ),
  );
  return pack(mean(models));
}

function mean(models: readonly (readonly Float32Array[])[]): Float32Array[] {
  return MAIL_KINDS.map((_, kind) => {
    const row = new Float32Array(VECTOR_SIZE);
    for (const model of models)
      for (let i = 0; i < VECTOR_SIZE; i++) row[i] = (row[i] ?? 0) + (model[kind]?.[i] ?? 0) / models.length;
    return row;
  });
}

function pack(rows: readonly Float32Array[]): PackedWeights {
  const scales = rows.map((row) => Math.max(...row.map(Math.abs)) / 127 || 1);
  const bytes = Buffer.alloc(VECTOR_SIZE * rows.length);
  for (const [kind, row] of rows.entries()) {
    for (const [i, weight] of row.entries())
      bytes.writeInt8(Math.round(weight / (scales[kind] ?? 1)), kind * VECTOR_SIZE + i);
  }
  return { scales: scales.map((scale) => Number(scale.toPrecision(8))), weights: bytes.toString('base64') };
}
