import { Link } from 'wouter';
import { texts } from '../../../texts/en/transaction-detail.ts';
import { Confidence } from '../../../ui/confidence.tsx';
import { ArrowRight } from '../../../ui/icons/common.tsx';
import type { Detail } from '../transaction-types.ts';
import { RelatedTransaction } from './related-transaction.tsx';

interface PairQuestionProps {
  readonly title: string;
  /** ID of the queue entry. */
  readonly entryId: string;
  readonly transaction: Pick<
    Detail['possibleMatches'][number],
    'postedOn' | 'description' | 'amountMinor' | 'currency' | 'confidence'
  >;
  readonly note: string;
}

/** A pending question about this transaction and another one, with a link to AI Review. */
export function PairQuestion({ title, entryId, transaction, note }: PairQuestionProps) {
  return (
    <Link
      href={`/email-ai/review?item=${entryId}`}
      className="grid gap-1.5 rounded-card border border-dashed border-line-strong px-4 py-3 text-14 hover:bg-hover"
    >
      <span className="flex items-center gap-2">
        <span className="label">{title}</span>
        <Confidence value={transaction.confidence} />
      </span>
      <RelatedTransaction transaction={transaction} />
      <span className="flex items-end justify-between gap-3 text-13">
        <span className="text-muted">{note}</span>
        <span className="flex shrink-0 items-center gap-1 text-evergreen">
          {texts.decide}
          <ArrowRight aria-hidden size={14} strokeWidth={1.5} />
        </span>
      </span>
    </Link>
  );
}
