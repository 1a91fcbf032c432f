import { expect, it } from 'vitest';
import { includesAll } from './fingerprints.ts';

const bytes = (...values: readonly bigint[]) => new Uint8Array(BigUint64Array.from(values).buffer);

it('finds fingerprints among others in any order, each as often as it stands there', () => {
  expect(includesAll(bytes(), bytes())).toBe(true);
  expect(includesAll(bytes(9n, 2n), bytes(2n, 5n, 9n))).toBe(true);
  expect(includesAll(bytes(2n, 2n), bytes(2n, 7n, 2n))).toBe(true);
  expect(includesAll(bytes(2n, 2n), bytes(2n, 5n, 9n))).toBe(false);
  expect(includesAll(bytes(3n), bytes(2n, 5n))).toBe(false);
  expect(includesAll(bytes(2n, 5n), bytes(2n))).toBe(false);
});
