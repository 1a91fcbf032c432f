import { texts } from '../../../texts/en/transaction-detail.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Badge, SandboxBadge } from '../../../ui/badge.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { MerchantMark } from '../../../ui/merchant-mark.tsx';
import { StatusMark, TransactionAmount } from '../transaction-row.tsx';
import type { Detail } from '../transaction-types.ts';

/** Merchant, date and amount of a transaction. */
export function DetailHeader({ transaction }: { readonly transaction: Detail['transaction'] }) {
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
        <StatusMark row={transaction} />
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
