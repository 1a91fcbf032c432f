import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { errorMessage } from '../../lib/failure.ts';
import { identity } from '../../lib/session/identity.ts';
import { texts } from '../../texts/en/login-email.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields/form-error.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { StrengthMeter } from '../../ui/fields/strength-meter.tsx';
import { SuccessNote } from './success-note.tsx';

interface ResetFormProps {
  /** Code of the email link; null if the link is incomplete. */
  readonly code: string | null;
  /** Minimum password length; null until the server configuration loads. */
  readonly lengthMin: number | null;
}

/** Sets a new password with the code of a reset link. */
export function ResetForm({ code, lengthMin }: ResetFormProps) {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(code === null ? texts.reset.brokenLink : null);
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [, navigate] = useLocation();
  const aboutId = useId();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (code === null) return;
    if (password === '' || (lengthMin !== null && [...password].length < lengthMin)) {
      setFailure(texts.reset.tooShort(lengthMin ?? 8));
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await identity.resetPassword(code, password);
      identity.forget();
      setDone(true);
    } catch (error) {
      setFailure(errorMessage(error, texts.reset.failed));
    } finally {
      setBusy(false);
    }
  };
  if (isDone)
    return (
      <div className="grid gap-5">
        <SuccessNote>{texts.reset.done}</SuccessNote>
        <Button variant="primary" size="large" onClick={() => navigate('/login', { replace: true })}>
          {texts.reset.signIn}
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
        about={<StrengthMeter id={aboutId} value={password} lengthMin={lengthMin} />}
      />
      <FormError message={failure} />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} disabled={code === null}>
        {texts.reset.submit}
      </Button>
    </form>
  );
}
