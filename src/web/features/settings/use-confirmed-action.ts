import { useState } from 'react';
import { errorMessage, isFailure } from '../../lib/failure.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { texts } from '../../texts/en/confirm-identity.ts';

interface ConfirmedTexts {
  /** Message for failures without a user-facing reason. */
  readonly notDone: string;
  /** Reason for the new sign-in. */
  readonly purpose: string;
}

/** Runs an action that may require a recent sign-in, and continues after it. */
export function useConfirmedAction({ notDone, purpose }: ConfirmedTexts) {
  const addToast = useToast();
  const [waiting, setWaiting] = useState<{ readonly work: () => Promise<string> } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<string>): Promise<void> => {
    setBusy(true);
    setWaiting(null);
    try {
      addToast(await work());
    } catch (error) {
      if (isFailure(error) && error.error === 'ReauthRequired') setWaiting({ work });
      else addToast(errorMessage(error, notDone), 'error');
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    run: (work: () => Promise<string>) => void run(work),
    dialog: {
      isOpen: waiting !== null,
      ...{ purpose, action: texts.goOn },
      onConfirmed: () => waiting && void run(waiting.work),
      onClose: () => setWaiting(null),
    },
  };
}
