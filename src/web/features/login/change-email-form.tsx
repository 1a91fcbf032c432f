import { type FormEvent, useState } from 'react';
import { useAuth } from '../../lib/session/auth-context.ts';
import { ConfirmIdentity } from '../../lib/session/confirm-identity.tsx';
import type { ServerConfig } from '../../lib/session/use-server-config.ts';
import { texts } from '../../texts/en/login-email.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/fields/email-field.tsx';
import { FormError } from '../../ui/fields/form-error.tsx';
import { SandboxMailNote } from './sandbox-mail-note.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SuccessNote } from './success-note.tsx';
import { useEmailChange } from './use-email-change.ts';

/** Form to change the email address; the change takes effect when the user opens the emailed link. */
export function ChangeEmailForm({ config }: { readonly config: ServerConfig | null }) {
  const { session } = useAuth();
  const [email, setEmail] = useState('');
  const { state, run, setState } = useEmailChange(email);
  if (session.status !== 'signedIn') return <SignInForm onStart={() => undefined} />;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim())) void run();
    else setState({ is: 'failed', message: texts.notAnAddress });
  };
  if (state.is === 'reauth')
    return (
      <ConfirmIdentity
        purpose={texts.change.confirmFirst}
        action={texts.change.confirm}
        onConfirmed={() => void run()}
        onClose={() => setState({ is: 'asking' })}
      />
    );
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <p className="text-14 text-muted">
        {texts.change.now(<span className="text-ink">{session.user.email}</span>)}
      </p>
      <EmailField label={texts.change.address} autoComplete="email" value={email} onChange={setEmail} />
      <FormError message={state.is === 'failed' ? state.message : null} />
      {state.is === 'sent' && <SuccessNote>{texts.change.sent}</SuccessNote>}
      <Button type="submit" variant="primary" size="large" isBusy={state.is === 'busy'}>
        {texts.sendLink}
      </Button>
      <SandboxMailNote config={config} />
    </form>
  );
}
