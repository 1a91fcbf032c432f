import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../lib/failure.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { SignInError } from '../../lib/session/identity-provider.ts';
import { LazyCodeStep } from '../../lib/session/lazy-code-step.tsx';
import { texts } from '../../texts/en/login.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { FormError } from '../../ui/fields/form-error.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { SignInEmail } from './sign-in-email.tsx';

interface SignInFormProps {
  readonly onStart: () => void;
  /** Called when the account needs a code after the password; without it, the form asks for the code itself. */
  readonly onCodeNeeded?: () => void;
  /** Link for a forgotten password; null hides it. */
  readonly forgotHref?: string;
}

/** The email and password form, with passkey autofill if supported. */
export function SignInForm({ onCodeNeeded, ...rest }: SignInFormProps) {
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  if (isCodeNeeded) return <LazyCodeStep onCancel={() => setCodeNeeded(false)} />;
  return <PasswordForm {...rest} onCodeNeeded={onCodeNeeded ?? (() => setCodeNeeded(true))} />;
}

type PasswordFormProps = SignInFormProps & { readonly onCodeNeeded: () => void };

function PasswordForm({ onStart, onCodeNeeded, forgotHref }: PasswordFormProps) {
  const { signInWithPassword } = useAuth();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Null until too many wrong passwords delay the account; a second-factor code bypasses the delay. */
  const [code, setCode] = useState<string | null>(null);

  const settle = (error: unknown): void => {
    const reason = error instanceof SignInError ? error.reason : null;
    if (reason === 'delayed') setCode((typed) => typed ?? '');
    if (reason === 'second-factor') onCodeNeeded();
    else setFailure(errorMessage(error, texts.failed));
  };
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
      await signInWithPassword(email.trim(), password, code ?? undefined);
    } catch (error) {
      settle(error);
      setBusy(false);
    }
  };
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <SignInEmail value={email} onChange={setEmail} onFailure={setFailure} />
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
      <DelayedCode code={code} onChange={setCode} />
      <FormError message={failure} />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
        {texts.signIn}
      </Button>
    </form>
  );
}

/** The second-factor code while the account is delayed. */
function DelayedCode(props: { readonly code: string | null; readonly onChange: (code: string) => void }) {
  const { code, onChange } = props;
  if (code === null) return null;
  return (
    <Field
      label={texts.code}
      hint={texts.codeHint}
      autoComplete="one-time-code"
      maxLength={20}
      value={code}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
