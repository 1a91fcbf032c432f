import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { texts } from '../../texts/en/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields/form-error.tsx';
import { errorMessage } from '../failure.ts';
import { useAuth } from './auth-context.ts';
import { SignInError } from './identity-provider.ts';

type Capability = ResponseOf<'getConfig'>['capabilities']['googleSignIn'];

/** Signs in with Google in a pop-up; marks an emulated or unavailable sign-in. */
export function GoogleButton({
  capability,
  onStart,
  onDone,
  onCodeNeeded,
}: {
  readonly capability: Capability | null;
  readonly onStart?: () => void;
  /** Called after sign-in; optional if the parent leaves the page by itself. */
  readonly onDone?: () => void;
  /** Called when the account needs a code after Google. */
  readonly onCodeNeeded?: () => void;
}) {
  const { signInWithGooglePopup } = useAuth();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isMissing = capability?.state === 'not_configured';

  const signIn = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    onStart?.();
    try {
      await signInWithGooglePopup();
      onDone?.();
    } catch (error) {
      const reason = error instanceof SignInError ? error.reason : null;
      if (reason === 'second-factor') onCodeNeeded?.();
      else if (reason !== 'closed') setFailure(errorMessage(error, texts.google.failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-2">
      <Button size="large" isBusy={isBusy} disabled={isMissing} onClick={() => void signIn()}>
        <GoogleMark />
        {texts.google.button}
      </Button>
      {capability && capability.state !== 'live' && (
        <p className="text-13 text-muted">
          {isMissing ? (capability.hint ?? texts.google.notConfigured) : texts.google.sandbox}
        </p>
      )}
      <FormError message={failure} />
    </div>
  );
}

function GoogleMark() {
  return (
    <svg aria-hidden="true" width="16" height="16" viewBox="0 0 18 18">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.71v2.26h2.92a8.78 8.78 0 0 0 2.68-6.61z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0
        0 9 18z"
      />
      <path fill="#FBBC05" d="M3.97 10.72a5.4 5.4 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59C13.46.9 11.43 0 9 0A9 9 0 0 0 .96 4.95l3.01 2.33C4.68 5.16 6.66
        3.58 9 3.58z"
      />
    </svg>
  );
}
