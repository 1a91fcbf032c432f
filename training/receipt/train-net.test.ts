import { expect, test } from 'vitest';
import { scoreVector } from '#readers/receipt/decision/kind-model.ts';
import { MAIL_KINDS } from '#readers/receipt/kind/kind-features.ts';
import { Random } from './random.ts';
import { lessonOf, trainNet } from './train-net.ts';

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
  trainNet(
    Array.from({ length: 100 }, () => LESSONS)
      .flat()
      .map(({ vector, kind }) => lessonOf(vector, MAIL_KINDS.indexOf(kind))),
    16,
    new Random(1),
  );

test('what signals mean together is learned, though none of them tells it alone', () => {
  const model = learn();
  for (const { vector, kind } of LESSONS) {
    const { probabilities } = scoreVector(model, vector);
    expect(probabilities.indexOf(Math.max(...probabilities))).toBe(MAIL_KINDS.indexOf(kind));
  }
});

test('the same lessons and the same seed give the same weights', () => {
  expect(learn().output).toEqual(learn().output);
});
