import { call } from '../../../lib/api-client.ts';
import { texts } from '../../../texts/en/transaction-detail.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CategoryChip } from '../../../ui/category-chip.tsx';
import type { Detail } from '../row-types.ts';
import { useRowDecision } from './use-row-decision.ts';

type Parts = NonNullable<Detail['split']>;

/** How a row is divided by its receipts, or could be: one click divides it, one makes it one again. */
export function SplitPart({ detail }: { readonly detail: Detail }) {
  const { transaction, split, proposedSplit } = detail;
  const parts = split ?? proposedSplit;
  const params = { transactionId: transaction.id };
  const accept = (seen: Parts): Promise<unknown> =>
    call('acceptSplit', {
      params,
      body: {
        parts: seen.map(({ category, isHealth, amountMinor }) => ({ category, isHealth, amountMinor })),
      },
    });
  const undo = (): Promise<unknown> => call('undoSplit', { params });
  const accepting = useRowDecision({
    carryOut: accept,
    takeBack: undo,
    told: () => texts.split.accepted,
  });
  const undoing = useRowDecision({ carryOut: undo, takeBack: accept, told: () => texts.split.undone });
  if (!parts) return null;
  return (
    <section
      aria-label={split ? texts.split.title : texts.split.proposed}
      className={`grid gap-2.5 rounded-card border px-4 py-3 ${split ? '' : 'border-dashed border-line-strong'}`}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="label">{split ? texts.split.title : texts.split.proposed}</h3>
        {split ? (
          <Button
            size="small"
            variant="quiet"
            isBusy={undoing.isPending}
            onClick={() => undoing.mutate(split)}
          >
            {texts.split.undo}
          </Button>
        ) : (
          <Button
            size="small"
            variant="primary"
            isBusy={accepting.isPending}
            onClick={() => accepting.mutate(parts)}
          >
            {texts.split.accept}
          </Button>
        )}
      </div>
      <ul className="grid gap-2 text-14">
        {parts.map((part) => (
          <li
            key={`${part.category} ${part.isHealth}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3"
          >
            <span className="flex min-w-0 flex-wrap items-center gap-1.5">
              <CategoryChip name={part.categoryName} isHealth={part.isHealth} />
              {part.isHealth && <Badge tone="health">{texts.split.health}</Badge>}
            </span>
            <Amount minor={part.amountMinor} currency={transaction.currency} className="font-medium" />
            {part.items.length > 0 && (
              <span className="col-span-2 truncate text-13 text-muted">{part.items.join(', ')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
