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

/** The email of whoever signs in; browsers that can offer passkeys among its suggestions. */
export function SignInEmail({ value, onChange, onFailure }: SignInEmailProps) {
  usePasskeyAutofill(onFailure);
  return (
    <EmailField label={texts.email} suggestsPasskeys={offersPasskeys} value={value} onChange={onChange} />
  );
}

/** Passkeys among the suggestions of the email field, as long as the form is there. */
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
