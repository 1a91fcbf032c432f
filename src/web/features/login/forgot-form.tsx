import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../lib/failure.ts';
import { identity } from '../../lib/session/identity.ts';
import type { ServerConfig } from '../../lib/session/use-server-config.ts';
import { texts } from '../../texts/en/login-email.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/fields/email-field.tsx';
import { FormError } from '../../ui/fields/form-error.tsx';
import { SandboxMailNote } from './sandbox-mail-note.tsx';
import { SuccessNote } from './success-note.tsx';

/** Requests a password reset link. The response is the same for every address. */
export function ForgotForm({ config }: { readonly config: ServerConfig | null }) {
  const [email, setEmail] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const cannotMail = config?.identity === 'local' && config.capabilities.mailOut.state === 'not_configured';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim())) {
      setFailure(texts.notAnAddress);
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await identity.sendPasswordReset(email.trim());
      setSent(true);
    } catch (error) {
      setFailure(errorMessage(error, texts.forgot.failed));
    } finally {
      setBusy(false);
    }
  };
  if (cannotMail)
    return (
      <p className="text-14">
        {texts.forgot.noMail(<code className="font-mono text-13">{texts.forgot.command}</code>)}
      </p>
    );
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <EmailField label={texts.email} value={email} onChange={setEmail} />
      <FormError message={failure} />
      {isSent && <SuccessNote>{texts.forgot.sent}</SuccessNote>}
      <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
        {isSent ? texts.sendAnother : texts.sendLink}
      </Button>
      <SandboxMailNote config={config} />
    </form>
  );
}
