import { clsx } from 'clsx';
import { memo } from 'react';
import { isHealthCategory } from '#domain/categorization/categories.ts';
import { texts } from '../../texts/en/transactions.ts';
import { Amount } from '../../ui/amount.tsx';
import { Badge, SandboxBadge } from '../../ui/badge.tsx';
import { CategoryChip } from '../../ui/category-chip.tsx';
import { DateText, PostedText } from '../../ui/date-text.tsx';
import { ReceiptText } from '../../ui/icons/shell.tsx';
import { MerchantMark } from '../../ui/merchant-mark.tsx';
import { GridCell } from './grid-parts.tsx';
import type { Transaction } from './transaction-types.ts';

interface TransactionRowProps {
  readonly row: Transaction;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly isOpen: boolean;
  /** Whether to mark sandbox rows; not needed if the complete list is sandbox data. */
  readonly showsEnvironment: boolean;
  /** Whether the row shows its date, because no day header does. */
  readonly showsDay: boolean;
}

/** A transaction row: merchant, items, category, account, receipt and amount. */
export const TransactionRow = memo(function TransactionRow(props: TransactionRowProps) {
  const { row: transaction, isActive, isSelected, isOpen, showsEnvironment, showsDay } = props;
  return (
    <div
      className={clsx('txn-row group', isActive && 'txn-row-active')}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
    >
      <GridCell className="txn-mark">
        <span className={clsx('col-start-1 row-start-1', isSelected ? 'invisible' : 'group-hover:invisible')}>
          <MerchantMark name={transaction.merchant || transaction.description} size={28} />
        </span>
        <input
          type="checkbox"
          tabIndex={-1}
          readOnly
          checked={isSelected}
          aria-label={texts.transaction.select(transaction.description)}
          className={clsx(
            'checkbox pointer-events-none col-start-1 row-start-1',
            !isSelected && 'opacity-0 group-hover:opacity-100',
          )}
        />
      </GridCell>
      <GridCell className="txn-text">
        <span className="flex min-w-0 items-center gap-2">
          <span className="truncate font-medium">{transaction.description}</span>
          {showsDay && (
            <DateText date={transaction.occurredOn} style="short" className="shrink-0 text-13 text-muted" />
          )}
          {transaction.isRefund && <Badge tone="good">{texts.transaction.refund}</Badge>}
          {(transaction.status === 'pending' || transaction.isExcluded) && (
            <span className={transaction.isHeld || transaction.isExcluded ? 'shrink-0' : 'txn-pending'}>
              <StatusMark row={transaction} />
            </span>
          )}
          {transaction.isSandbox && showsEnvironment && <SandboxBadge />}
        </span>
        <Summary row={transaction} />
      </GridCell>
      <GridCell className="txn-category">
        <CategoryChip
          name={firstCategory(transaction)}
          others={otherCategories(transaction)}
          category={transaction.parts.length === 0 ? transaction.category : undefined}
          isHealth={transaction.parts.length === 0 && isHealthCategory(transaction.category)}
        />
      </GridCell>
      <GridCell className="txn-account">{transaction.accountName}</GridCell>
      <GridCell className="grid w-4 place-items-center">
        <ReceiptDot row={transaction} />
      </GridCell>
      <GridCell className="txn-amount">
        <TransactionAmount row={transaction} />
      </GridCell>
    </div>
  );
});

/** The items, and the posting date if it differs. */
function Summary({ row: transaction }: { readonly row: Transaction }) {
  const { itemsSummary, occurredOn, postedOn } = transaction;
  const isPlain = itemsSummary === null && postedOn === occurredOn;
  return (
    <span className={clsx('txn-summary', isPlain && 'txn-only-narrow')}>
      <span className={clsx(itemsSummary === null && 'txn-only-narrow')}>
        {itemsSummary ?? categoryWords(transaction)}
      </span>
      <PostedText occurredOn={occurredOn} postedOn={postedOn} className="txn-posted" />
    </span>
  );
}

function firstCategory({ parts, categoryName }: Transaction): string {
  return parts[0]?.categoryName ?? categoryName;
}

function otherCategories({ parts }: Transaction): number {
  return Math.max(0, parts.length - 1);
}

/** The category; for a split transaction, the first one with the number of others. */
function categoryWords(transaction: Transaction): string {
  const others = otherCategories(transaction);
  const name = firstCategory(transaction);
  return others === 0 ? name : `${name} +${others}`;
}

function ReceiptDot({ row: transaction }: { readonly row: Transaction }) {
  if (transaction.hasReceipt)
    return (
      <span className="text-evergreen" title={texts.transaction.explained}>
        <ReceiptText aria-hidden size={14} strokeWidth={1.5} />
        <span className="sr-only">{texts.transaction.hasReceipt}</span>
      </span>
    );
  if (transaction.hasSuggestion)
    return (
      <span title={texts.transaction.asked}>
        <span aria-hidden className="block size-2 rounded-full border-[1.5px] border-amber" />
        <span className="sr-only">{texts.transaction.asked}</span>
      </span>
    );
  return null;
}

/** Marks pending and uncounted transactions; nothing for others. */
export function StatusMark({ row }: { readonly row: Pick<Transaction, 'status' | 'isHeld' | 'isExcluded'> }) {
  if (row.isExcluded) return <Badge>{texts.transaction.notCounted}</Badge>;
  if (row.isHeld) return <Badge tone="attention">{texts.transaction.held}</Badge>;
  return row.status === 'pending' ? <Badge>{texts.transaction.pending}</Badge> : null;
}

/**
 * Money out is ink, money in is green, transfers are muted, pending is dotted. In a list of one category, a split
 * transaction shows only that part.
 */
export function TransactionAmount({ row: transaction }: { readonly row: Transaction }) {
  const isPending = transaction.status === 'pending';
  const isTransfer = transaction.type === 'transfer';
  return (
    <Amount
      minor={transaction.shareMinor ?? transaction.amountMinor}
      currency={transaction.currency}
      signs={isTransfer ? 'always' : 'inflow'}
      tone={isPending || isTransfer ? 'muted' : 'plain'}
      className={isPending ? 'underline decoration-dotted underline-offset-4' : 'font-medium'}
    />
  );
}
