import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { texts } from '../../../texts/en/transaction-detail.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { X } from '../../../ui/icons/initial.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { PanelPart } from '../use-list-keys.ts';
import { DetailBody } from './detail-body.tsx';

interface DetailPanelProps {
  readonly transactionId: string;
  /** Docked next to the list; otherwise a drawer. */
  readonly isDocked: boolean;
  /** The section a shortcut requested; focused once the transaction has loaded. */
  readonly focusPart: PanelPart | null;
  readonly onFocused: () => void;
  readonly onClose: () => void;
}

/** The panel of one transaction. */
export function DetailPanel({ isDocked, onClose, ...content }: DetailPanelProps) {
  if (!isDocked)
    return (
      <Drawer isOpen onClose={onClose} title={texts.title}>
        <div className="px-5 pb-10 sm:px-6">
          <Content {...content} />
        </div>
      </Drawer>
    );
  return (
    <aside
      aria-label={texts.title}
      className="sticky top-[calc(var(--bar-height)+12px)] mt-3 flex max-h-[calc(100dvh-var(--bar-height)-24px)]
        flex-col overflow-hidden rounded-card border bg-surface"
    >
      <Button
        variant="quiet"
        size="small"
        iconOnly
        aria-label={texts.close}
        className="absolute top-2 right-2 z-10"
        onClick={onClose}
      >
        <X aria-hidden size={16} strokeWidth={1.5} />
      </Button>
      <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-5 pb-6">
        <Content {...content} />
      </div>
    </aside>
  );
}

function Content({ transactionId, focusPart, onFocused }: Omit<DetailPanelProps, 'isDocked' | 'onClose'>) {
  const query = useQuery(apiQuery('getTransaction', { params: { transactionId } }));
  if (query.data)
    return <DetailBody key={transactionId} detail={query.data} focusPart={focusPart} onFocused={onFocused} />;
  if (query.isError)
    return (
      <div className="-mx-5 pt-4">
        <LoadFailed title={texts.failed} error={query.error} onRetry={() => void query.refetch()} />
      </div>
    );
  return (
    <div className="grid gap-4">
      <Loading />
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-4 w-56" />
      <Skeleton className="h-56" />
    </div>
  );
}
