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
  { href: '/dashboard', label: 'Dashboard', hint: 'Overview', icon: LayoutDashboard, isOnPhoneBar: true },
  { href: '/transactions', label: 'Transactions', hint: 'Every row', icon: ReceiptText, isOnPhoneBar: true },
  { href: '/email-ai', label: 'EmailAI', hint: 'AI email processing', icon: Mail, isOnPhoneBar: true },
  {
    href: '/email-ai/review',
    label: 'AI Review',
    hint: 'Review AI results',
    icon: MailCheck,
    isOnPhoneBar: true,
  },
  {
    href: '/processed-emails',
    label: 'Processed Emails',
    hint: 'Every message looked at',
    icon: Inbox,
    isOnPhoneBar: false,
  },
  {
    href: '/insights',
    label: 'Insights',
    hint: 'Analytics and reports',
    icon: ChartColumn,
    isOnPhoneBar: true,
  },
];
