import { Buffer } from 'node:buffer';
import type { KindModel, PackedMatrix, PackedModel } from '#readers/receipt/decision/kind-model.ts';
import { DENSE_SIZE } from '#readers/receipt/decision/kind-vector.ts';
import { EMAIL_KINDS } from '#readers/receipt/fields/kind/kind-features.ts';
import type { Example } from './examples.ts';
import { Random } from './random.ts';
import { toTrainingExample, trainNetwork } from './train-network.ts';

/** Seed of all randomness in training. */
export const SEED = 20260301;
/** Number of averaged models, to reduce the effect of the training order. */
const MODELS = 3;
const UNITS_EACH = 24;
const KINDS = EMAIL_KINDS.length;

/** Trains the kind model on generated and written emails. */
export function trainKindModel(generated: readonly Example[], labeled: readonly Example[]): PackedModel {
  const lessons = [...generated, ...labeled].map(({ vector, kinds: [kind = 'other'] }) =>
    toTrainingExample(vector, EMAIL_KINDS.indexOf(kind)),
  );
  const models = Array.from({ length: MODELS }, (_, index) =>
    trainNetwork(lessons, UNITS_EACH, new Random(SEED + index)),
  );
  return packMean(models);
}

/** Combines models into one whose scores are their average, by placing their units side by side. */
function packMean(models: readonly KindModel[]): PackedModel {
  const share = 1 / models.length;
  const direct = new Float32Array(models[0]?.direct.length ?? 0);
  for (const model of models)
    for (const [i, weight] of model.direct.entries()) direct[i] = (direct[i] ?? 0) + weight * share;
  const hidden = Array.from({ length: DENSE_SIZE }, (_, row) =>
    models.flatMap((model) => [...model.hidden.slice(row * UNITS_EACH, (row + 1) * UNITS_EACH)]),
  ).flat();
  const output = models.flatMap((model) => Array.from(model.output, (weight) => weight * share));
  return {
    signals: pack(direct.slice(0, DENSE_SIZE * KINDS), KINDS),
    words: pack(direct.slice(DENSE_SIZE * KINDS), KINDS),
    hidden: pack(hidden, UNITS_EACH * models.length),
    output: pack(output, KINDS),
  };
}

function pack(values: ArrayLike<number>, columns: number): PackedMatrix {
  const most = new Array<number>(columns).fill(0);
  for (let i = 0; i < values.length; i++)
    most[i % columns] = Math.max(most[i % columns] ?? 0, Math.abs(values[i] ?? 0));
  const scales = most.map((value) => Number((value / 127 || 1).toPrecision(8)));
  const bytes = Buffer.alloc(values.length);
  for (let i = 0; i < values.length; i++)
    bytes.writeInt8(
      Math.max(-127, Math.min(127, Math.round((values[i] ?? 0) / (scales[i % columns] ?? 1)))),
      i,
    );
  return { scales, bytes: bytes.toString('base64') };
}
