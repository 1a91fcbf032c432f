import { useState } from 'react';
import { texts } from '../../texts/en/passkey-button.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields/form-error.tsx';
import { KeyRound } from '../../ui/icons/initial.tsx';
import { errorMessage } from '../failure.ts';
import { identity, offersPasskeys } from './identity.ts';
import { SignInError } from './identity-provider.ts';

/** Button to sign in with a passkey; renders nothing if unsupported. */
export function PasskeyButton({
  onStart,
  onDone,
}: {
  readonly onStart?: () => void;
  readonly onDone?: () => void;
}) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!offersPasskeys) return null;
  const signIn = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    onStart?.();
    try {
      await identity.signInWithPasskey();
      onDone?.();
    } catch (error) {
      if (!(error instanceof SignInError && error.reason === 'closed'))
        setFailure(errorMessage(error, texts.failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-2">
      <Button size="large" isBusy={isBusy} onClick={() => void signIn()}>
        <KeyRound aria-hidden size={16} strokeWidth={1.5} />
        {texts.button}
      </Button>
      <FormError message={failure} />
    </div>
  );
}
