import { useState } from 'react';
import { write } from '../../lib/api-client.ts';
import { isFailure } from '../../lib/failure.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { texts } from '../../texts/en/settings.ts';

export interface AccountDeletion {
  readonly isBusy: boolean;
  /** True while the user must sign in again. */
  readonly needsSignIn: boolean;
  readonly start: () => void;
  /** Continues after the new sign-in. */
  readonly goOn: () => void;
  readonly giveUp: () => void;
}

const QUESTION = texts.leaving.question;

/** Confirms and deletes the account, asking for a new sign-in if the last one isn't recent. */
export function useAccountDeletion(): AccountDeletion {
  const { logout } = useAuth();
  const addToast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    setNeedsSignIn(false);
    try {
      await write('deleteUser');
      await logout();
      addToast(texts.leaving.done);
    } catch (error) {
      setBusy(false);
      if (isFailure(error) && error.error === 'ReauthRequired') {
        setNeedsSignIn(true);
        return;
      }
      console.error('Failed to delete the account:', error);
      window.alert(texts.leaving.failed);
    }
  };
  return {
    isBusy,
    needsSignIn,
    start: () => {
      if (window.confirm(QUESTION)) void run();
    },
    goOn: () => void run(),
    giveUp: () => setNeedsSignIn(false),
  };
}
