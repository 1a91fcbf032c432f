import { texts } from '../../texts/en/shell.ts';
import { ChartColumn, Inbox, LayoutDashboard, Mail, MailCheck, ReceiptText } from '../../ui/icons/frame.tsx';
import type { Icon } from '../../ui/icons/icon.tsx';

export interface Place {
  readonly href: string;
  readonly label: string;
  /** Said to who asks what it is. */
  readonly hint: string;
  readonly icon: Icon;
  /** Whether the bar at the bottom of a phone has it. */
  readonly isOnPhoneBar: boolean;
}

/** The top navigation, in its order. */
export const PLACES: readonly Place[] = [
  {
    href: '/dashboard',
    label: texts.places.dashboard.label,
    hint: texts.places.dashboard.hint,
    icon: LayoutDashboard,
    isOnPhoneBar: true,
  },
  {
    href: '/transactions',
    label: texts.places.transactions.label,
    hint: texts.places.transactions.hint,
    icon: ReceiptText,
    isOnPhoneBar: true,
  },
  {
    href: '/email-ai',
    label: texts.places.emailAi.label,
    hint: texts.places.emailAi.hint,
    icon: Mail,
    isOnPhoneBar: true,
  },
  {
    href: '/email-ai/review',
    label: texts.places.review.label,
    hint: texts.places.review.hint,
    icon: MailCheck,
    isOnPhoneBar: true,
  },
  {
    href: '/processed-emails',
    label: texts.places.processedEmails.label,
    hint: texts.places.processedEmails.hint,
    icon: Inbox,
    isOnPhoneBar: false,
  },
  {
    href: '/insights',
    label: texts.places.insights.label,
    hint: texts.places.insights.hint,
    icon: ChartColumn,
    isOnPhoneBar: true,
  },
];
