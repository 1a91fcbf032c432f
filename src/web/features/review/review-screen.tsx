import { usePageTitle } from '../../lib/page-title.ts';
import { texts } from '../../texts/en/review.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Review } from './review-queue.tsx';
import { AllDone, ReviewLoading } from './review-states.tsx';
import { listEntries } from './review-types.ts';
import { useQueue } from './use-queue.ts';

/** The AI Review screen. */
export function ReviewScreen() {
  usePageTitle(texts.title);
  const { query, queue } = useQueue();
  return (
    <div className="page pb-6 max-md:has-[[data-answerable]]:pb-52">
      {queue ? (
        listEntries(queue).length === 0 ? (
          <AllDone decided={queue.decided} />
        ) : (
          <Review queue={queue} />
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
