import { Link } from 'wouter';
import { formatMinor } from '../../../lib/format/money.ts';
import { texts } from '../../../texts/en/transaction-detail.ts';
import { Confidence } from '../../../ui/confidence.tsx';
import { ArrowRight } from '../../../ui/icons/common.tsx';
import { Reasons } from '../../../ui/reasons.tsx';
import type { Detail } from '../transaction-types.ts';
import { NoReceipt } from './no-receipt.tsx';

/** Suggested receipts or, without any, the search for one. */
export function PossibleReceipts({ detail }: { readonly detail: Detail }) {
  const { transaction, receipts, suggestions } = detail;
  if (suggestions.length > 0) return <Suggestions suggestions={suggestions} />;
  return receipts.length === 0 && <NoReceipt transactionId={transaction.id} />;
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
