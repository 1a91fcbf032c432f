import type { UserDb } from '#db/pool.ts';
import {
  getNotificationFacts,
  getPendingImports,
} from '#db/repositories/notifications/notification-facts.ts';
import { getNotifiedCounts, retractOutdatedNotices } from '#db/repositories/notifications/notifications.ts';
import { scheduleCheck } from '#db/repositories/schedules.ts';
import { yearOf } from '#domain/calendar/civil-date.ts';
import type { ClaimableLine } from '#domain/claims/claimable-lines.ts';
import type { Finding } from '#domain/findings/finding.ts';
import { listFindingNotices } from '#domain/notifications/finding-notices.ts';
import { listMoneyNotices } from '#domain/notifications/money-notices.ts';
import { createNotice, FINDING_NOTICES, type Notice } from '#domain/notifications/notice.ts';
import { recordNotices } from '../../lib/notifications/record-notices.ts';
import type { MatchServices } from './derive-services.ts';

/** Notified again only when the amount grows, so a later run with a smaller amount does not retract it. */
const UNCLAIMED = 'health_unclaimed';

interface Environment {
  readonly isSandbox: boolean;
  readonly today: string;
  readonly currency: string;
}

/**
 * Records notices for the new findings of one environment, in the transaction that saved them, and for the newest
 * transactions of the counterparties of these findings (null: all). True if any is new.
 */
export async function deriveNotices(
  services: MatchServices,
  db: UserDb,
  environment: Environment,
  found: {
    readonly findings: readonly Finding[];
    readonly among: readonly string[] | null;
    readonly healthLines: readonly ClaimableLine[];
  },
): Promise<boolean> {
  const { isSandbox, today } = environment;
  const kinds = FINDING_NOTICES.filter((kind) => kind !== UNCLAIMED);
  const now = services.clock.now();
  const [{ isHistoryComing, isMailComing }, lastCounts] = await Promise.all([
    getPendingImports(db, isSandbox),
    getNotifiedCounts(db, isSandbox, [UNCLAIMED, 'health_proof_missing']),
    retractOutdatedNotices(db, isSandbox, kinds, now),
    scheduleCheck(db, 'notify', now, 'keep'),
  ]);
  const money = isHistoryComing
    ? []
    : listMoneyNotices(await getNotificationFacts(db, environment, found.among));
  const isCounting = isHistoryComing || isMailComing;
  const findings = isCounting ? found.findings.filter(({ kind }) => kind !== UNCLAIMED) : found.findings;
  return recordNotices(services, db, isSandbox, [
    ...listFindingNotices(findings, today, lastCounts(UNCLAIMED)),
    ...money,
    ...(isCounting
      ? []
      : missingProofNotices(found.healthLines, environment, lastCounts('health_proof_missing'))),
  ]);
}

/**
 * A notice for this year's health items that need a receipt or a letter for a claim, if there are more than last time.
 */
function missingProofNotices(
  lines: readonly ClaimableLine[],
  { today, currency }: Environment,
  lastCounts: ReadonlyMap<string, number>,
): Notice[] {
  const year = yearOf(today);
  const lacking = lines.filter(({ status }) => status === 'needs_receipt' || status === 'needs_letter');
  if (lacking.length <= (lastCounts.get(String(year)) ?? 0)) return [];
  const amountMinor = lacking.reduce((sum, line) => sum + line.amountMinor, 0);
  const facts = { year, lines: lacking.length };
  return [
    createNotice('health_proof_missing', `${year}|${lacking.length}`, today, {
      amountMinor,
      currency,
      facts,
    }),
  ];
}
