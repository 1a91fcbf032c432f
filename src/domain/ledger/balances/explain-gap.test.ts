import { describe, expect, it } from 'vitest';
import { message } from '../../messages/message.ts';
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
    [{ gapMinor: -500, pendingMinor: -500 }, message('gapIsPending')],
    [{ gapMinor: 1234 }, message('gapMore', '12.34 USD', message('missingOrDuplicated'))],
    [{ gapMinor: -1234 }, message('gapLess', '12.34 USD', message('missingOrDuplicated'))],
    [
      { gapMinor: 450, hasDuplicateOfGap: true },
      message('gapMore', '4.50 USD', message('amountListedTwice')),
    ],
    [{ gapMinor: 450, quarantined: 2 }, message('gapMore', '4.50 USD', message('notImported', 2))],
  ])('%j', (fields, words) => {
    expect(describeBalanceGap(gap(fields))).toBe(words);
  });
});
