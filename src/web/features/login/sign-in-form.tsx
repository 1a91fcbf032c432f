import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/failure.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { texts } from '../../texts/en/login.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface SignInFormProps {
  readonly onStart: () => void;
  /** Where a forgotten password leads; null where that does not belong. */
  readonly forgotHref?: string;
}

export function SignInForm({ onStart, forgotHref }: SignInFormProps) {
  const { signInWithPassword } = useAuth();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (email.trim() === '' || password === '') {
      setFailure(texts.missing);
      return;
    }
    setBusy(true);
    setFailure(null);
    onStart();
    try {
      await signInWithPassword(email.trim(), password);
    } catch (error) {
      setFailure(messageOf(error, texts.failed));
      setBusy(false);
    }
  };
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <EmailField label={texts.email} value={email} onChange={setEmail} />
      <PasswordField
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        about={
          forgotHref && (
            <p className="text-13">
              <TextLink href={forgotHref}>{texts.forgot}</TextLink>
            </p>
          )
        }
      />
      <FormError message={failure} />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
        {texts.signIn}
      </Button>
    </form>
  );
}
