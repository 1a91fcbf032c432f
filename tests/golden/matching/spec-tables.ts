import { NEIGHBORHOOD, PAIRING_LIMITS, REFIT, SEARCH, SERIES } from '#domain/matching/match-bounds.ts';
import * as constants from '#domain/matching/match-constants.ts';

/** The tables of `docs/matching.md`, generated from the matcher's constants. */
export function specTables(): Readonly<Record<string, string>> {
  return {
    weights: weightTable(),
    lags: lagTable(),
    amounts: amountTable(),
    bounds: boundTable(),
    'bounds of a change': changeTable(),
  };
}

function weightTable(): string {
  return table(
    ['Evidence', 'Log-odds'],
    Object.entries(constants.MATCH_WEIGHTS).map(([name, weight]) => [`\`${name}\``, signed(weight)]),
  );
}

function lagTable(): string {
  return table(
    ['Kind', 'First day', 'Last day', 'Probability per day'],
    Object.entries(constants.LAG_SHARES).map(([kind, shares]) => [
      kind,
      signed(shares[0]?.[0] ?? 0),
      signed(shares.at(-1)?.[1] ?? 0),
      shares.map(([from, to, share]) => `${from === to ? from : `${from}…${to}`}: ${share}`).join(' · '),
    ]),
  );
}

function amountTable(): string {
  return table(
    ['Rule', 'Value'],
    [
      [
        'usual tip, high tip (fraction of the bill, maximum)',
        `${constants.TIP_SHARES.usualMax}, ${constants.TIP_SHARES.highMax}`,
      ],
      ['substituted groceries (fraction of the total, maximum)', String(constants.SUBSTITUTION_SHARE)],
      [
        'close estimate, wide estimate (fraction, maximum)',
        `${constants.NEAR_SHARE}, ${constants.ESTIMATE_SHARE}`,
      ],
      ['rounding difference (minor units, maximum)', String(constants.CENTS_OFF_MAX)],
      ['fuel holds (currency units)', constants.FUEL_HOLDS.join(', ')],
      ['hotel hold (multiple of the bill, maximum)', String(constants.TRAVEL_HOLD_MAX)],
      ['installments of a pay-later plan', constants.INSTALLMENT_PARTS.join(', ')],
      [
        'exchange rate seen in other transactions: tolerance below, above; days',
        `${constants.KNOWN_RATE_BAND.below}, ${constants.KNOWN_RATE_BAND.above}, ${constants.KNOWN_RATE_DAYS}`,
      ],
    ],
  );
}

function boundTable(): string {
  const { THRESHOLDS, SPLIT, CONSOLIDATION, LONE_AMOUNT } = constants;
  return table(
    ['Rule', 'Value'],
    [
      ['automatic match: probability, margin (log-odds)', `${THRESHOLDS.auto}, ${THRESHOLDS.autoMargin}`],
      ['suggestion: minimum probability on its own', String(THRESHOLDS.suggest)],
      [
        'single candidate of equal amount: days before, days after, days after for odd amounts from 1000, probability',
        [
          LONE_AMOUNT.daysBefore,
          LONE_AMOUNT.daysAfter,
          LONE_AMOUNT.oddDaysAfter,
          LONE_AMOUNT.confidence,
        ].join(', '),
      ],
      ['shipments that complete an order (fraction)', String(constants.SPLIT.parcelsCompleteFrom)],
      [
        'transactions per order, candidates, days',
        `${SPLIT.transactionsMax}, ${SPLIT.candidatesMax}, ${SPLIT.daysMax}`,
      ],
      [
        'receipts per transaction, candidates, days',
        `${CONSOLIDATION.receiptsMax}, ${CONSOLIDATION.candidatesMax}, ${CONSOLIDATION.daysBefore}`,
      ],
      ['pairings kept per receipt, within (log-odds)', `${PAIRING_LIMITS.edgesMax}, ${PAIRING_LIMITS.gap}`],
      [
        'exact search with sums: maximum receipts, pairings, steps',
        `${SEARCH.receiptsMax}, ${SEARCH.edgesMax}, ${SEARCH.stepsMax}`,
      ],
      [
        'charge of another month: minimum days, months of the series, jitter in days',
        `${SERIES.lagMin}, ${SERIES.monthsMax}, ${SERIES.jitterDays}`,
      ],
      [
        'subscription: rejected this many days before its email; automatic from, to (days)',
        `${SERIES.daysBefore}, ${SERIES.autoFrom}, ${SERIES.autoTo}`,
      ],
      [
        'subscription with another charge within (days): suggestion only, from day',
        `${SERIES.shortPeriod}, ${SERIES.lateFrom}`,
      ],
      [
        'alternative sum of receipts: days outside, receipts tried',
        `${CONSOLIDATION.noiseDays}, ${CONSOLIDATION.onlyAmongMax}`,
      ],
      [
        'frequent transactions: minimum count, days around, fraction of receipts with a transaction',
        `${constants.HABIT.transactionsMin}, ${constants.HABIT.daysAround}, ${constants.HABIT.chargedShare}`,
      ],
      ['pending transaction posted within (days)', String(constants.PENDING_REPLACED_DAYS_MAX)],
      [
        'refit: minimum answers, then every, bound (fraction), minimum gain per answer (log-odds)',
        `${REFIT.answersMin}, ${REFIT.everyAnswers}, ${REFIT.boundShare}, ${REFIT.gainMin}`,
      ],
    ],
  );
}

function changeTable(): string {
  const { PRICE_DAYS } = constants;
  return table(
    ['Rule', 'Value'],
    [
      [
        'receipts around a change; transactions of its amounts, beyond those (days)',
        `${NEIGHBORHOOD.receiptDays}, ${NEIGHBORHOOD.transactionDays}`,
      ],
      [
        'full matching above: days, receipts, reads',
        `${NEIGHBORHOOD.spanMax}, ${NEIGHBORHOOD.receiptsMax}, ${NEIGHBORHOOD.roundsMax}`,
      ],
      ['receipts with the same merchant and price compete within (days)', String(PRICE_DAYS)],
    ],
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}
