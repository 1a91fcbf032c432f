import { Link } from 'wouter';
import { errorMessage } from '../../../lib/failure.ts';
import { texts } from '../../../texts/en/household.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';

export function SharedFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <Card>
      <ErrorState
        title={texts.view.failed}
        message={errorMessage(error, texts.notDone)}
        action={<Button onClick={onRetry}>{texts.retry}</Button>}
      />
    </Card>
  );
}

/** Empty state without shared accounts, with the next step. */
export function NothingShared({ whose }: { readonly whose: 'theirs' | 'ours' }) {
  return (
    <Card>
      <EmptyState
        title={texts.view.empty.title}
        reason={texts.view.empty[whose]}
        action={
          <Link href="/settings?tab=account&view=household" className="btn" data-variant="primary">
            {texts.view.empty.action}
          </Link>
        }
      />
    </Card>
  );
}

/** Loading state of shared accounts. */
export function SharedLoading() {
  return (
    <div className="grid gap-5">
      <p role="status" className="sr-only">
        {texts.view.loading}
      </p>
      <Card>
        <SkeletonLines count={3} className="p-5" />
      </Card>
      <Card title={texts.view.accounts}>
        <SkeletonLines count={4} className="card-body" />
      </Card>
      <Card title={texts.view.transactions}>
        <SkeletonLines count={8} className="card-body" />
      </Card>
    </div>
  );
}
