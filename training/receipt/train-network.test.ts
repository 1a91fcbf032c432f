import { expect, test } from 'vitest';
import { scoreVector } from '#readers/receipt/decision/kind-model.ts';
import { EMAIL_KINDS } from '#readers/receipt/fields/kind/kind-features.ts';
import { Random } from './random.ts';
import { toTrainingExample, trainNetwork } from './train-network.ts';

const BALANCED = 11;
const REFUSED = 12;
const mail = (...signals: number[]) => ({ indexes: [0, ...signals], values: [1, ...signals.map(() => 1)] });
const LESSONS = [
  { vector: mail(), kind: 'other' },
  { vector: mail(BALANCED), kind: 'purchase' },
  { vector: mail(REFUSED), kind: 'purchase' },
  { vector: mail(BALANCED, REFUSED), kind: 'other' },
] as const;

const learn = () =>
  trainNetwork(
    Array.from({ length: 100 }, () => LESSONS)
      .flat()
      .map(({ vector, kind }) => toTrainingExample(vector, EMAIL_KINDS.indexOf(kind))),
    16,
    new Random(1),
  );

test('learns the meaning of combined signals that none has alone', () => {
  const model = learn();
  for (const { vector, kind } of LESSONS) {
    const { probabilities } = scoreVector(model, vector);
    expect(probabilities.indexOf(Math.max(...probabilities))).toBe(EMAIL_KINDS.indexOf(kind));
  }
});

test('the same examples and seed give the same weights', () => {
  expect(learn().output).toEqual(learn().output);
});
