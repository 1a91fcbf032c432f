import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { ROUTES } from '#contract/routes.ts';
import { texts } from '../../texts/en/confirm-identity.ts';
import { useToast } from '../toasts/toast-context.ts';
import { useApi } from '../use-api.ts';
import { useSignedIn } from './auth-context.ts';
import { CodeStep } from './code-step.tsx';
import { ConfirmPassword } from './confirm-password.tsx';
import { GoogleButton } from './google-button.tsx';
import { currentUser } from './identity.ts';
import { PasskeyButton } from './passkey-button.tsx';

export interface ConfirmIdentityProps {
  /** Reason shown to the user. */
  readonly purpose: string;
  /** Label of the submit button. */
  readonly action: string;
  readonly isDangerous?: boolean;
  /** Called after the same user has signed in again. */
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Asks the signed-in user to sign in again: by password, Google or passkey, with a code if enabled. */
export function ConfirmIdentity(props: ConfirmIdentityProps) {
  const { purpose, onConfirmed, onClose } = props;
  const email = useSignedIn()?.user.email ?? '';
  const addToast = useToast();
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const { data: config } = useApi<ResponseOf<'getConfig'>>({ url: ROUTES.getConfig[1] });
  const confirm = (): void => {
    const now = currentUser()?.email;
    if (now === email) {
      onConfirmed();
      return;
    }
    addToast(now === undefined ? texts.nobody : texts.other(now), 'error');
    onClose();
  };
  const askForCode = (): void => setCodeNeeded(true);
  if (isCodeNeeded) return <CodeStep onDone={confirm} onCancel={() => setCodeNeeded(false)} />;
  return (
    <div className="grid gap-5">
      <p className="text-14 text-muted">{purpose}</p>
      <ConfirmPassword {...props} email={email} onDone={confirm} onCodeNeeded={askForCode} />
      <div className="text-center text-13 text-muted">{texts.or}</div>
      <GoogleButton
        capability={config?.capabilities.googleSignIn ?? null}
        onDone={confirm}
        onCodeNeeded={askForCode}
      />
      <PasskeyButton onDone={confirm} />
    </div>
  );
}
