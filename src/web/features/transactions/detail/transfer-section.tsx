import { Link } from 'wouter';
import { write } from '../../../lib/api-client.ts';
import { pairEntryId } from '../../../lib/review-entry.ts';
import { texts } from '../../../texts/en/transaction-detail.ts';
import { Button } from '../../../ui/button.tsx';
import { Confidence } from '../../../ui/confidence.tsx';
import { ArrowLeftRight } from '../../../ui/icons/ledger.tsx';
import type { Detail } from '../transaction-types.ts';
import { PairQuestion } from './pair-question.tsx';
import { useTransactionDecision } from './use-transaction-decision.ts';

interface TransferSectionProps {
  readonly transactionId: string;
  readonly transfer: Detail['transaction']['transfer'];
  readonly suggestions: Detail['transferSuggestions'];
}

/** The other half of a transfer, or candidates for it. */
export function TransferSection({ transactionId, transfer, suggestions }: TransferSectionProps) {
  if (transfer) return <OtherHalf transactionId={transactionId} transfer={transfer} />;
  if (suggestions.length === 0) return null;
  return <Suggestions transactionId={transactionId} suggestions={suggestions} />;
}

function OtherHalf({
  transactionId,
  transfer,
}: {
  readonly transactionId: string;
  readonly transfer: NonNullable<TransferSectionProps['transfer']>;
}) {
  const part = useTransactionDecision<undefined>({
    carryOut: () => write('unpairTransfer', { params: { transactionId } }),
    message: () => texts.transfer.removed,
  });
  return (
    <div className="grid gap-2 rounded-card border px-4 py-3 text-14">
      <Link
        href={`/transactions?transaction=${transfer.transactionId}`}
        className="flex items-center gap-3 hover:underline"
      >
        <ArrowLeftRight aria-hidden size={16} strokeWidth={1.5} className="text-muted" />
        <span className="flex-1">{texts.transfer.otherHalf(transfer.accountName)}</span>
      </Link>
      <div className="flex items-center justify-between gap-3 text-13 text-muted">
        <span className="flex items-center gap-2">
          {transfer.decidedBy === 'user' ? texts.transfer.pairedByUser : texts.transfer.pairedAutomatically}
          {transfer.decidedBy === 'model' && <Confidence value={transfer.confidence} />}
        </span>
        <Button size="small" variant="quiet" isBusy={part.isPending} onClick={() => part.mutate(undefined)}>
          {texts.transfer.remove}
        </Button>
      </div>
    </div>
  );
}

function Suggestions({
  transactionId,
  suggestions,
}: {
  readonly transactionId: string;
  readonly suggestions: TransferSectionProps['suggestions'];
}) {
  return (
    <section className="grid gap-2">
      {suggestions.map((transaction) => (
        <PairQuestion
          key={transaction.transactionId}
          title={texts.transfer.question}
          entryId={pairEntryId('transfer', transactionId, transaction.transactionId)}
          transaction={transaction}
          note={texts.transfer.where(transaction.accountName)}
        />
      ))}
    </section>
  );
}
