import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../lib/api-client.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { texts } from '../../texts/en/email-ai.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import type { EmailAi } from './email-ai-screen.tsx';
import { useMailMutation } from './use-mail-mutation.ts';

interface FoldersDialogProps {
  readonly mailbox: EmailAi['mailboxes'][number];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Selects the folders or labels to sync; loads them from the mailbox when it opens. */
export function FoldersDialog({ mailbox, isOpen, onClose }: FoldersDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.folders.title}>
      <Folders mailbox={mailbox} onClose={onClose} />
    </Dialog>
  );
}

function Folders({ mailbox, onClose }: Omit<FoldersDialogProps, 'isOpen'>) {
  const params = { mailboxId: mailbox.id };
  const query = useQuery({ ...apiQuery('listMailboxFolders', { params }), staleTime: 0 });
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const save = useMailMutation(
    (folderIds: string[] | null) => write('updateMailbox', { params, body: { folderIds } }),
    texts.folders.notSaved,
    onClose,
  );
  if (!query.data && query.isError)
    return (
      <LoadFailed title={texts.folders.failed} error={query.error} onRetry={() => void query.refetch()} />
    );
  if (!query.data) return <SkeletonLines count={6} className="p-6" />;
  const { folders } = query.data;
  const current = chosen ?? new Set(folders.filter((folder) => folder.isChosen).map(({ id }) => id));
  const toggle = (id: string): void => {
    const next = new Set(current);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <div className="grid gap-4 px-6 pb-6">
      <p className="text-14 text-muted">{texts.folders.explained}</p>
      <ul className="max-h-[50dvh] overflow-y-auto rounded-control border">
        {folders.map((folder) => (
          <li key={folder.id} className="border-b last:border-b-0">
            <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 text-14 hover:bg-hover">
              <input type="checkbox" checked={current.has(folder.id)} onChange={() => toggle(folder.id)} />
              <span className="min-w-0 truncate">{folder.name}</span>
            </label>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button isBusy={save.isPending} onClick={() => save.mutate(null)}>
          {texts.folders.usual}
        </Button>
        <Button
          variant="primary"
          disabled={current.size === 0}
          isBusy={save.isPending}
          onClick={() => save.mutate([...current])}
        >
          {texts.folders.read}
        </Button>
      </div>
    </div>
  );
}
