import { errorMessage, isFailure } from '../../lib/failure.ts';
import { texts } from '../../texts/en/dashboard.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadingStatus } from '../../ui/loading.tsx';
import { Skeleton, SkeletonChart, SkeletonLines } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';

/** Placeholders in the dashboard layout, with the specification's loading text. */
export function DashboardLoading() {
  return (
    <div className="grid gap-5">
      <LoadingStatus text={texts.loading.title} waitsFor={texts.loading.waitsFor} />
      <div className="card grid grid-cols-2 lg:grid-cols-4">
        {[texts.cards.totalSpend, texts.cards.income, texts.cards.savings, texts.cards.accounts].map(
          (label) => (
            <div key={label} className="grid gap-3 p-4 sm:p-5">
              <span className="label">{label}</span>
              <Skeleton className="h-8 w-28" />
              <Skeleton className="h-3.5 w-36 max-w-full" />
            </div>
          ),
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-5 max-lg:contents">
          <Card title={texts.trend.title} className="max-lg:-order-2">
            <div className="card-body">
              <SkeletonChart className="h-84" />
            </div>
          </Card>
          <Card title={texts.recent.title}>
            <SkeletonLines count={8} className="card-body" />
          </Card>
        </div>
        <div className="flex flex-col gap-5 max-lg:contents">
          <Card title={texts.attention.title} className="max-lg:-order-1">
            <SkeletonLines count={2} className="card-body" />
          </Card>
          <Card title={texts.subscriptions.title}>
            <SkeletonLines count={6} className="card-body" />
          </Card>
        </div>
      </div>
    </div>
  );
}

export function DashboardFailed({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  return (
    <Card>
      <ErrorState
        title={texts.failure.title}
        message={errorMessage(error, texts.failure.unknown)}
        meaning={texts.failure.meaning}
        requestId={isFailure(error) ? error.requestId : undefined}
        action={
          <Button variant="primary" onClick={onRetry}>
            {texts.failure.retry}
          </Button>
        }
      />
    </Card>
  );
}
