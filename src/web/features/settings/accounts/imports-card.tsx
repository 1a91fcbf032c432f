import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { call } from '../../../lib/api-client.ts';
import type { QueryId } from '../../../lib/facts.ts';
import { texts } from '../../../texts/en/settings-imports.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { ImportItem, type StatementImport } from './import-item.tsx';
import { UndoImportDialog } from './undo-import-dialog.tsx';

const LIST = 'listImports' satisfies QueryId;

/** All imported statement files with their outcome; each can be undone at any time. */
export function ImportsCard() {
  const [undoing, setUndoing] = useState<StatementImport | null>(null);
  const query = useInfiniteQuery({
    queryKey: [LIST],
    queryFn: ({ pageParam, signal }): Promise<ResponseOf<'listImports'>> =>
      call(LIST, { query: pageParam === '' ? {} : { cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
  const imports = query.data?.pages.flatMap((page) => page.imports) ?? [];
  return (
    <Card title={texts.title}>
      <div id="imports" className="border-t px-4 py-4 sm:px-5">
        {query.isPending && <SkeletonLines count={2} />}
        {query.isError && (
          <LoadFailed title={texts.failed} error={query.error} onRetry={() => void query.refetch()} />
        )}
        {query.isSuccess && imports.length === 0 && (
          <p className="max-w-[58ch] text-14 text-muted">{texts.none}</p>
        )}
        {imports.length > 0 && (
          <ul className="grid divide-y" aria-label={texts.title}>
            {imports.map((item) => (
              <ImportItem key={item.id} statement={item} onUndo={() => setUndoing(item)} />
            ))}
          </ul>
        )}
        {query.hasNextPage && (
          <Button
            size="small"
            className="mt-4"
            isBusy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {texts.more}
          </Button>
        )}
      </div>
      <UndoImportDialog statement={undoing} onClose={() => setUndoing(null)} />
    </Card>
  );
}
