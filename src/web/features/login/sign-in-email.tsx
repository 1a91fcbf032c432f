import { useEffect } from 'react';
import { errorMessage } from '../../lib/failure.ts';
import { identity, offersPasskeys } from '../../lib/session/identity.ts';
import { texts } from '../../texts/en/login.ts';
import { EmailField } from '../../ui/fields/email-field.tsx';

interface SignInEmailProps {
  readonly value: string;
  readonly onChange: (email: string) => void;
  readonly onFailure: (message: string) => void;
}

/** The email field of the sign-in form, with passkey autofill if supported. */
export function SignInEmail({ value, onChange, onFailure }: SignInEmailProps) {
  usePasskeyAutofill(onFailure);
  return (
    <EmailField label={texts.email} suggestsPasskeys={offersPasskeys} value={value} onChange={onChange} />
  );
}

/** Offers passkey autofill in the email field while mounted. */
function usePasskeyAutofill(onFailure: (message: string) => void): void {
  useEffect(() => {
    if (!offersPasskeys) return;
    const stop = new AbortController();
    identity.offerPasskeys(stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) onFailure(errorMessage(error, texts.failed));
    });
    return () => stop.abort();
  }, [onFailure]);
}
