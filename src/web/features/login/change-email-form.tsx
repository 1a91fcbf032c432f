import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/failure.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { GoogleButton } from '../../lib/session/google-button.tsx';
import { identity } from '../../lib/session/identity.ts';
import { SignInError } from '../../lib/session/identity-provider.ts';
import type { ServerConfig } from '../../lib/session/use-server-config.ts';
import { texts } from '../../texts/en/login-email.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { DoneNote } from './done-note.tsx';
import { MailNote } from './mail-note.tsx';
import { SignInForm } from './sign-in-form.tsx';

type State =
  | { readonly is: 'asking' | 'busy' | 'sent' | 'reauth' }
  | { readonly is: 'failed'; readonly message: string };

/** Asks for another address; it becomes the user's when the link in the mail to it is followed. */
export function ChangeEmailForm({ config }: { readonly config: ServerConfig | null }) {
  const { session } = useAuth();
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>({ is: 'asking' });
  if (session.status !== 'signedIn') return <SignInForm onStart={() => undefined} />;
  const run = async (): Promise<void> => {
    setState({ is: 'busy' });
    try {
      await identity.changeEmail(email.trim());
      setState({ is: 'sent' });
    } catch (error) {
      if (error instanceof SignInError && error.reason === 'reauth') setState({ is: 'reauth' });
      else
        setState({
          is: 'failed',
          message: messageOf(error, texts.change.failed),
        });
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim())) void run();
    else setState({ is: 'failed', message: texts.notAnAddress });
  };
  if (state.is === 'reauth')
    return <ConfirmFirst email={session.user.email} config={config} onDone={() => void run()} />;
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <p className="text-14 text-muted">
        {texts.change.now(<span className="text-ink">{session.user.email}</span>)}
      </p>
      <EmailField label={texts.change.address} autoComplete="email" value={email} onChange={setEmail} />
      <FormError message={state.is === 'failed' ? state.message : null} />
      {state.is === 'sent' && <DoneNote>{texts.change.sent}</DoneNote>}
      <Button type="submit" variant="primary" size="large" isBusy={state.is === 'busy'}>
        {texts.sendLink}
      </Button>
      <MailNote config={config} />
    </form>
  );
}

/** Signs the same person in anew before their way in is changed. */
function ConfirmFirst({
  email,
  config,
  onDone,
}: {
  readonly email: string;
  readonly config: ServerConfig | null;
  readonly onDone: () => void;
}) {
  const { signInWithPassword } = useAuth();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      await signInWithPassword(email, password);
      onDone();
    } catch (error) {
      setFailure(messageOf(error, texts.change.signInFailed));
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-5">
      <p className="text-14 text-muted">{texts.change.confirmFirst}</p>
      <form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField autoComplete="current-password" value={password} onChange={setPassword} />
        <FormError message={failure} />
        <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
          {texts.change.confirm}
        </Button>
      </form>
      <GoogleButton capability={config?.capabilities.googleSignIn ?? null} onDone={onDone} />
    </div>
  );
}
