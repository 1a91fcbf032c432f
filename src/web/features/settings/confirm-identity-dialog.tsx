import { type FormEvent, useState } from 'react';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { ROUTES } from '#contract/routes.ts';
import { messageOf } from '../../lib/failure.ts';
import { useAuth, useSignedIn } from '../../lib/session/auth-context.ts';
import { GoogleButton } from '../../lib/session/google-button.tsx';
import { currentUser } from '../../lib/session/identity.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { useApi } from '../../lib/use-api.ts';
import { texts } from '../../texts/en/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

interface ConfirmIdentityProps {
  /** Why it is asked. */
  readonly purpose: string;
  /** What the button does after the sign-in. */
  readonly action: string;
  readonly isDangerous?: boolean;
  /** Called when the same person has signed in anew. */
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Asks the signed-in person to sign in once more, by password or by Google. */
export function ConfirmIdentityDialog({
  isOpen,
  ...rest
}: ConfirmIdentityProps & { readonly isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} title={texts.identity.title}>
      <ConfirmIdentity {...rest} />
    </Dialog>
  );
}

function ConfirmIdentity({
  purpose,
  action,
  isDangerous = false,
  onConfirmed,
  onClose,
}: ConfirmIdentityProps) {
  const email = useSignedIn()?.user.email ?? '';
  const addToast = useToast();
  const { data: config } = useApi<ResponseOf<'getConfig'>>({ url: ROUTES.getConfig[1] });
  const confirm = (): void => {
    const now = currentUser()?.email;
    if (now === email) {
      onConfirmed();
      return;
    }
    addToast(now === undefined ? texts.identity.nobody : texts.identity.other(now), 'error');
    onClose();
  };
  return (
    <div className="grid gap-5 px-6 pb-6">
      <p className="text-14 text-muted">{purpose}</p>
      <PasswordForm
        email={email}
        action={action}
        isDangerous={isDangerous}
        onDone={confirm}
        onClose={onClose}
      />
      <div className="flex items-center gap-3 text-13 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {texts.identity.or}
      </div>
      <GoogleButton capability={config?.capabilities.googleSignIn ?? null} onDone={confirm} />
    </div>
  );
}

interface PasswordFormProps {
  readonly email: string;
  readonly action: string;
  readonly isDangerous: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function PasswordForm({ email, action, isDangerous, onDone, onClose }: PasswordFormProps) {
  const { signInWithPassword } = useAuth();
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (password === '') {
      setFailure(texts.identity.passwordMissing);
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await signInWithPassword(email, password);
      onDone();
    } catch (error) {
      setFailure(messageOf(error, texts.identity.failed));
      setBusy(false);
    }
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField autoComplete="current-password" value={password} onChange={setPassword} />
      <FormError message={failure} />
      <div className="flex justify-end gap-3">
        <Button onClick={onClose}>{texts.identity.cancel}</Button>
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} isBusy={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
