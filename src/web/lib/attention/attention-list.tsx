import { Link } from 'wouter';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { texts } from '../../texts/en/attention.ts';
import { Amount } from '../../ui/amount.tsx';
import { ChevronRight, RefreshCw, Undo2 } from '../../ui/icons/common.tsx';
import type { Icon } from '../../ui/icons/icon.tsx';
import { CircleAlert } from '../../ui/icons/initial.tsx';
import { CalendarClock, Receipt, TrendingUp, Unplug } from '../../ui/icons/ledger.tsx';
import { MailCheck, ReceiptText } from '../../ui/icons/shell.tsx';
import { formatDatesInText, userToday } from '../format/dates.ts';

export type AttentionItem = ResponseOf<'getDashboard'>['attention'][number];

const KINDS: Readonly<Record<AttentionItem['kind'], { icon: Icon; action: string }>> = {
  reconnect: { icon: Unplug, action: texts.actions.reconnect },
  review: { icon: MailCheck, action: texts.actions.review },
  sync_failed: { icon: CircleAlert, action: texts.actions.syncFailed },
  refund_late: { icon: Undo2, action: texts.actions.refundLate },
  refund_expected: { icon: Undo2, action: texts.actions.refundLate },
  amount_differs: { icon: Receipt, action: texts.actions.amountDiffers },
  charged_twice: { icon: CircleAlert, action: texts.actions.chargedTwice },
  charged_after_cancel: { icon: CircleAlert, action: texts.actions.charges },
  price_up: { icon: TrendingUp, action: texts.actions.charges },
  trial_ends: { icon: CalendarClock, action: texts.actions.trialEnds },
  renewal_due: { icon: RefreshCw, action: texts.actions.renewalDue },
  return_window: { icon: CalendarClock, action: texts.actions.returnWindow },
  warranty_ends: { icon: CalendarClock, action: texts.actions.returnWindow },
  receipt_without_charge: { icon: Receipt, action: texts.actions.receiptWithoutCharge },
  charge_without_receipt: { icon: Receipt, action: texts.actions.chargeWithoutReceipt },
  claim_refunded: { icon: Undo2, action: texts.actions.claimRefunded },
  health_unclaimed: { icon: ReceiptText, action: texts.actions.healthUnclaimed },
  gift_card_left: { icon: Receipt, action: texts.actions.giftCardLeft },
};

interface AttentionListProps {
  readonly items: readonly AttentionItem[];
  readonly className?: string;
  /** Called when the user opens an item. */
  readonly onFollow?: () => void;
}

/** Items that need attention: description, amount and one action each. */
export function AttentionList({ items, className, onFollow }: AttentionListProps) {
  if (items.length === 0)
    return (
      <div className="card-body grid gap-1">
        <p className="font-serif text-18">{texts.none.title}</p>
        <p className="text-14 text-muted">{texts.none.reason}</p>
      </div>
    );
  return (
    <ul className={className}>
      {items.map((item) => (
        <AttentionLine key={`${item.kind} ${item.href} ${item.title}`} item={item} onFollow={onFollow} />
      ))}
    </ul>
  );
}

function AttentionLine({
  item,
  onFollow,
}: {
  readonly item: AttentionItem;
  readonly onFollow: (() => void) | undefined;
}) {
  const { icon: Icon, action } = KINDS[item.kind];
  const isFailure = item.kind === 'reconnect' || item.kind === 'sync_failed';
  return (
    <li className="border-t first:border-t-0">
      <Link
        href={item.href}
        {...(onFollow ? { onClick: onFollow } : {})}
        className="group flex gap-3 px-4 py-3 transition-colors hover:bg-hover focus-visible:-outline-offset-3 sm:px-5"
      >
        <span className={isFailure ? 'mt-0.5 text-brick' : 'mt-0.5 text-amber'}>
          <Icon aria-hidden size={16} strokeWidth={1.5} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex justify-between gap-3 text-14">
            <span className="font-medium">{item.title}</span>
            {item.amountMinor !== null && item.currency !== null && (
              <Amount
                minor={Math.abs(item.amountMinor)}
                currency={item.currency}
                signs="minus"
                className="font-medium"
              />
            )}
          </span>
          <span className="block text-13 text-muted">{formatDatesInText(item.detail, userToday())}</span>
          <span
            className="mt-1 inline-flex items-center gap-0.5 text-13 font-medium text-evergreen
            group-hover:underline group-hover:underline-offset-3"
          >
            {action}
            <ChevronRight aria-hidden size={14} strokeWidth={1.75} />
          </span>
        </span>
      </Link>
    </li>
  );
}
