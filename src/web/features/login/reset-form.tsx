import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { messageOf } from '../../lib/failure.ts';
import { identity } from '../../lib/session/identity.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { StrengthMeter } from '../../ui/strength-meter.tsx';
import { DoneNote } from './done-note.tsx';

interface ResetFormProps {
  /** What the link of the mail carries; null when the link is not whole. */
  readonly code: string | null;
  /** Shortest password the server takes; null until it said so. */
  readonly lengthMin: number | null;
}

/** Sets the password that the link of a mail allows to set. */
export function ResetForm({ code, lengthMin }: ResetFormProps) {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(
    code === null ? 'This link is not whole. Open it from the mail again, or ask for a new one.' : null,
  );
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [, navigate] = useLocation();
  const aboutId = useId();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (code === null) return;
    if (password === '' || (lengthMin !== null && [...password].length < lengthMin)) {
      setFailure(`Choose a password of at least ${lengthMin ?? 8} characters.`);
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await identity.resetPassword(code, password);
      identity.forget();
      setDone(true);
    } catch (error) {
      setFailure(messageOf(error, 'The password could not be set. Try again in a moment.'));
    } finally {
      setBusy(false);
    }
  };
  if (isDone)
    return (
      <div className="grid gap-5">
        <DoneNote>Your new password is set, and every session was ended.</DoneNote>
        <Button variant="primary" size="large" onClick={() => navigate('/login', { replace: true })}>
          Sign in with it
        </Button>
      </div>
    );
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        describedBy={aboutId}
        about={lengthMin !== null && <StrengthMeter id={aboutId} value={password} lengthMin={lengthMin} />}
      />
      <FormError message={failure} />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} disabled={code === null}>
        Set the password
      </Button>
    </form>
  );
}
