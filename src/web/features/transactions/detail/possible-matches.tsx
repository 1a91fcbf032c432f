import { useLocation } from 'wouter';
import { call } from '../../../lib/api-client.ts';
import { formatMinor } from '../../../lib/format/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Confidence } from '../../../ui/confidence.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import type { Detail } from '../row-types.ts';
import { useRowDecision } from './use-row-decision.ts';

interface PossibleMatchesProps {
  readonly transactionId: string;
  readonly matches: Detail['possibleMatches'];
}

const QUESTIONS = {
  duplicate: 'Is this the same row twice?',
  posted: 'Did the one settle the other?',
} as const;

/** Rows that may be this one again, each with the two answers. */
export function PossibleMatches({ transactionId, matches }: PossibleMatchesProps) {
  const [, navigate] = useLocation();
  const decide = useRowDecision(
    async (input: { readonly otherId: string; readonly decision: 'same' | 'different' }) => {
      const { otherId, decision } = input;
      const kept = await call('decidePossibleMatch', {
        params: { transactionId, otherId },
        body: { decision },
      });
      if (kept.transactionId !== transactionId) navigate(`/transactions?transaction=${kept.transactionId}`);
    },
    ({ decision }) =>
      decision === 'same' ? 'The two rows are one now.' : 'Kept apart. You will not be asked again.',
  );
  if (matches.length === 0) return null;
  return (
    <section className="grid gap-2">
      {matches.map((match) => (
        <div
          key={match.transactionId}
          className="grid gap-2.5 rounded-card border border-dashed border-line-strong px-4 py-3 text-14"
        >
          <div className="flex items-center gap-2">
            <h3 className="label">{QUESTIONS[match.kind]}</h3>
            <Confidence value={match.confidence} />
          </div>
          <RowLine row={match} />
          <p className="text-13 text-muted">
            {match.reason}
            {match.kind === 'posted' && '. The pending row is not counted until you say.'}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              variant="primary"
              isBusy={decide.isPending}
              onClick={() => decide.mutate({ otherId: match.transactionId, decision: 'same' })}
            >
              Same, make it one
            </Button>
            <Button
              size="small"
              isBusy={decide.isPending}
              onClick={() => decide.mutate({ otherId: match.transactionId, decision: 'different' })}
            >
              Two different rows
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}

interface MergedRowsProps {
  readonly transactionId: string;
  readonly rows: Detail['mergedRows'];
}

/** Rows that were made part of this one, and the way back. */
export function MergedRows({ transactionId, rows }: MergedRowsProps) {
  const part = useRowDecision(
    (otherId: string) => call('undoPossibleMatch', { params: { transactionId, otherId } }),
    () => 'The rows are two again.',
  );
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="label">Made one with this row</h3>
      {rows.map((row) => (
        <div key={row.transactionId} className="flex items-center gap-3 text-14">
          <div className="min-w-0 flex-1">
            <RowLine row={row} />
          </div>
          <Button
            size="small"
            variant="quiet"
            isBusy={part.isPending}
            onClick={() => part.mutate(row.transactionId)}
          >
            Separate
          </Button>
        </div>
      ))}
    </section>
  );
}

/** Another row in one line: day, text, amount. */
export function RowLine({
  row,
}: {
  readonly row: Pick<Detail['mergedRows'][number], 'postedOn' | 'description' | 'amountMinor' | 'currency'>;
}) {
  return (
    <p className="flex items-baseline gap-2">
      <span className="text-13 text-muted">
        <DateText date={row.postedOn} />
      </span>
      <span className="min-w-0 flex-1 truncate">{row.description}</span>
      <span className="figures font-medium">{formatMinor(row.amountMinor, row.currency)}</span>
    </p>
  );
}
