import { texts } from '../../texts/en/review.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { EmptyState, LoadingLine } from '../../ui/states.tsx';

/** Nothing waits: a quiet count of what was decided. */
export function AllDone({ decided }: { readonly decided: number }) {
  return (
    <>
      <h1 className="title mb-5">{texts.title}</h1>
      <div className="card">
        <EmptyState
          title={texts.allDone.title}
          reason={decided > 0 ? texts.allDone.decided(decided) : texts.allDone.firstRun}
          action={
            decided > 0 ? (
              <ButtonLink href="/transactions?receipt=with">{texts.allDone.explainedRows}</ButtonLink>
            ) : (
              <ButtonLink href="/email-ai">{texts.allDone.mailbox}</ButtonLink>
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
      <h1 className="title mb-4">{texts.title}</h1>
      <LoadingLine text={texts.loading.title} waitsFor={texts.loading.waitsFor} />
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
