import { texts } from '../../texts/en/insights.ts';
import { texts as healthTexts } from '../../texts/en/insights-health.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { LoadingStatus } from '../../ui/loading.tsx';
import { placeholderKeys, Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';

const HEIGHTS = ['h-24', 'h-36', 'h-28', 'h-40', 'h-32', 'h-28'];

/** Loading state of the spending tab. */
export function SpendingLoading() {
  return (
    <div className="grid gap-5">
      <LoadingStatus text={texts.loading.title} waitsFor={texts.loading.waitsFor} />
      <div className="card grid divide-x max-sm:divide-x-0 max-sm:divide-y sm:grid-cols-3">
        {[texts.totals.spend, texts.totals.income, texts.totals.kept].map((name) => (
          <div key={name} className="flex items-baseline justify-between gap-2 px-4 py-4 sm:grid sm:px-5">
            <span className="label">{name}</span>
            <Skeleton className="h-8 w-32" />
          </div>
        ))}
      </div>
      <div className="grid gap-5 lg:grid-cols-12">
        <Card title={texts.categories.title} className="min-w-0 lg:col-span-7">
          <div className="card-body grid items-center gap-6 sm:grid-cols-[208px_1fr]">
            <div className="skeleton-ring justify-self-center" aria-hidden />
            <SkeletonLines count={6} />
          </div>
        </Card>
        <Card title={texts.merchants.title} className="min-w-0 lg:col-span-5">
          <SkeletonLines count={7} className="card-body" />
        </Card>
      </div>
      <Card title={texts.flow.title}>
        <div className="card-body">
          <Skeleton className="h-70" />
        </div>
      </Card>
    </div>
  );
}

/** Loading state of the health tab. */
export function HealthLoading() {
  return (
    <div className="grid gap-5">
      <LoadingStatus text={healthTexts.loading.title} waitsFor={healthTexts.loading.waitsFor} />
      <div className="card grid gap-6 p-4 sm:grid-cols-[14rem_1fr] sm:p-5">
        <div className="grid content-start gap-3">
          <span className="label">{healthTexts.claim.spending}</span>
          <Skeleton className="h-9 w-32" />
          <Skeleton className="h-3.5 w-44" />
        </div>
        <div className="grid content-start gap-3">
          <span className="label">{healthTexts.claim.claimable}</span>
          <Skeleton className="h-3.5 w-full rounded-full" />
          <Skeleton className="h-3.5 w-2/3" />
        </div>
      </div>
      <div className="grid gap-5 lg:grid-cols-12">
        <Card title={healthTexts.kinds.title} className="min-w-0 lg:col-span-5">
          <SkeletonLines count={5} className="card-body" />
        </Card>
        <Card title={healthTexts.months.title} className="min-w-0 lg:col-span-7">
          <div aria-hidden className="card-body flex h-62 items-end gap-3">
            {placeholderKeys(HEIGHTS.length).map((key, index) => (
              <Skeleton key={key} className={`w-16 ${HEIGHTS[index] ?? ''}`} />
            ))}
          </div>
        </Card>
      </div>
      <Card title={healthTexts.items.title}>
        <SkeletonLines count={6} className="card-body" />
      </Card>
    </div>
  );
}

/** Empty state without any transactions. */
export function InsightsFirstRun() {
  return (
    <div className="card mt-6">
      <EmptyState
        title={texts.firstRun.title}
        reason={texts.firstRun.reason}
        action={
          <ButtonLink variant="primary" href="/settings?tab=data-sources">
            {texts.firstRun.connect}
          </ButtonLink>
        }
      />
    </div>
  );
}

interface InsightsFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function InsightsFailed({ error, onRetry }: InsightsFailedProps) {
  return (
    <div className="card">
      <LoadFailed title={texts.failed} error={error} onRetry={onRetry} />
    </div>
  );
}
