import { write } from '../../../lib/api-client.ts';
import { pairEntryId } from '../../../lib/review-entry.ts';
import { texts } from '../../../texts/en/transaction-detail.ts';
import { Button } from '../../../ui/button.tsx';
import type { Detail } from '../row-types.ts';
import { PairHint } from './pair-hint.tsx';
import { RowLine } from './row-line.tsx';
import { useRowDecision } from './use-row-decision.ts';

interface PossibleMatchesProps {
  readonly transactionId: string;
  readonly matches: Detail['possibleMatches'];
}

const QUESTIONS = {
  duplicate: texts.pairs.duplicate,
  posted: texts.pairs.posted,
} as const;

/** Rows that may be this one again; the queue is where that is decided. */
export function PossibleMatches({ transactionId, matches }: PossibleMatchesProps) {
  if (matches.length === 0) return null;
  return (
    <section className="grid gap-2">
      {matches.map((match) => (
        <PairHint
          key={match.transactionId}
          title={QUESTIONS[match.kind]}
          entryId={pairEntryId(match.kind, transactionId, match.transactionId)}
          row={match}
          note={match.kind === 'posted' ? texts.pairs.postedNote : match.reason}
        />
      ))}
    </section>
  );
}

interface MergedRowsProps {
  readonly rows: Detail['mergedRows'];
}

/** Rows that were made part of this one, and the way back. */
export function MergedRows({ rows }: MergedRowsProps) {
  const part = useRowDecision<string>({
    carryOut: (eventId) => write('undoEvent', { params: { eventId } }),
    told: () => texts.pairs.separated,
  });
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="label">{texts.pairs.merged}</h3>
      {rows.map((row) => (
        <div key={row.transactionId} className="flex items-center gap-3 text-14">
          <div className="min-w-0 flex-1">
            <RowLine row={row} />
          </div>
          {row.eventId !== null && (
            <Button
              size="small"
              variant="quiet"
              isBusy={part.isPending}
              onClick={() => row.eventId && part.mutate(row.eventId)}
            >
              {texts.pairs.separate}
            </Button>
          )}
        </div>
      ))}
    </section>
  );
}
