import { useUrlState } from '../../lib/use-url-state.ts';
import { texts } from '../../texts/en/processed-emails.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { LoadingStatus } from '../../ui/loading.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { EmailList } from './email-list.tsx';
import type { EmailFilter, useEmailList } from './use-email-list.ts';

const BAR_PX = 56;

interface EmailResultsProps {
  readonly filter: EmailFilter;
  readonly list: ReturnType<typeof useEmailList>;
  readonly activeId: string | null;
  readonly openId: string | null;
  /** Height of the sticky toolbar. */
  readonly stickPx: number;
  readonly onOpen: (id: string) => void;
}

/** The list, or its loading, error or empty state. */
export function EmailResults({ filter, list, activeId, openId, stickPx, onOpen }: EmailResultsProps) {
  const { query, first, emails } = list;
  if (!first && query.isError)
    return (
      <div className="card">
        <LoadFailed title={texts.failed} error={query.error} onRetry={() => void query.refetch()} />
      </div>
    );
  if (!first)
    return (
      <div className="grid gap-3">
        <LoadingStatus text={texts.loading.title} waitsFor={texts.loading.waitsFor} />
        <div className="card p-5">
          <SkeletonLines count={12} />
        </div>
      </div>
    );
  if (emails.length === 0 && !query.hasNextPage)
    return <NothingMatches isFiltered={Object.keys(filter).length > 0} />;
  return (
    <EmailList
      emails={emails}
      isStale={query.isPlaceholderData}
      hasMore={query.hasNextPage}
      isLoadingMore={query.isFetchingNextPage}
      hasFailed={query.isFetchNextPageError}
      stickPx={stickPx + BAR_PX}
      activeId={activeId}
      openId={openId}
      onMore={() => void query.fetchNextPage()}
      onOpen={onOpen}
    />
  );
}

const NO_FILTER = {
  ...{ q: null, state: null, kind: null, linked: null, sender: null },
  ...{ from: null, to: null },
} as const;

function NothingMatches({ isFiltered }: { readonly isFiltered: boolean }) {
  const { change } = useUrlState();
  return (
    <div className="card">
      <EmptyState
        title={texts.noMatch.title}
        reason={texts.noMatch.reason}
        action={isFiltered && <Button onClick={() => change(NO_FILTER)}>{texts.noMatch.clear}</Button>}
      />
    </div>
  );
}
