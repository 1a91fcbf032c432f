import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { apiQuery } from '../../lib/api-query.ts';
import { SURE_FROM } from '../../lib/format/confidence.ts';
import { useUndo } from '../../lib/undo/undo-context.ts';
import { useAddress } from '../../lib/use-address.ts';
import { useKeys } from '../../lib/use-keys.ts';
import { useMedia, WIDE } from '../../lib/use-media.ts';
import { Parts } from '../../ui/error-boundary.tsx';
import { createAnswerGuard } from './answer-guard.ts';
import { CategoryDesk } from './category-desk.tsx';
import { PairDesk } from './pair-desk.tsx';
import { QueueList } from './queue-list.tsx';
import { ReviewDesk } from './review-desk.tsx';
import { ReviewHead } from './review-head.tsx';
import { entriesOf, type Queue, type QueueEntry } from './review-types.ts';
import { useDecisions } from './use-decisions.ts';

export function Review({ queue }: { readonly queue: Queue }) {
  const { params, change } = useAddress();
  const client = useQueryClient();
  const isWide = useMedia(WIDE);
  const [guard] = useState(createAnswerGuard);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const items = useMemo(() => inOrder(entriesOf(queue), skipped), [queue, skipped]);
  const wanted = params.get('item');
  const current = items.find((item) => item.id === wanted) ?? (isWide ? items[0] : undefined);
  const open = (id: string | null): void => change({ item: id }, id && !isWide ? 'push' : 'replace');
  const { decide, answer, settle, acceptAll, batch } = useDecisions(open);
  const at = current ? items.indexOf(current) : -1;
  const next = items[at + 1] ?? items.find((item) => item !== current);
  const nextId = next?.id;
  const nextItemId = next && 'item' in next ? next.id : undefined;
  useEffect(() => {
    if (nextItemId)
      void client.prefetchQuery(apiQuery('getReviewItem', { params: { reviewItemId: nextItemId } }));
  }, [client, nextItemId]);
  const step = (by: number): void => {
    const target = items[Math.min(items.length - 1, Math.max(0, at + by))];
    if (target) open(target.id);
  };
  const skip = (id: string): void => {
    setSkipped((now) => [...now.filter((own) => own !== id), id]);
    open(nextId ?? null);
  };
  const { undo } = useUndo();
  useKeys({ u: undo, z: undo });
  return (
    <>
      <ReviewHead
        queue={queue}
        sure={items.filter((item) => item.confidence >= SURE_FROM)}
        batch={batch}
        onAcceptAll={acceptAll}
        onBack={!isWide && current ? () => open(null) : null}
      />
      <div
        className="grid gap-5 lg:h-[calc(100dvh-var(--bar-height)-152px)] lg:min-h-120
        lg:grid-cols-[288px_minmax(0,1fr)]"
      >
        <Parts>
          {(isWide || !current) && (
            <QueueList entries={items} skipped={skipped} currentId={current?.id ?? null} onOpen={open} />
          )}
          {current && 'item' in current && (
            <ReviewDesk
              key={current.id}
              item={current.item}
              guard={guard}
              onDecide={(decision) => {
                decide(current.item, decision);
                open(nextId ?? null);
              }}
              onSkip={() => skip(current.id)}
              onStep={step}
            />
          )}
          {current && 'pair' in current && (
            <PairDesk
              key={current.id}
              pair={current.pair}
              guard={guard}
              onAnswer={(isYes) => {
                answer(current.pair, isYes);
                open(nextId ?? null);
              }}
              onSkip={() => skip(current.id)}
              onStep={step}
            />
          )}
          {current && 'category' in current && (
            <CategoryDesk
              key={current.id}
              question={current.category}
              guard={guard}
              onAnswer={(said) => {
                settle(current.category, said);
                open(nextId ?? null);
              }}
              onSkip={() => skip(current.id)}
              onStep={step}
            />
          )}
        </Parts>
      </div>
    </>
  );
}

/** Skipped items go to the end, in the order they were skipped. */
function inOrder(items: readonly QueueEntry[], skipped: readonly string[]): QueueEntry[] {
  const last = skipped.flatMap((id) => items.filter((item) => item.id === id));
  return [...items.filter((item) => !skipped.includes(item.id)), ...last];
}
