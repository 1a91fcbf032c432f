import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api-query.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { texts } from '../../texts/en/review.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Review } from './review-queue.tsx';
import { AllDone, ReviewLoading } from './review-states.tsx';
import { listEntries } from './review-types.ts';
import { QUEUE_QUERY } from './use-decisions.ts';

/** The AI Review screen. */
export function ReviewScreen() {
  usePageTitle(texts.title);
  const query = useQuery(apiQuery('listReviewItems', { query: QUEUE_QUERY }));
  const { data } = query;
  return (
    <div className="page pb-6 max-md:has-[[data-answerable]]:pb-52">
      {data ? (
        listEntries(data).length === 0 ? (
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
