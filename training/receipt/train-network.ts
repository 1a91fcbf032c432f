import { addRow, type KindModel, softmax } from '#readers/receipt/decision/kind-model.ts';
import { DENSE_SIZE, type SparseVector, VECTOR_SIZE } from '#readers/receipt/decision/kind-vector.ts';
import { EMAIL_KINDS } from '#readers/receipt/fields/kind/kind-features.ts';
import type { Random } from './random.ts';

/** The features and label of an email. */
export interface TrainingExample {
  readonly indexes: Int32Array;
  readonly values: Float64Array;
  /** Index of the correct kind. */
  readonly kind: number;
}

const KINDS = EMAIL_KINDS.length;
const EPOCHS = 20;
const RATE = 0.12;
const HIDDEN_RATE = 0.05;
/** Weight decay for every weight that an example touches. */
const SIGNAL_DECAY = 0.0004;
const WORD_DECAY = 0.0003;
const HIDDEN_DECAY = 0.001;
/** Dropout probabilities, so that no single feature dominates. */
const NO_WORDS = 0.6;
const NO_WORD = 0.2;
const NO_SIGNAL = 0.25;
const NO_UNIT = 0.2;
/** Initial sum of squares, which limits the first steps. */
const FIRST_SQUARE = 0.05;
const FEATURES_MAX = 4096;

/** Builds a training example from features and the correct kind. */
export function toTrainingExample({ indexes, values }: SparseVector, kind: number): TrainingExample {
  return { indexes: Int32Array.from(indexes), values: Float64Array.from(values), kind };
}

/** Trains a kind model with AdaGrad on shuffled examples; deterministic in its arguments. */
export function trainNetwork(lessons: readonly TrainingExample[], units: number, random: Random): KindModel {
  const trainer = new Trainer(units, random);
  const order = lessons.map((_, i) => i);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const lesson = lessons[at];
      if (lesson) trainer.step(lesson);
    }
  }
  return trainer;
}

function shuffle(order: number[], random: Random): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.int(0, i);
    const held = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = held;
  }
}

/** Weights with their sums of squared gradients. */
class Weights {
  readonly values: Float32Array;
  readonly #squares: Float32Array;
  readonly #rate: number;

  constructor(size: number, rate: number) {
    this.values = new Float32Array(size);
    this.#squares = new Float32Array(size).fill(FIRST_SQUARE);
    this.#rate = rate;
  }

  scatter(width: number, random: Random): this {
    for (let i = 0; i < this.values.length; i++) this.values[i] = (random.next() * 2 - 1) * width;
    return this;
  }

  descend(at: number, gradient: number): void {
    const square = (this.#squares[at] ?? 0) + gradient * gradient;
    this.#squares[at] = square;
    this.values[at] = (this.values[at] ?? 0) - (this.#rate * gradient) / Math.sqrt(square);
  }
}

class Trainer implements KindModel {
  readonly #units: number;
  readonly #random: Random;
  readonly #direct: Weights;
  readonly #hidden: Weights;
  readonly #output: Weights;
  /** Features of the current example after dropout, signals before words. */
  readonly #indexes = new Int32Array(FEATURES_MAX);
  readonly #values = new Float64Array(FEATURES_MAX);
  #count = 0;
  #signals = 0;
  readonly #errors = new Float64Array(KINDS);
  readonly #active: Float64Array;
  readonly #blame: Float64Array;

  constructor(units: number, random: Random) {
    this.#units = units;
    this.#random = random;
    this.#direct = new Weights(VECTOR_SIZE * KINDS, RATE);
    this.#hidden = new Weights(DENSE_SIZE * units, HIDDEN_RATE).scatter(0.15, random);
    this.#output = new Weights(units * KINDS, HIDDEN_RATE).scatter(0.3, random);
    this.#active = new Float64Array(units);
    this.#blame = new Float64Array(units);
  }

  get direct(): Float32Array {
    return this.#direct.values;
  }

  get hidden(): Float32Array {
    return this.#hidden.values;
  }

  get output(): Float32Array {
    return this.#output.values;
  }

  step(lesson: TrainingExample): void {
    this.#thin(lesson);
    this.#activate();
    this.#score(lesson.kind);
    this.#correctOutput();
    this.#correctDirect();
    this.#correctHidden();
  }

  #thin({ indexes, values }: TrainingExample): void {
    const dropsWords = this.#random.chance(NO_WORDS);
    this.#count = 0;
    this.#signals = 0;
    for (let i = 0; i < indexes.length && this.#count < FEATURES_MAX; i++) {
      const index = indexes[i] ?? 0;
      const isWord = index >= DENSE_SIZE;
      if (isWord ? dropsWords || this.#random.chance(NO_WORD) : index > 0 && this.#random.chance(NO_SIGNAL))
        continue;
      this.#indexes[this.#count] = index;
      this.#values[this.#count] = values[i] ?? 0;
      this.#count += 1;
      if (!isWord) this.#signals = this.#count;
    }
  }

  /** Computes the activations of the units that are not dropped. */
  #activate(): void {
    const active = this.#active.fill(0);
    for (let i = 0; i < this.#signals; i++)
      addRow(active, this.hidden, this.#indexes[i] ?? 0, this.#values[i] ?? 0);
    for (const [unit, activity] of active.entries())
      active[unit] = activity > 0 && !this.#random.chance(NO_UNIT) ? activity / (1 - NO_UNIT) : 0;
  }

  /** Computes the error of each kind's probability. */
  #score(right: number): void {
    const errors = this.#errors.fill(0);
    for (let i = 0; i < this.#count; i++)
      addRow(errors, this.direct, this.#indexes[i] ?? 0, this.#values[i] ?? 0);
    for (const [unit, activity] of this.#active.entries())
      if (activity !== 0) addRow(errors, this.output, unit, activity);
    for (const [kind, probability] of softmax(errors).entries())
      errors[kind] = probability - (kind === right ? 1 : 0);
  }

  #correctOutput(): void {
    for (let unit = 0; unit < this.#units; unit++) {
      const activity = this.#active[unit] ?? 0;
      let blame = 0;
      for (let kind = 0; kind < KINDS && activity > 0; kind++) {
        const at = unit * KINDS + kind;
        const weight = this.output[at] ?? 0;
        const error = this.#errors[kind] ?? 0;
        blame += error * weight;
        this.#output.descend(at, error * activity + HIDDEN_DECAY * weight);
      }
      this.#blame[unit] = blame / (1 - NO_UNIT);
    }
  }

  #correctDirect(): void {
    for (let i = 0; i < this.#count; i++) {
      const value = this.#values[i] ?? 0;
      const row = (this.#indexes[i] ?? 0) * KINDS;
      const decay = i < this.#signals ? SIGNAL_DECAY : WORD_DECAY;
      for (let kind = 0; kind < KINDS; kind++)
        this.#direct.descend(
          row + kind,
          (this.#errors[kind] ?? 0) * value + decay * (this.direct[row + kind] ?? 0),
        );
    }
  }

  #correctHidden(): void {
    const units = this.#units;
    for (let i = 0; i < this.#signals; i++) {
      const value = this.#values[i] ?? 0;
      const row = (this.#indexes[i] ?? 0) * units;
      for (let unit = 0; unit < units; unit++) {
        if ((this.#active[unit] ?? 0) === 0) continue;
        this.#hidden.descend(
          row + unit,
          (this.#blame[unit] ?? 0) * value + HIDDEN_DECAY * (this.hidden[row + unit] ?? 0),
        );
      }
    }
  }
}
