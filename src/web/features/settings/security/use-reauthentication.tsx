import { type ReactNode, useState } from 'react';
import { errorMessage, isFailure } from '../../../lib/failure.ts';
import { SignInError } from '../../../lib/session/identity-provider.ts';
import { texts } from '../../../texts/en/security.ts';
import { ConfirmIdentityDialog } from '../confirm-identity-dialog.tsx';

export interface Reauthentication<Input> {
  readonly run: (input: Input) => Promise<void>;
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** The identity dialog, which the caller must render. */
  readonly dialog: ReactNode;
}

/** A mutation that may need a recent sign-in: asks for it when the server requires it, then continues. */
export function useReauthentication<Input>(change: (input: Input) => Promise<void>): Reauthentication<Input> {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<{ readonly input: Input } | null>(null);
  const run = async (input: Input): Promise<void> => {
    setBusy(true);
    setFailure(null);
    setWaiting(null);
    try {
      await change(input);
    } catch (error) {
      if (needsSignIn(error)) setWaiting({ input });
      else setFailure(errorMessage(error, texts.failed));
    } finally {
      setBusy(false);
    }
  };
  const dialog = (
    <ConfirmIdentityDialog
      isOpen={waiting !== null}
      purpose={texts.confirmPurpose}
      action={texts.confirmAction}
      onConfirmed={() => waiting && void run(waiting.input)}
      onClose={() => setWaiting(null)}
    />
  );
  return { run, isBusy, failure, dialog };
}

function needsSignIn(error: unknown): boolean {
  if (error instanceof SignInError) return error.reason === 'reauth';
  return isFailure(error) && error.error === 'ReauthRequired';
}
