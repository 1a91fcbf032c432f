import type { Notice } from '#domain/notifications/notice.ts';
import { toWire } from '../wire-id.ts';

/** The in-app link where the user acts on a notification. */
export function noticeHref(notice: Notice, findingId: string | null): string {
  switch (notice.kind) {
    case 'bank_broken':
    case 'mailbox_broken':
      return '/settings?tab=data-sources';
    case 'health_unclaimed':
    case 'health_proof_missing':
      return `/insights?view=health&year=${notice.facts.year}`;
    case 'weekly_report':
      return `/insights?from=${notice.facts.from}&to=${notice.on}`;
    case 'household_member_added':
    case 'household_member_left':
    case 'household_removed':
    case 'household_ended':
      return '/settings?tab=account&view=household';
    case 'low_balance':
      return '/transactions';
    default: {
      if (findingId !== null) return `/insights?view=checks&finding=${toWire('finding', findingId)}`;
      const transactionId = notice.transactionIds.at(-1);
      return transactionId === undefined
        ? '/transactions'
        : `/transactions?transaction=${toWire('transaction', transactionId)}`;
    }
  }
}
