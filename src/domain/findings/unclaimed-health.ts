import { currencyExponent } from '#domain/money/money.ts';
import type { IndexedFacts } from './facts.ts';
import type { Finding } from './finding.ts';

/** Whole units of a currency below which nobody needs to be told. */
const WORTH_TELLING = 50;
/** Transactions that stand beside it as its proof; all of them stand in Health. */
const TRANSACTIONS_MAX = 5;

/** Health spending of a year that is eligible, proven and in no claim, where it comes to something. */
export function unclaimedHealth(facts: IndexedFacts): Finding[] {
  return (facts.unclaimedHealth ?? []).flatMap(({ year, currency, lines }) => {
    const amountMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0);
    if (amountMinor < WORTH_TELLING * 10 ** currencyExponent(currency)) return [];
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
