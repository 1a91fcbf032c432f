import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);

test('an endpoint that fails five times in a row is not called for increasing periods, until it responds', () => {
  const breaker = createBreaker();
  for (let i = 0; i < 4; i++) breaker.failed(at(0));
  expect(breaker.isOpen(at(0))).toBe(false);
  breaker.failed(at(0));
  expect([breaker.isOpen(at(59)), breaker.isOpen(at(61))]).toEqual([true, false]);
  breaker.failed(at(61));
  expect([breaker.isOpen(at(61 + 119)), breaker.isOpen(at(61 + 121))]).toEqual([true, false]);
  for (let i = 0; i < 20; i++) breaker.failed(at(200));
  expect(breaker.isOpen(at(200 + 901))).toBe(false);
  breaker.succeeded();
  breaker.failed(at(2000));
  expect(breaker.isOpen(at(2000))).toBe(false);
});
