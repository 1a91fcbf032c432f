import { expect, test } from 'vitest';
import { createAnswerGuard, SETTLE_MS } from './answer-guard.ts';

test('the first question can be decided immediately', () => {
  const guard = createAnswerGuard();
  guard.show('a', 1_000);
  expect(guard.allows({ timeStamp: 1_001 })).toBe(true);
});

test('a question that replaced another can be decided only after a delay', () => {
  const guard = createAnswerGuard();
  guard.show('a', 1_000);
  guard.show('b', 2_000);
  expect(guard.allows({ timeStamp: 1_990 })).toBe(false);
  expect(guard.allows({ timeStamp: 2_000 + SETTLE_MS - 1 })).toBe(false);
  expect(guard.allows({ timeStamp: 2_000 + SETTLE_MS })).toBe(true);
});

test('the delay restarts only if the question changed', () => {
  const guard = createAnswerGuard();
  const answer = { total: 5 };
  guard.show(answer, 1_000);
  guard.show(answer, 2_000);
  expect(guard.allows({ timeStamp: 2_001 })).toBe(true);
  guard.show({ total: 6 }, 3_000);
  expect(guard.allows({ timeStamp: 3_001 })).toBe(false);
});

test('a held key decides nothing', () => {
  const guard = createAnswerGuard();
  guard.show('a', 1_000);
  expect(guard.allows({ timeStamp: 5_000, repeat: true })).toBe(false);
});
