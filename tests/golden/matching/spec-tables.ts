import { KEPT, NEIGHBOURHOOD, REFIT, SEARCH, SERIES } from '#domain/matching/match-bounds.ts';
import * as constants from '#domain/matching/match-constants.ts';

/** The tables of `docs/matching.md`, made from the constants the matcher decides by. */
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
    ['Kind', 'First day', 'Last day', 'Share of each day'],
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
        'usual tip, high tip (share of the bill)',
        `${constants.TIP_SHARES.usualMax}, ${constants.TIP_SHARES.highMax}`,
      ],
      ['replaced groceries (share)', String(constants.SUBSTITUTION_SHARE)],
      ['any estimate (share), wide estimate (share)', `${constants.NEAR_SHARE}, ${constants.ESTIMATE_SHARE}`],
      ['rounding (minor units)', String(constants.CENTS_OFF_MAX)],
      ['fuel holds (units)', constants.FUEL_HOLDS.join(', ')],
      ['hotel hold (times the bill)', String(constants.TRAVEL_HOLD_MAX)],
      ['equal parts of a pay-later plan', constants.INSTALLMENT_PARTS.join(', ')],
      [
        'rate seen in other transactions: below, above, days',
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
      ['automatic from (probability), margin (log-odds)', `${THRESHOLDS.auto}, ${THRESHOLDS.autoMargin}`],
      ['proposed from (probability taken alone)', String(THRESHOLDS.suggest)],
      [
        'lone equal amount: days before, after, after for odd sums from 1000, probability',
        [
          LONE_AMOUNT.daysBefore,
          LONE_AMOUNT.daysAfter,
          LONE_AMOUNT.oddDaysAfter,
          LONE_AMOUNT.confidence,
        ].join(', '),
      ],
      ['parcels that are the whole order (share)', String(constants.SPLIT.parcelsWholeFrom)],
      [
        'transactions of one order, candidates, days',
        `${SPLIT.transactionsMax}, ${SPLIT.candidatesMax}, ${SPLIT.daysMax}`,
      ],
      [
        'receipts in one row, of candidates, days',
        `${CONSOLIDATION.receiptsMax}, ${CONSOLIDATION.candidatesMax}, ${CONSOLIDATION.daysBefore}`,
      ],
      ['pairings kept for a receipt, within (log-odds)', `${KEPT.edgesMax}, ${KEPT.gap}`],
      [
        'exact search with sums: receipts, pairings, steps',
        `${SEARCH.receiptsMax}, ${SEARCH.edgesMax}, ${SEARCH.stepsMax}`,
      ],
      [
        'another month: from days, series of months, jitter in days',
        `${SERIES.lagMin}, ${SERIES.monthsMax}, ${SERIES.jitterDays}`,
      ],
      [
        'a plan: refused before its email from, matched without asking from, to (days)',
        `${SERIES.daysBefore}, ${SERIES.autoFrom}, ${SERIES.autoTo}`,
      ],
      [
        'a plan with charges this near each other is asked about from day',
        `${SERIES.shortPeriod}, ${SERIES.lateFrom}`,
      ],
      [
        'another sum of receipts: days outside, receipts tried',
        `${CONSOLIDATION.noiseDays}, ${CONSOLIDATION.onlyAmongMax}`,
      ],
      [
        'frequent transactions: from, days around, share of receipts that have a transaction',
        `${constants.HABIT.transactionsMin}, ${constants.HABIT.daysAround}, ${constants.HABIT.chargedShare}`,
      ],
      ['pending transaction replaced within (days)', String(constants.PENDING_TWIN_DAYS)],
      [
        'learned from (answers), again after, within (share), gain of each answer (log-odds)',
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
        'receipts around a change, transactions of its amounts beyond (days)',
        `${NEIGHBOURHOOD.receiptDays}, ${NEIGHBOURHOOD.transactionDays}`,
      ],
      [
        'everything from: days, receipts, readings',
        `${NEIGHBOURHOOD.spanMax}, ${NEIGHBOURHOOD.receiptsMax}, ${NEIGHBOURHOOD.roundsMax}`,
      ],
      ['two receipts of one merchant and price need the same transactions within (days)', String(PRICE_DAYS)],
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
