import { write } from '../../../lib/api-client.ts';
import { pairEntryId } from '../../../lib/review-entry.ts';
import { texts } from '../../../texts/en/transaction-detail.ts';
import { Button } from '../../../ui/button.tsx';
import type { Detail } from '../transaction-types.ts';
import { PairQuestion } from './pair-question.tsx';
import { RelatedTransaction } from './related-transaction.tsx';
import { useTransactionDecision } from './use-transaction-decision.ts';

interface PossibleMatchesProps {
  readonly transactionId: string;
  readonly matches: Detail['possibleMatches'];
}

const QUESTIONS = {
  duplicate: texts.pairs.duplicate,
  posted: texts.pairs.posted,
} as const;

/** Possible duplicates of this transaction; decided in AI Review. */
export function PossibleMatches({ transactionId, matches }: PossibleMatchesProps) {
  if (matches.length === 0) return null;
  return (
    <section className="grid gap-2">
      {matches.map((match) => (
        <PairQuestion
          key={match.transactionId}
          title={QUESTIONS[match.kind]}
          entryId={pairEntryId(match.kind, transactionId, match.transactionId)}
          transaction={match}
          note={match.kind === 'posted' ? texts.pairs.postedNote : match.reason}
        />
      ))}
    </section>
  );
}

interface MergedTransactionsProps {
  readonly transactions: Detail['mergedTransactions'];
}

/** Transactions merged with this one; each can be unmerged. */
export function MergedTransactions({ transactions }: MergedTransactionsProps) {
  const part = useTransactionDecision<string>({
    carryOut: (eventId) => write('undoEvent', { params: { eventId } }),
    message: () => texts.pairs.separated,
  });
  if (transactions.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="label">{texts.pairs.merged}</h3>
      {transactions.map((transaction) => (
        <div key={transaction.transactionId} className="flex items-center gap-3 text-14">
          <div className="min-w-0 flex-1">
            <RelatedTransaction transaction={transaction} />
          </div>
          {transaction.eventId !== null && (
            <Button
              size="small"
              variant="quiet"
              isBusy={part.isPending}
              onClick={() => transaction.eventId && part.mutate(transaction.eventId)}
            >
              {texts.pairs.separate}
            </Button>
          )}
        </div>
      ))}
    </section>
  );
}
