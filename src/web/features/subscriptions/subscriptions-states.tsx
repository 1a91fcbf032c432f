import { texts } from '../../texts/en/subscriptions.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { LoadingStatus } from '../../ui/loading.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { CalendarFeedCard } from './calendar-feed-card.tsx';

/** Empty state without recurring charges. A calendar address from before can be turned off. */
export function NoSubscriptions({ hasTransactions }: { readonly hasTransactions: boolean }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <EmptyCard hasTransactions={hasTransactions} />
      <CalendarFeedCard isOffered={false} />
    </div>
  );
}

function EmptyCard({ hasTransactions }: { readonly hasTransactions: boolean }) {
  return (
    <div className="card">
      <EmptyState
        title={texts.none.title}
        reason={hasTransactions ? texts.none.withTransactions : texts.none.withoutTransactions}
        action={
          hasTransactions ? (
            <ButtonLink href="/transactions?import=open">{texts.none.import}</ButtonLink>
          ) : (
            <ButtonLink variant="primary" href="/settings?tab=data-sources">
              {texts.none.connect}
            </ButtonLink>
          )
        }
      />
    </div>
  );
}

/** Loading state of the Subscriptions screen. */
export function SubscriptionsLoading() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <LoadingStatus text={texts.loading.title} waitsFor={texts.loading.waitsFor} />
      <div className="card grid grid-cols-2 gap-6 p-5 sm:grid-cols-[auto_auto_1fr] sm:gap-10">
        {[texts.cost.month, texts.cost.year].map((name) => (
          <div key={name} className="grid gap-2">
            <span className="label">{name}</span>
            <Skeleton className="h-8 w-28 sm:w-36" />
          </div>
        ))}
      </div>
      <Card title={texts.groups.subscriptions}>
        <SkeletonLines count={8} className="card-body" />
      </Card>
    </div>
  );
}

interface SubscriptionsFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function SubscriptionsFailed({ error, onRetry }: SubscriptionsFailedProps) {
  return (
    <div className="card">
      <LoadFailed title={texts.failed} error={error} onRetry={onRetry} />
    </div>
  );
}
