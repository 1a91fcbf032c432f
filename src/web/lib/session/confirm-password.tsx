import { type FormEvent, useState } from 'react';
import { texts } from '../../texts/en/confirm-identity.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields/form-error.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { errorMessage } from '../failure.ts';
import { useAuth } from './auth-context.ts';
import { SignInError } from './identity-provider.ts';

interface ConfirmPasswordProps {
  /** Label of the submit button. */
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly onClose: () => void;
  readonly email: string;
  readonly onDone: () => void;
  readonly onCodeNeeded: () => void;
}

/** Asks the signed-in user for their password. */
export function ConfirmPassword(props: ConfirmPasswordProps) {
  const { email, action, isDangerous, onDone, onCodeNeeded, onClose } = props;
  const { signInWithPassword } = useAuth();
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (password === '') {
      setFailure(texts.passwordMissing);
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await signInWithPassword(email, password);
      onDone();
    } catch (error) {
      if (error instanceof SignInError && error.reason === 'second-factor') onCodeNeeded();
      else setFailure(errorMessage(error, texts.failed));
      setBusy(false);
    }
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField autoComplete="current-password" value={password} onChange={setPassword} />
      <FormError message={failure} />
      <div className="flex justify-end gap-3">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} isBusy={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
