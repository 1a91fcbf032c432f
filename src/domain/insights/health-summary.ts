import { type CivilDate, type Month, toMonth } from '../calendar/civil-date.ts';

/** A health line of a matched receipt, in minor units of one currency. */
export interface HealthLine {
  readonly on: CivilDate;
  readonly class: string;
  readonly amountMinor: number;
  readonly hsaEligibility: 'eligible' | 'needs_letter' | 'not_eligible' | 'unknown';
  /** A health account paid it: it is no part of what can still be claimed. */
  readonly isPaidFromAccount: boolean;
}

export interface HealthSummary {
  readonly totalMinor: number;
  readonly eligibleMinor: number;
  readonly needsLetterMinor: number;
  readonly unknownMinor: number;
  /** What health accounts paid; in none of the three above. */
  readonly paidFromAccountMinor: number;
  /** Largest first. */
  readonly classes: readonly {
    readonly class: string;
    readonly amountMinor: number;
    readonly count: number;
  }[];
  /** Oldest first; months without lines are left out. */
  readonly months: readonly { readonly month: Month; readonly amountMinor: number }[];
}

/** Health spending by class, month and eligibility. */
export function summarizeHealth(lines: readonly HealthLine[]): HealthSummary {
  const classes = new Map<string, { amountMinor: number; count: number }>();
  const months = new Map<Month, number>();
  const sums = { eligible: 0, needs_letter: 0, not_eligible: 0, unknown: 0, paid: 0 };
  for (const line of lines) {
    const seen = classes.get(line.class) ?? { amountMinor: 0, count: 0 };
    classes.set(line.class, { amountMinor: seen.amountMinor + line.amountMinor, count: seen.count + 1 });
    months.set(toMonth(line.on), (months.get(toMonth(line.on)) ?? 0) + line.amountMinor);
    sums[line.isPaidFromAccount ? 'paid' : line.hsaEligibility] += line.amountMinor;
  }
  return {
    totalMinor: lines.reduce((sum, line) => sum + line.amountMinor, 0),
    eligibleMinor: sums.eligible,
    needsLetterMinor: sums.needs_letter,
    unknownMinor: sums.unknown,
    paidFromAccountMinor: sums.paid,
    classes: [...classes]
      .map(([name, own]) => ({ class: name, ...own }))
      .sort((a, b) => b.amountMinor - a.amountMinor || a.class.localeCompare(b.class)),
    months: [...months]
      .map(([month, amountMinor]) => ({ month, amountMinor }))
      .sort((a, b) => a.month.localeCompare(b.month)),
  };
}
