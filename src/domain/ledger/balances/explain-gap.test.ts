import { describe, expect, it } from 'vitest';
import { moneyMessage, userMessage } from '../../messages/user-message.ts';
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
    [{ gapMinor: -500, pendingMinor: -500 }, userMessage('gapIsPending')],
    [
      { gapMinor: 1234 },
      userMessage('gapMore', moneyMessage(1234, 'USD'), userMessage('missingOrDuplicated')),
    ],
    [
      { gapMinor: -1234 },
      userMessage('gapLess', moneyMessage(1234, 'USD'), userMessage('missingOrDuplicated')),
    ],
    [
      { gapMinor: 450, hasDuplicateOfGap: true },
      userMessage('gapMore', moneyMessage(450, 'USD'), userMessage('amountListedTwice')),
    ],
    [
      { gapMinor: 450, quarantined: 2 },
      userMessage('gapMore', moneyMessage(450, 'USD'), userMessage('notImported', 2)),
    ],
  ])('%j', (fields, words) => {
    expect(describeBalanceGap(gap(fields))).toBe(words);
  });
});
