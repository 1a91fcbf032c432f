import { describe, expect, it } from 'vitest';
import { type BalanceGap, describeBalanceGap } from './explain-gap.ts';

const gap = (fields: Partial<BalanceGap>): BalanceGap => ({
  gapMinor: 0,
  pendingMinor: 0,
  hasDuplicateOfGap: false,
  quarantined: 0,
  currency: 'USD',
  ...fields,
});

describe('describeBalanceGap', () => {
  it('returns null if everything agrees', () => {
    expect(describeBalanceGap(gap({ pendingMinor: -500 }))).toBeNull();
  });

  it.each([
    [{ gapMinor: -500, pendingMinor: -500 }, 'already includes pending'],
    [{ gapMinor: 1234 }, '12.34 USD more'],
    [{ gapMinor: -1234 }, '12.34 USD less'],
    [{ gapMinor: 450, hasDuplicateOfGap: true }, 'more than once'],
    [{ gapMinor: 450, quarantined: 2 }, '2 transactions couldn’t be imported'],
  ])('%j', (fields, words) => {
    expect(describeBalanceGap(gap(fields))).toContain(words);
  });
});
