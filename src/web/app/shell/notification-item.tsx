import { useMutation } from '@tanstack/react-query';
import { Link } from 'wouter';
import { write } from '../../lib/api-client.ts';
import { formatDatesInText, userToday } from '../../lib/format/dates.ts';
import { texts } from '../../texts/en/notifications.ts';
import { Amount } from '../../ui/amount.tsx';
import { RefreshCw, Undo2 } from '../../ui/icons/common.tsx';
import type { Icon } from '../../ui/icons/icon.tsx';
import { CircleAlert, CircleCheck } from '../../ui/icons/initial.tsx';
import { CalendarClock, Receipt, TrendingUp, Unplug } from '../../ui/icons/ledger.tsx';
import { Bell, BellOff, ChartColumn, ReceiptText, Users } from '../../ui/icons/shell.tsx';
import type { Notification } from './notification-panel.tsx';

const ICONS: Readonly<Record<Notification['kind'], Icon>> = {
  charged_after_cancel: CircleAlert,
  charged_twice: CircleAlert,
  amount_differs: Receipt,
  refund_late: Undo2,
  price_up: TrendingUp,
  trial_ends: CalendarClock,
  renewal_due: RefreshCw,
  health_unclaimed: ReceiptText,
  claim_refunded: Undo2,
  large_charge: CircleAlert,
  low_balance: CircleAlert,
  paycheck_arrived: CircleCheck,
  paycheck_missing: CalendarClock,
  refund_arrived: CircleCheck,
  bank_broken: Unplug,
  mailbox_broken: Unplug,
  health_proof_missing: ReceiptText,
  weekly_report: ChartColumn,
  household_member_added: Users,
  household_member_left: Users,
  household_removed: Users,
  household_ended: Users,
};
const GOOD: readonly Notification['kind'][] = ['paycheck_arrived', 'refund_arrived', 'weekly_report'];
const FAILURES: readonly Notification['kind'][] = ['bank_broken', 'mailbox_broken'];

function toneOf(kind: Notification['kind']): string {
  if (FAILURES.includes(kind)) return 'text-brick';
  return GOOD.includes(kind) ? 'text-evergreen' : 'text-amber';
}

interface NotificationItemProps {
  readonly notification: Notification;
  readonly onFollow: () => void;
}

/** One notification: its message, a link to act on it, and a mute button. */
export function NotificationItem({ notification, onFollow }: NotificationItemProps) {
  const { kind, title, detail, amountMinor, currency, href, isRead, isMuted } = notification;
  const mute = useMutation({
    mutationFn: () => write('muteNotifications', { body: { kind, isMuted: !isMuted } }),
  });
  const KindIcon = ICONS[kind];
  const MuteIcon = isMuted ? Bell : BellOff;
  const muteLabel = (isMuted ? texts.panel.unmute : texts.panel.mute)(texts.kinds[kind]);
  return (
    <li className="flex items-start border-t transition-colors first:border-t-0 hover:bg-hover">
      <Link
        href={href}
        onClick={onFollow}
        className="flex min-w-0 flex-1 gap-3 py-3 pl-4 focus-visible:-outline-offset-3 sm:pl-5"
      >
        <span className={`mt-0.5 ${isMuted ? 'text-muted' : toneOf(kind)}`}>
          <KindIcon aria-hidden size={16} strokeWidth={1.5} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex justify-between gap-3 text-14">
            <span className={isRead ? '' : 'font-semibold'}>
              {title}
              {!isRead && <span className="sr-only"> ({texts.panel.unread})</span>}
            </span>
            {amountMinor !== null && currency !== null && (
              <Amount minor={amountMinor} currency={currency} signs="minus" className="font-medium" />
            )}
          </span>
          <span className="block text-13 text-muted">
            {formatDatesInText(detail, userToday())}
            {isMuted && ` · ${texts.panel.muted}`}
          </span>
        </span>
      </Link>
      <button
        type="button"
        className="btn m-1.5 shrink-0 text-muted"
        data-variant="quiet"
        data-size="small"
        data-icon-only
        aria-label={muteLabel}
        title={muteLabel}
        disabled={mute.isPending}
        onClick={() => mute.mutate()}
      >
        <MuteIcon aria-hidden size={14} strokeWidth={1.5} />
      </button>
    </li>
  );
}
