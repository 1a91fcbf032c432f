import { describe, expect, it } from 'vitest';
import { type BalanceGap, explainGap } from './explain-gap.ts';

const gap = (fields: Partial<BalanceGap>): BalanceGap => ({
  gapMinor: 0,
  pendingMinor: 0,
  hasTwinOfGap: false,
  quarantined: 0,
  currency: 'USD',
  ...fields,
});

describe('a balance that the transactions do not explain', () => {
  it('says nothing where everything agrees', () => {
    expect(explainGap(gap({ pendingMinor: -500 }))).toBeNull();
  });

  it.each([
    [{ gapMinor: -500, pendingMinor: -500 }, 'already includes pending'],
    [{ gapMinor: 1234 }, '12.34 USD more'],
    [{ gapMinor: -1234 }, '12.34 USD less'],
    [{ gapMinor: 450, hasTwinOfGap: true }, 'more than once'],
    [{ gapMinor: 450, quarantined: 2 }, '2 transactions couldn’t be imported'],
  ])('%j', (fields, words) => {
    expect(explainGap(gap(fields))).toContain(words);
  });
});
