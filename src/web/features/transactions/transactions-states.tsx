import { texts } from '../../texts/en/transactions.ts';
import { Button } from '../../ui/button.tsx';
import { LoadingStatus } from '../../ui/loading.tsx';
import { placeholderKeys, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';

const WIDTHS = ['w-40', 'w-56', 'w-32', 'w-48', 'w-36', 'w-52'];

/** Loading state of the transaction list. */
export function TransactionsLoading() {
  return (
    <div className="grid gap-3">
      <LoadingStatus text={texts.loading.title} waitsFor={texts.loading.waitsFor} />
      <div aria-hidden className="card overflow-hidden">
        {placeholderKeys(14).map((key, index) => (
          <div key={key} className="flex h-11 items-center gap-3.5 border-b px-4 last:border-0">
            <Skeleton className="size-7 rounded-[8px]" />
            <Skeleton className={`h-3.5 ${WIDTHS[index % WIDTHS.length]}`} />
            <Skeleton className="ml-auto h-3.5 w-24 max-sm:hidden" />
            <Skeleton className="h-3.5 w-16 max-sm:ml-auto" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Empty state if no transaction matches. */
export function NothingMatches({ onClear }: { readonly onClear: () => void }) {
  return (
    <div className="card">
      <EmptyState
        title={texts.noMatch.title}
        reason={texts.noMatch.reason}
        action={<Button onClick={onClear}>{texts.noMatch.clear}</Button>}
      />
    </div>
  );
}
