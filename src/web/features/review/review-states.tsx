import { formatCount } from '../../lib/format/money.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { EmptyState, LoadingLine } from '../../ui/states.tsx';

/** Nothing waits: a quiet count of what was decided. */
export function AllDone({ decided }: { readonly decided: number }) {
  return (
    <>
      <h1 className="title mb-5">AI Review</h1>
      <div className="card">
        <EmptyState
          title="Nothing waits for you"
          reason={
            decided > 0
              ? `You decided ${formatCount(decided)} ${decided === 1 ? 'question' : 'questions'} so far. Each one taught the next ones.`
              : 'Receipts and rows that Fettle is unsure of wait here for your word. The sure ones are joined by themselves.'
          }
          action={
            decided > 0 ? (
              <ButtonLink href="/transactions?receipt=with">See the explained rows</ButtonLink>
            ) : (
              <ButtonLink href="/email-ai">Look at your mailbox</ButtonLink>
            )
          }
        />
      </div>
    </>
  );
}

/** The three panes on their way. */
export function ReviewLoading() {
  return (
    <>
      <h1 className="title mb-4">AI Review</h1>
      <LoadingLine text="Loading..." waitsFor="Fetching what waits for you." />
      <div className="grid gap-5 pt-4 lg:grid-cols-[288px_minmax(0,1fr)_348px]">
        <div className="card p-4">
          <SkeletonLines count={7} />
        </div>
        <Skeleton className="h-120 max-lg:hidden" />
        <div className="card grid content-start gap-4 p-5 max-lg:hidden">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-16" />
          <Skeleton className="h-40" />
        </div>
      </div>
    </>
  );
}
