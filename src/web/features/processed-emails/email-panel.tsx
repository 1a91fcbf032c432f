import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api-query.ts';
import { texts } from '../../texts/en/processed-emails.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { X } from '../../ui/icons/initial.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmailContent } from './email-content.tsx';

interface EmailPanelProps {
  readonly messageId: string;
  readonly isDocked: boolean;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** A message with its result, details and content. */
export function EmailPanel({ messageId, isDocked, onOpen, onClose }: EmailPanelProps) {
  if (!isDocked)
    return (
      <Drawer isOpen onClose={onClose} title={texts.email.title}>
        <Content messageId={messageId} mailClass="h-[70dvh]" onOpen={onOpen} />
      </Drawer>
    );
  return (
    <aside
      aria-label={texts.email.title}
      className="sticky top-[calc(var(--bar-height)+12px)] mt-3 flex h-[calc(100dvh-var(--bar-height)-24px)] flex-col
        overflow-hidden rounded-card border bg-surface"
    >
      <Button
        variant="quiet"
        size="small"
        iconOnly
        aria-label={texts.email.close}
        className="absolute top-2 right-2 z-10"
        onClick={onClose}
      >
        <X aria-hidden size={16} strokeWidth={1.5} />
      </Button>
      <Content messageId={messageId} mailClass="min-h-0 flex-1" onOpen={onOpen} />
    </aside>
  );
}

interface ContentProps {
  readonly messageId: string;
  readonly mailClass: string;
  readonly onOpen: (id: string) => void;
}

function Content({ messageId, mailClass, onOpen }: ContentProps) {
  const query = useQuery(apiQuery('getProcessedEmail', { params: { messageId } }));
  if (query.data) return <EmailContent data={query.data} mailClass={mailClass} onOpen={onOpen} />;
  if (query.isError)
    return <LoadFailed title={texts.email.failed} error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div className="grid gap-4 p-5">
      <Loading text={texts.email.loading} />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-16" />
      <Skeleton className="h-64" />
    </div>
  );
}
