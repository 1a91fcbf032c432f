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
  'claim_refunded',
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
export type ToggleTopic = 'weeklyReports' | 'transactionAlerts' | 'healthInsights';

/** A toggle's topic, or the connections and the household themselves, which no topic's toggle turns off. */
export type NoticeTopic = ToggleTopic | 'account';

export const NOTICE_TOPICS: readonly NoticeTopic[] = [
  'weeklyReports',
  'transactionAlerts',
  'healthInsights',
  'account',
];

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

const ABOUT_ACCOUNT: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'bank_broken',
  'mailbox_broken',
  'household_member_added',
  'household_member_left',
  'household_removed',
  'household_ended',
]);

/** True if an email about it is sent immediately. */
export function isUrgent(kind: NoticeKind): boolean {
  return URGENT.has(kind);
}

/** The topic of a notification. */
export function topicOf(kind: NoticeKind): NoticeTopic {
  if (kind === 'weekly_report') return 'weeklyReports';
  if (kind === 'health_unclaimed' || kind === 'health_proof_missing') return 'healthInsights';
  return ABOUT_ACCOUNT.has(kind) ? 'account' : 'transactionAlerts';
}

/** True if the user wants notifications of this topic. */
export function isTopicOn(topic: NoticeTopic, chosen: Readonly<Record<ToggleTopic, boolean>>): boolean {
  return topic === 'account' || chosen[topic];
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
