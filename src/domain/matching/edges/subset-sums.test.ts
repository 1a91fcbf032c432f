import { describe, expect, test } from 'vitest';
import { choicesUpTo, exactSums } from './subset-sums.ts';

describe('exact sums', () => {
  test('returns every combination of two to four amounts and no other', () => {
    expect(exactSums([35, 15, 21, 40], 90, 4)).toEqual([[0, 1, 3]]);
    expect(exactSums([35, 55, 90], 90, 4)).toEqual([[0, 1]]);
    expect(exactSums([1, 1, 1, 1, 1], 5, 4)).toEqual([]);
    expect(exactSums([], 5, 4)).toEqual([]);
  });

  test('counts the possible combinations', () => {
    expect(choicesUpTo(4, 4)).toEqual([0, 0, 6, 10, 11]);
    expect(choicesUpTo(2, 2)).toEqual([0, 0, 1]);
  });
});
