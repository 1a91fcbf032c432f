import { Link } from 'wouter';
import { formatMinor } from '../../../lib/format/money.ts';
import { HistoryList } from '../../../lib/history/history-list.tsx';
import { texts } from '../../../texts/en/transaction-detail.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Badge, SandboxBadge } from '../../../ui/badge.tsx';
import { Confidence } from '../../../ui/confidence.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Parts } from '../../../ui/error-boundary.tsx';
import { ArrowRight } from '../../../ui/icons/common.tsx';
import { MerchantMark } from '../../../ui/merchant-mark.tsx';
import { Reasons } from '../../../ui/reasons.tsx';
import { SplitPart } from '../split/split-part.tsx';
import { CountMark, TransactionAmount } from '../transaction-row.tsx';
import type { Detail } from '../transaction-types.ts';
import { EditFields } from './edit-fields.tsx';
import { MatchedReceipt } from './matched-receipt.tsx';
import { NoReceipt } from './no-receipt.tsx';
import { MergedTransactions, PossibleMatches } from './possible-matches.tsx';
import { TransferPart } from './transfer-part.tsx';
import type { PanelWish } from './use-wish.ts';

/** The transaction's head, its receipts, what the user may change, and how it came to be. */
export function DetailBody({ detail, wish, onWish }: { readonly detail: Detail } & PanelWish) {
  const { transaction, receipts, suggestions, history } = detail;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Parts>
        <Head transaction={transaction} />
        <PossibleMatches transactionId={transaction.id} matches={detail.possibleMatches} />
        {receipts.map((receipt) => (
          <MatchedReceipt key={receipt.id} receipt={receipt} transaction={transaction} />
        ))}
        <Unexplained detail={detail} />
        <SplitPart detail={detail} wish={wish} onWish={onWish} />
        {receipts.length === 0 && suggestions.length === 0 && <NoReceipt transactionId={transaction.id} />}
        {suggestions.length > 0 && <Suggestions suggestions={suggestions} />}
        <TransferPart
          transactionId={transaction.id}
          transfer={transaction.transfer}
          suggestions={detail.transferSuggestions}
        />
        <MergedTransactions transactions={detail.mergedTransactions} />
        <EditFields detail={detail} wish={wish} onWish={onWish} />
        {!transaction.isFromReceipt && (
          <section>
            <h3 className="label pb-1.5">{transaction.isManual ? texts.source.manual : texts.source.bank}</h3>
            <p className="font-mono text-13 break-words">{transaction.originalDescription}</p>
          </section>
        )}
        <HistoryList events={history} />
      </Parts>
    </div>
  );
}

/** What of a transaction with receipts none of their lines explains. */
function Unexplained({ detail: { transaction, receipts, unexplainedMinor } }: { readonly detail: Detail }) {
  const hasLines = receipts.some((receipt) => receipt.items.length > 0);
  if (!hasLines || unexplainedMinor === 0) return null;
  return (
    <p className="flex justify-between gap-3 text-14 text-muted">
      {texts.receipt.unexplained}
      <Amount minor={unexplainedMinor} currency={transaction.currency} tone="muted" />
    </p>
  );
}

function Head({ transaction }: { readonly transaction: Detail['transaction'] }) {
  const { occurredOn, postedOn, authorizedOn, originalAmountMinor, originalCurrency } = transaction;
  const purchasedOn = occurredOn === postedOn ? authorizedOn : null;
  return (
    <header className="grid gap-3">
      <div className="flex items-center gap-3 pr-8">
        <MerchantMark name={transaction.merchant || transaction.description} size={40} />
        <div className="min-w-0">
          <h2 className="truncate text-18 font-semibold">{transaction.description}</h2>
          <p className="text-13 text-muted">
            <DateText date={occurredOn} /> · {transaction.accountName}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-24 font-semibold tracking-[-0.02em]">
          <TransactionAmount row={transaction} />
        </span>
        {originalAmountMinor !== null && originalCurrency !== null && (
          <span className="text-14 text-muted" title={texts.originalAmount}>
            <Amount minor={originalAmountMinor} currency={originalCurrency} tone="muted" />
          </span>
        )}
        {transaction.isRefund && <Badge tone="good">{texts.refund}</Badge>}
        <CountMark row={transaction} />
        {transaction.isSandbox && <SandboxBadge />}
        {postedOn !== occurredOn && (
          <span className="text-13 text-muted">{texts.posted(<DateText date={postedOn} />)}</span>
        )}
        {purchasedOn && purchasedOn !== postedOn && (
          <span className="text-13 text-muted">{texts.purchased(<DateText date={purchasedOn} />)}</span>
        )}
      </div>
    </header>
  );
}

function Suggestions({ suggestions }: { readonly suggestions: Detail['suggestions'] }) {
  return (
    <section className="grid gap-2">
      <h3 className="label">{texts.suggestions.title}</h3>
      {suggestions.map((suggestion) => (
        <Link
          key={suggestion.reviewItemId}
          href={`/email-ai/review?item=${suggestion.reviewItemId}`}
          className="grid gap-1.5 rounded-card border border-dashed border-line-strong px-4 py-3 text-14 hover:bg-hover"
        >
          <span className="flex items-center gap-2">
            <span className="font-medium">{suggestion.merchant ?? texts.suggestions.unnamed}</span>
            <Confidence value={suggestion.confidence} />
            <span className="figures ml-auto font-medium">
              {suggestion.totalMinor !== null && suggestion.currency
                ? formatMinor(suggestion.totalMinor, suggestion.currency)
                : ''}
            </span>
          </span>
          <span className="flex items-end justify-between gap-3">
            <Reasons reasons={suggestion.reasons} />
            <span className="flex shrink-0 items-center gap-1 text-13 text-evergreen">
              {texts.decide}
              <ArrowRight aria-hidden size={14} strokeWidth={1.5} />
            </span>
          </span>
        </Link>
      ))}
    </section>
  );
}
