import { expect, it } from 'vitest';
import { computeClaimTotals } from '../claims/claim-totals.ts';
import type { ClaimableLine } from '../claims/claimable-lines.ts';
import { summarizeHealth } from './health-summary.ts';

const line = (status: ClaimableLine['status'], amountMinor: number, serviceOn = '2026-10-03') => ({
  status,
  amountMinor,
  serviceOn,
  class: 'otc_pain',
});

const LINES = [
  line('ready', 1_000),
  line('claimed', 250),
  line('unclear', 30, '2026-11-02'),
  line('needs_letter', 7),
  line('refunded', 0),
  line('not_eligible', 9_999),
];

it('the total is the sum of the groups; rejected lines and refunds are in no figure', () => {
  const { totalMinor, groups, classes, months } = summarizeHealth(LINES);
  expect(totalMinor).toBe(1_287);
  expect(groups).toEqual({ eligible: 1_250, unclear: 30, needs_letter: 7, refunded: 0, not_eligible: 9_999 });
  expect(classes).toEqual([{ class: 'otc_pain', amountMinor: 1_287, count: 4 }]);
  expect(months).toEqual([
    { month: '2026-10', amountMinor: 1_257 },
    { month: '2026-11', amountMinor: 30 },
  ]);
});

it('agrees with the year’s claims', () => {
  const claim = { state: 'submitted' as const, reimbursedMinor: null };
  const totals = computeClaimTotals(LINES, [{ ...claim, lines: [{ amountMinor: 250, isInYear: true }] }]);
  const { groups } = summarizeHealth(LINES);
  expect(groups.eligible).toBe(totals.eligibleMinor);
  expect(groups.unclear).toBe(totals.unclearMinor);
  expect(groups.needs_letter).toBe(totals.needsLetterMinor);
});
