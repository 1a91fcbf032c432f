import { currencyExponent } from '#domain/money/money.ts';
import type { IndexedFacts } from './facts.ts';
import type { Finding } from './finding.ts';

/** Minimum amount, in whole currency units, to be reported. */
const REPORTED_UNITS_MIN = 50;
/** Maximum number of transactions listed as evidence; Health lists all of them. */
const TRANSACTIONS_MAX = 5;

/** Finds a year's health spending that is eligible, proven and not claimed, above a minimum. */
export function unclaimedHealth(facts: IndexedFacts): Finding[] {
  return (facts.unclaimedHealth ?? []).flatMap(({ year, currency, lines }) => {
    const amountMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0);
    if (amountMinor < REPORTED_UNITS_MIN * 10 ** currencyExponent(currency)) return [];
    return [
      {
        kind: 'health_unclaimed' as const,
        key: String(year),
        on: `${year}-12-31`,
        merchant: '',
        amountMinor,
        currency,
        receiptIds: [],
        transactionIds: [...new Set(lines.map((line) => line.transactionId))].slice(-TRANSACTIONS_MAX),
        planId: null,
        facts: { year, lines: lines.length },
      },
    ];
  });
}
