import { addMonths, type CivilDate } from '#domain/calendar/civil-date.ts';

/** How far back a mailbox is read. */
export const MAILBOX_RANGES = ['3_months', '12_months', '24_months', 'all'] as const;
export type MailboxRange = (typeof MAILBOX_RANGES)[number];

const MONTHS: Readonly<Record<Exclude<MailboxRange, 'all'>, number>> = {
  '3_months': 3,
  '12_months': 12,
  '24_months': 24,
};

/** Returns the first day of a range, or null for everything. */
export function rangeStart(range: MailboxRange, today: CivilDate): CivilDate | null {
  return range === 'all' ? null : addMonths(today, -MONTHS[range]);
}
