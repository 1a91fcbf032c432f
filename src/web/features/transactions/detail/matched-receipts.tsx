import { texts } from '../../../texts/en/transaction-detail.ts';
import { Amount } from '../../../ui/amount.tsx';
import { SectionBoundaries } from '../../../ui/error-boundary.tsx';
import type { Detail } from '../transaction-types.ts';
import { MatchedReceipt } from './matched-receipt.tsx';

/** The receipts of a transaction, and what of it none of them explains. */
export function MatchedReceipts({ detail }: { readonly detail: Detail }) {
  const { transaction, receipts } = detail;
  return (
    <SectionBoundaries>
      {receipts.map((receipt) => (
        <MatchedReceipt key={receipt.id} receipt={receipt} transaction={transaction} />
      ))}
      <Unexplained detail={detail} />
    </SectionBoundaries>
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
