import { type FormEvent, type ReactNode, useState } from 'react';
import { write } from '../../../lib/api-client.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { texts } from '../../../texts/en/security.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { createPasskey } from './create-passkey.ts';
import type { Passkey } from './passkeys-section.tsx';
import { type Reauthentication, useReauthentication } from './use-reauthentication.tsx';

interface AddPasskeyDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function AddPasskeyDialog({ isOpen, onClose }: AddPasskeyDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.passkeys.addTitle}>
      <AddPasskey onClose={onClose} />
    </Dialog>
  );
}

/** Names a new passkey; the browser then creates it in its own dialog. */
function AddPasskey({ onClose }: { readonly onClose: () => void }) {
  const addToast = useToast();
  const add = useReauthentication(async (name: string) => {
    await createPasskey(name);
    addToast(texts.passkeys.added);
    onClose();
  });
  return (
    <>
      <NameForm
        initial={texts.passkeys.defaultName}
        hint={texts.passkeys.nameHint}
        action={texts.passkeys.proceed}
        change={add}
        onClose={onClose}
      />
      {add.dialog}
    </>
  );
}

interface RenamePasskeyDialogProps {
  /** Null closes the dialog. */
  readonly passkey: Passkey | null;
  readonly onClose: () => void;
}

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  return (
    <Dialog isOpen={passkey !== null} onClose={onClose} title={texts.passkeys.renameTitle}>
      {passkey && <RenamePasskey passkey={passkey} onClose={onClose} />}
    </Dialog>
  );
}

function RenamePasskey({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const rename = useReauthentication(async (name: string) => {
    await write('renamePasskey', { params: { passkeyId: passkey.id }, body: { name } });
    onClose();
  });
  return <NameForm initial={passkey.name} action={texts.passkeys.save} change={rename} onClose={onClose} />;
}

interface NameFormProps {
  readonly initial: string;
  readonly hint?: ReactNode;
  readonly action: string;
  readonly change: Reauthentication<string>;
  readonly onClose: () => void;
}

function NameForm({ initial, hint, action, change, onClose }: NameFormProps) {
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isMissing = name.trim() === '';
    setProblem(isMissing ? texts.passkeys.nameMissing : null);
    if (!isMissing) void change.run(name.trim());
  };
  return (
    <form className="grid gap-5 px-6 pb-6" noValidate onSubmit={submit}>
      <Field
        label={texts.passkeys.name}
        hint={hint}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <FormError message={problem ?? change.failure} />
      <div className="flex justify-end gap-3">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={change.isBusy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
