import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { apiQuery } from '../../lib/api-query.ts';
import { SURE_FROM } from '../../lib/format/confidence.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUndo } from '../../lib/undo/undo-context.ts';
import { useAddress } from '../../lib/use-address.ts';
import { useKeys } from '../../lib/use-keys.ts';
import { useMedia, WIDE } from '../../lib/use-media.ts';
import { texts } from '../../texts/en/review.ts';
import { Parts } from '../../ui/error-boundary.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { createAnswerGuard } from './answer-guard.ts';
import { CategoryDesk } from './category-desk.tsx';
import { PairDesk } from './pair-desk.tsx';
import { QueueList } from './queue-list.tsx';
import { ReviewDesk } from './review-desk.tsx';
import { ReviewHead } from './review-head.tsx';
import { AllDone, ReviewLoading } from './review-states.tsx';
import { entriesOf, type Queue, type QueueEntry } from './review-types.ts';
import { QUEUE_QUERY, useDecisions } from './use-decisions.ts';

/** What only a person can decide: a queue, the email, and what was read from it. */
export function ReviewScreen() {
  usePageTitle(texts.title);
  const query = useQuery(apiQuery('listReviewItems', { query: QUEUE_QUERY }));
  const { data } = query;
  return (
    <div className="page pb-6 max-md:has-[[data-answerable]]:pb-40">
      {data ? (
        entriesOf(data).length === 0 ? (
          <AllDone decided={data.decided} />
        ) : (
          <Review queue={data} />
        )
      ) : query.isError ? (
        <>
          <h1 className="title mb-5">{texts.title}</h1>
          <div className="card">
            <LoadFailed
              title={texts.failure.title}
              error={query.error}
              meaning={texts.failure.meaning}
              onRetry={() => void query.refetch()}
            />
          </div>
        </>
      ) : (
        <ReviewLoading />
      )}
    </div>
  );
}

function Review({ queue }: { readonly queue: Queue }) {
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
