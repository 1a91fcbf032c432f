import { texts } from '../../texts/en/shell.ts';
import type { Icon } from '../../ui/icons/icon.tsx';
import { ChartColumn, Inbox, LayoutDashboard, Mail, MailCheck, ReceiptText } from '../../ui/icons/shell.tsx';

export interface NavItem {
  readonly href: string;
  readonly label: string;
  /** Said to who asks what it is. */
  readonly hint: string;
  readonly icon: Icon;
  /** Whether the bar at the bottom of a phone has it. */
  readonly isOnBottomBar: boolean;
}

/** The top navigation, in its order. */
export const NAV_ITEMS: readonly NavItem[] = [
  {
    href: '/dashboard',
    label: texts.places.dashboard.label,
    hint: texts.places.dashboard.hint,
    icon: LayoutDashboard,
    isOnBottomBar: true,
  },
  {
    href: '/transactions',
    label: texts.places.transactions.label,
    hint: texts.places.transactions.hint,
    icon: ReceiptText,
    isOnBottomBar: true,
  },
  {
    href: '/email-ai',
    label: texts.places.emailAi.label,
    hint: texts.places.emailAi.hint,
    icon: Mail,
    isOnBottomBar: true,
  },
  {
    href: '/email-ai/review',
    label: texts.places.review.label,
    hint: texts.places.review.hint,
    icon: MailCheck,
    isOnBottomBar: true,
  },
  {
    href: '/processed-emails',
    label: texts.places.processedEmails.label,
    hint: texts.places.processedEmails.hint,
    icon: Inbox,
    isOnBottomBar: false,
  },
  {
    href: '/insights',
    label: texts.places.insights.label,
    hint: texts.places.insights.hint,
    icon: ChartColumn,
    isOnBottomBar: true,
  },
];
