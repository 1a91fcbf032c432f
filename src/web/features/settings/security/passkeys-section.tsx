import { useState } from 'react';
import { write } from '../../../lib/api-client.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { texts } from '../../../texts/en/security.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { AgoText } from '../../../ui/date-text.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import { type Security, SecuritySection } from './security-section.tsx';
import { useReauthentication } from './use-reauthentication.tsx';

export type Passkey = Security['passkeys'][number];

/** The account's passkeys: add, rename and remove. */
export function PasskeysSection({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const addToast = useToast();
  const [isAdding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const remove = useReauthentication(async (passkeyId: string) => {
    await write('deletePasskey', { params: { passkeyId } });
    addToast(texts.passkeys.removed);
  });
  return (
    <SecuritySection
      title={texts.passkeys.title}
      explained={texts.passkeys.explained}
      actions={<Button onClick={() => setAdding(true)}>{texts.passkeys.add}</Button>}
    >
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line rounded-card border">
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenamed(passkey)}
              onRemove={() => setRemoved(passkey)}
            />
          ))}
        </ul>
      )}
      <FormError message={remove.failure} />
      <AddPasskeyDialog isOpen={isAdding} onClose={() => setAdding(false)} />
      <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(null)} />
      <ConfirmDialog
        isOpen={removed !== null}
        onClose={() => setRemoved(null)}
        title={texts.passkeys.removeTitle(removed?.name ?? '')}
        effect={texts.passkeys.removeEffect}
        keep={texts.passkeys.keep}
        confirm={texts.passkeys.remove}
        isBusy={remove.isBusy}
        onConfirm={() => {
          setRemoved(null);
          if (removed) void remove.run(removed.id);
        }}
      />
      {remove.dialog}
    </SecuritySection>
  );
}

interface PasskeyItemProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const { name, isSynced, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <div className="flex flex-wrap items-center gap-2">
          <span className="font-medium break-words">{name}</span>
          {isSynced && <Badge>{texts.passkeys.synced}</Badge>}
        </div>
        <p className="flex flex-wrap gap-x-2 text-13 text-muted">
          <span>{texts.passkeys.created(<AgoText instant={createdAt} />)}</span>
          <span>
            {lastUsedAt ? texts.passkeys.used(<AgoText instant={lastUsedAt} />) : texts.passkeys.neverUsed}
          </span>
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="small" aria-label={texts.passkeys.renameOf(name)} onClick={onRename}>
          {texts.passkeys.rename}
        </Button>
        <Button size="small" aria-label={texts.passkeys.removeOf(name)} onClick={onRemove}>
          {texts.passkeys.remove}
        </Button>
      </div>
    </li>
  );
}
