import { type ReactNode, useEffect, useRef } from 'react';
import { formatDatesInText, userToday } from '../../../lib/format/dates.ts';
import { texts } from '../../../texts/en/insights-checks.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Finding } from './use-dismissal.ts';

/** Findings with only an email or only a transaction. */
const UNMATCHED_KINDS: ReadonlySet<Finding['kind']> = new Set([
  'receipt_without_charge',
  'charge_without_receipt',
]);

interface FindingItemProps {
  readonly finding: Finding;
  /** Whether a notification linked to this finding. */
  readonly isWanted: boolean;
  readonly onDismiss: (finding: Finding) => void;
}

/** A finding with its amount, the emails and transactions that prove it, and a dismiss button. */
export function FindingItem({ finding, isWanted, onDismiss }: FindingItemProps) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isWanted) line.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  const { title, detail, amountMinor, currency, dismissalEventId } = finding;
  const dismissal = (
    <Button size="small" variant="quiet" onClick={() => onDismiss(finding)}>
      {dismissalEventId ? texts.finding.restore : texts.finding.dismiss}
    </Button>
  );
  const place = {
    ref: line,
    'aria-current': isWanted || undefined,
    className: 'grid gap-2 px-4 py-3.5 text-14 aria-[current=true]:bg-amber-wash sm:px-5',
  };
  if (UNMATCHED_KINDS.has(finding.kind))
    return (
      <li {...place}>
        <UnmatchedItem finding={finding} dismissal={dismissal} />
      </li>
    );
  return (
    <li {...place}>
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 font-medium">{title}</p>
        {amountMinor !== null && currency !== null && (
          <Amount minor={amountMinor} currency={currency} signs="minus" className="shrink-0 font-medium" />
        )}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 text-13 text-muted">{formatDatesInText(detail, userToday())}</p>
        {dismissal}
      </div>
      {finding.receipts.length + finding.transactions.length + finding.messages.length > 0 && (
        <Evidence finding={finding} />
      )}
    </li>
  );
}

/** An email or transaction without a counterpart. The group title states the problem, so the item only names it. */
function UnmatchedItem({ finding, dismissal }: { readonly finding: Finding; readonly dismissal: ReactNode }) {
  const { merchant, amountMinor, currency, receipts, transactions } = finding;
  const [receipt] = receipts;
  const [transaction] = transactions;
  const on = receipt?.purchasedOn ?? transaction?.occurredOn;
  return (
    <div className="flex items-center gap-x-4">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="truncate font-medium">{merchant}</p>
        <p className="flex flex-wrap gap-x-3 text-13 text-muted">
          {on && <DateText date={on} style="short" />}
          {receipt?.messageId && (
            <TextLink href={`/processed-emails?message=${receipt.messageId}`}>{texts.finding.email}</TextLink>
          )}
          {transaction && (
            <TextLink href={`/transactions?transaction=${transaction.id}`}>
              {texts.finding.transaction}
            </TextLink>
          )}
          {transaction && (
            <TextLink href={`/processed-emails?q=${encodeURIComponent(merchant)}`}>
              {texts.finding.search}
            </TextLink>
          )}
        </p>
      </div>
      {amountMinor !== null && currency !== null && (
        <Amount minor={amountMinor} currency={currency} signs="minus" className="shrink-0 font-medium" />
      )}
      {dismissal}
    </div>
  );
}

/** Links to receipts, emails and transactions; for a price increase, the old price first. */
function Evidence({ finding }: { readonly finding: Finding }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {finding.receipts.map((receipt) => (
        <li key={receipt.id} className="receipt-paper grid gap-0.5 text-13">
          <span className="flex items-baseline justify-between gap-3">
            <span className="truncate">{receipt.merchant ?? texts.finding.receipt}</span>
            {receipt.totalMinor !== null && receipt.currency !== null && (
              <Amount minor={receipt.totalMinor} currency={receipt.currency} signs="minus" />
            )}
          </span>
          <span className="flex items-baseline justify-between gap-3 text-muted">
            <DateText date={receipt.purchasedOn} style="short" />
            {receipt.messageId !== null && (
              <TextLink href={`/processed-emails?message=${receipt.messageId}`}>
                {texts.finding.email}
              </TextLink>
            )}
          </span>
        </li>
      ))}
      {finding.messages.map((mail) => (
        <li key={mail.messageId} className="grid content-start gap-0.5 rounded-card border px-3 py-2 text-13">
          <span className="truncate">{mail.subject}</span>
          <span className="flex items-baseline justify-between gap-3 text-muted">
            <DateText date={mail.on} style="short" />
            <TextLink href={`/processed-emails?message=${mail.messageId}`}>{texts.finding.email}</TextLink>
          </span>
        </li>
      ))}
      {finding.transactions.map((transaction) => (
        <li key={transaction.id} className="grid content-start gap-0.5 rounded-card border px-3 py-2 text-13">
          <span className="flex items-baseline justify-between gap-3">
            <span className="truncate">{transaction.description}</span>
            <Amount minor={transaction.amountMinor} currency={transaction.currency} />
          </span>
          <span className="flex items-baseline justify-between gap-3 text-muted">
            <DateText date={transaction.occurredOn} style="short" />
            <TextLink href={`/transactions?transaction=${transaction.id}`}>
              {texts.finding.transaction}
            </TextLink>
          </span>
        </li>
      ))}
    </ul>
  );
}
