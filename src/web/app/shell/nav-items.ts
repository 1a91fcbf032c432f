import { texts } from '../../texts/en/shell.ts';
import type { Icon } from '../../ui/icons/icon.tsx';
import { ChartColumn, Inbox, LayoutDashboard, Mail, MailCheck, ReceiptText } from '../../ui/icons/shell.tsx';

export interface NavItem {
  readonly href: string;
  readonly label: string;
  /** Tooltip. */
  readonly hint: string;
  readonly icon: Icon;
  /** Whether the bottom bar on phones includes it. */
  readonly isOnBottomBar: boolean;
}

/** Top navigation items, in display order. */
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
