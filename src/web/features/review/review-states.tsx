import type { ReactNode } from 'react';
import { texts } from '../../texts/en/review.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Loading, LoadingStatus } from '../../ui/loading.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** The empty queue, with the number of decisions. */
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
              <ButtonLink href="/transactions?receipt=with">{texts.allDone.matchedTransactions}</ButtonLink>
            ) : (
              <ButtonLink href="/email-ai">{texts.allDone.mailbox}</ButtonLink>
            )
          }
        />
      </div>
    </>
  );
}

/** Widths of placeholder lines of an email. */
const MAIL_LINES = ['w-2/5', 'w-4/5', 'w-3/4', 'w-11/12', 'w-1/2', 'w-5/6', 'w-2/3', 'w-1/3'];

/** Loading state of the three panes. */
export function ReviewLoading() {
  return (
    <>
      <h1 className="title mb-4">{texts.title}</h1>
      <LoadingStatus text={texts.loading.title} waitsFor={texts.loading.waitsFor} />
      <div
        className="grid gap-5 pt-4 lg:h-[calc(100dvh-var(--bar-height)-156px)] lg:min-h-120
        lg:grid-cols-[288px_minmax(0,1fr)_364px]"
      >
        <div className="card p-4">
          <SkeletonLines count={11} />
        </div>
        <MailLoading className="max-lg:hidden" />
        <FieldsLoading className="max-lg:hidden" />
      </div>
    </>
  );
}

/** Grid of the email and its extracted data. */
export const REVIEW_GRID = 'grid min-h-0 gap-5 md:max-lg:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_364px]';

/** Loading state of one question; its email may have to come from the mailbox. */
export function ReviewItemLoading() {
  return (
    <div className={REVIEW_GRID}>
      <MailLoading className="max-md:order-2">
        <Loading text={texts.item.loading} />
      </MailLoading>
      <FieldsLoading className="" />
    </div>
  );
}

function MailLoading({ className, children }: { readonly className: string; readonly children?: ReactNode }) {
  return (
    <div className={`card ${className}`}>
      <div className="grid gap-2 border-b p-5">
        {children ?? (
          <>
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-1/4" />
          </>
        )}
      </div>
      <div className="grid gap-3 p-8">
        {MAIL_LINES.map((width) => (
          <Skeleton key={width} className={`h-3 ${width}`} />
        ))}
      </div>
    </div>
  );
}

function FieldsLoading({ className }: { readonly className: string }) {
  return (
    <div className={`card grid content-start gap-4 p-5 ${className}`}>
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-16" />
      <Skeleton className="h-40" />
    </div>
  );
}
