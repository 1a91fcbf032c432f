import type { SparseVector } from '../kind/kind-vector.ts';
import { probabilitiesOf } from '../kind/score-kind.ts';
import type { Random } from './random.ts';

export interface Example {
  readonly vector: SparseVector;
  /** Index of the right class. */
  readonly label: number;
}

export interface TrainOptions {
  readonly classes: number;
  readonly size: number;
  readonly epochs: number;
  readonly rate: number;
  /** Pull towards zero of every weight that an example touches. */
  readonly decay: (index: number) => number;
  /** Features from this index on are left out of a step half of the time. */
  readonly droppedFrom: number;
}

/** Softmax regression by AdaGrad over shuffled examples; the result depends on its arguments alone. */
export function trainSoftmax(
  examples: readonly Example[],
  options: TrainOptions,
  random: Random,
): Float32Array[] {
  const rows = Array.from({ length: options.classes }, () => new Float32Array(options.size));
  const sums = Array.from({ length: options.classes }, () => new Float32Array(options.size).fill(0.05));
  const order = examples.map((_, i) => i);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const example = examples[at];
      if (example) step(rows, sums, thinned(example, options, random), options);
    }
  }
  return rows;
}

/** Leaves the words out of a step half of the time, and single cues now and then: none may carry alone. */
function thinned({ vector, label }: Example, options: TrainOptions, random: Random): Example {
  const dropsWords = random.chance(0.6);
  const indexes: number[] = [];
  const values: number[] = [];
  for (const [i, index] of vector.indexes.entries()) {
    const isWord = index >= options.droppedFrom;
    if (isWord ? dropsWords || random.chance(0.2) : index > 0 && random.chance(0.25)) continue;
    indexes.push(index);
    values.push(vector.values[i] ?? 0);
  }
  return { vector: { indexes, values }, label };
}

function step(
  rows: Float32Array[],
  sums: Float32Array[],
  { vector, label }: Example,
  options: TrainOptions,
): void {
  const probabilities = probabilitiesOf(rows, vector);
  for (const [kind, row] of rows.entries()) {
    const error = (probabilities[kind] ?? 0) - (kind === label ? 1 : 0);
    const sum = sums[kind];
    if (!sum) continue;
    for (const [i, index] of vector.indexes.entries()) {
      const weight = row[index] ?? 0;
      const gradient = error * (vector.values[i] ?? 0) + options.decay(index) * weight;
      sum[index] = (sum[index] ?? 0) + gradient * gradient;
      row[index] = weight - (options.rate * gradient) / Math.sqrt(sum[index] ?? 1);
    }
  }
}

function shuffle(order: number[], random: Random): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.int(0, i);
    const held = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = held;
  }
}

/**
 * Logistic regression with an L2 pull, by plain gradient descent over all examples. A weight whose sign is
 * known beforehand (`signs`: 1, -1, 0 for free) is held on its side of zero.
 */
export function trainLogistic(
  examples: readonly { readonly features: readonly number[]; readonly isRight: boolean }[],
  rounds: number,
  signs: readonly number[],
): number[] {
  const size = examples[0]?.features.length ?? 0;
  const weights = new Array<number>(size).fill(0);
  for (let round = 0; round < rounds; round++) {
    const gradient = new Array<number>(size).fill(0);
    for (const { features, isRight } of examples) {
      const logit = features.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0);
      const error = 1 / (1 + Math.exp(-logit)) - (isRight ? 1 : 0);
      for (const [i, value] of features.entries()) gradient[i] = (gradient[i] ?? 0) + error * value;
    }
    for (const [i, value] of gradient.entries()) {
      const moved = (weights[i] ?? 0) - 0.4 * (value / examples.length + 0.002 * (weights[i] ?? 0));
      const sign = signs[i] ?? 0;
      weights[i] = sign !== 0 && moved * sign < 0 ? 0 : moved;
    }
  }
  return weights.map((weight) => Math.round(weight * 10_000) / 10_000);
}
