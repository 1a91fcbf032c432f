import { type FormEvent, useId, useState } from 'react';
import { errorMessage } from '../../lib/failure.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import type { ServerConfig } from '../../lib/session/use-server-config.ts';
import { texts } from '../../texts/en/sign-up.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/fields/email-field.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { FormError } from '../../ui/fields/form-error.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { StrengthMeter } from '../../ui/fields/strength-meter.tsx';
import type { SentEmail } from './check-email.tsx';

interface SignUpFormProps {
  /** Minimum password length; null until the server configuration loads. */
  readonly lengthMin: number | null;
  readonly registration: ServerConfig['registration'] | null;
  /** Token and email of an invitation link. */
  readonly invited: { readonly token: string | null; readonly email: string };
  readonly onStart: () => void;
  /** Called when the account waits for email confirmation. */
  readonly onSent: (sent: SentEmail) => void;
}

/** The sign-up form, if this server accepts new accounts. */
export function SignUpForm({ registration, invited, ...rest }: SignUpFormProps) {
  if (registration === 'closed') return <p className="text-14">{texts.closed}</p>;
  if (registration === 'invitation' && invited.token === null)
    return <p className="text-14">{texts.invitationOnly}</p>;
  return <AccountForm invited={invited} {...rest} />;
}

function AccountForm({ lengthMin, invited, onStart, onSent }: Omit<SignUpFormProps, 'registration'>) {
  const { createAccount } = useAuth();
  const [name, setName] = useState('');
  const [email, setEmail] = useState(invited.email);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const aboutId = useId();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const problem = problemOf(name, email, password, lengthMin);
    setFailure(problem);
    if (problem) return;
    setBusy(true);
    onStart();
    try {
      const account = { name: name.trim(), email: email.trim(), password, invitation: invited.token };
      const created = await createAccount(account);
      if (created.is === 'waiting') {
        onSent({ address: account.email, resend: created.resend });
        setBusy(false);
      }
    } catch (error) {
      setFailure(errorMessage(error, texts.failed));
      setBusy(false);
    }
  };
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={texts.name}
        autoComplete="name"
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <EmailField label={texts.email} value={email} onChange={setEmail} />
      <PasswordField
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        describedBy={aboutId}
        about={<StrengthMeter id={aboutId} value={password} lengthMin={lengthMin} />}
      />
      <FormError message={failure} />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
        {texts.create}
      </Button>
    </form>
  );
}

function problemOf(name: string, email: string, password: string, lengthMin: number | null): string | null {
  if (name.trim() === '') return texts.nameMissing;
  if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim())) return texts.notAnAddress;
  if (lengthMin !== null && [...password].length < lengthMin) {
    return texts.tooShort(lengthMin);
  }
  return password === '' ? texts.passwordMissing : null;
}
