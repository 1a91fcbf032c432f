import type { CivilDate } from '../calendar/civil-date.ts';
import type { Finding } from '../findings/finding.ts';

/** Findings that trigger a notification; the others only appear in lists. */
export const FINDING_NOTICES = [
  'charged_after_cancel',
  'charged_twice',
  'amount_differs',
  'refund_late',
  'price_up',
  'trial_ends',
  'renewal_due',
  'health_unclaimed',
] as const;

/** Notifications without a finding. */
const OWN_NOTICES = [
  'large_charge',
  'low_balance',
  'paycheck_arrived',
  'paycheck_missing',
  'refund_arrived',
  'bank_broken',
  'mailbox_broken',
  'health_proof_missing',
  'weekly_report',
  'household_member_added',
  'household_member_left',
  'household_removed',
  'household_ended',
] as const;

export const NOTICE_KINDS = [...FINDING_NOTICES, ...OWN_NOTICES] as const;

export type FindingNoticeKind = (typeof FINDING_NOTICES)[number];
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The specification's toggles that choose what a user is notified about. */
export type NoticeTopic = 'weeklyReports' | 'transactionAlerts' | 'healthInsights';

/**
 * An event the user is notified about, in the shape of a finding. `key` is stable, so that each event is reported once.
 */
export interface Notice extends Omit<Finding, 'kind'> {
  readonly kind: NoticeKind;
}

/** Kinds sent immediately; the rest is included in the daily email. */
const URGENT: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'charged_after_cancel',
  'charged_twice',
  'trial_ends',
  'large_charge',
  'low_balance',
  'bank_broken',
  'mailbox_broken',
  'weekly_report',
  'household_member_added',
  'household_member_left',
  'household_removed',
  'household_ended',
]);

/** True if an email about it is sent immediately. */
export function isUrgent(kind: NoticeKind): boolean {
  return URGENT.has(kind);
}

export function topicOf(kind: NoticeKind): NoticeTopic {
  if (kind === 'weekly_report') return 'weeklyReports';
  return kind === 'health_unclaimed' || kind === 'health_proof_missing'
    ? 'healthInsights'
    : 'transactionAlerts';
}

/** Creates a notice with defaults for the fields its rule does not set. */
export function createNotice(
  kind: NoticeKind,
  key: string,
  on: CivilDate,
  parts: Partial<Omit<Notice, 'kind' | 'key' | 'on'>>,
): Notice {
  return {
    ...{ kind, key, on, merchant: '', amountMinor: null, currency: null },
    ...{ receiptIds: [], transactionIds: [], planId: null, facts: {} },
    ...parts,
  };
}
