import { texts } from '../../../texts/en/transaction-detail.ts';
import { Amount } from '../../../ui/amount.tsx';
import { SectionBoundaries } from '../../../ui/error-boundary.tsx';
import type { Detail } from '../transaction-types.ts';
import { MatchedReceipt } from './matched-receipt.tsx';

/** The receipts of a transaction and the part without one. */
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

/** The part of a transaction its receipts don't cover. */
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
