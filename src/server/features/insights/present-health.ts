import type { ClaimableLine } from '#domain/claims/claimable-lines.ts';
import { healthGroupOf } from '#domain/insights/health-group.ts';
import { summarizeHealth } from '#domain/insights/health-summary.ts';
import { HEALTH_RULES } from '#domain/receipts/health/eligibility.ts';
import { toWire } from '../../lib/wire-id.ts';
import { healthClassName } from '../../texts/health-class-name.ts';
import type { Texts } from '../../texts/texts.ts';
import type { readHealthCoverage } from './query.ts';

/** Health spending of a period, with its totals and lines, newest first. */
export function presentHealth(
  lines: readonly ClaimableLine[],
  coverage: Awaited<ReturnType<typeof readHealthCoverage>>,
  texts: Texts,
) {
  const health = summarizeHealth(lines);
  return {
    ...health,
    classes: health.classes.map((row) => ({ ...row, name: healthClassName(row.class, texts) })),
    months: [...health.months],
    items: lines.map((line) => presentHealthLine(line, texts)).sort((a, b) => b.on.localeCompare(a.on)),
    coverage,
    rulesYear: HEALTH_RULES.year,
  };
}

function presentHealthLine(line: ClaimableLine, texts: Texts) {
  return {
    transactionId: toWire('transaction', line.key.transactionId),
    on: line.serviceOn,
    name: line.description,
    merchant: line.provider,
    class: line.class,
    className: healthClassName(line.class, texts),
    amountMinor: line.amountMinor,
    refundedMinor: line.refundedMinor,
    isItemized: line.isItemized,
    group: healthGroupOf(line.status),
  };
}
