import { useState } from 'react';
import { errorMessage } from '../../lib/failure.ts';
import { identity } from '../../lib/session/identity.ts';
import { SignInError } from '../../lib/session/identity-provider.ts';
import { texts } from '../../texts/en/login-email.ts';

type State =
  | { readonly is: 'asking' | 'busy' | 'sent' | 'reauth' }
  | { readonly is: 'failed'; readonly message: string };

/** Sends a link to the new address; asks for identity confirmation if the sign-in isn't recent. */
export function useEmailChange(email: string) {
  const [state, setState] = useState<State>({ is: 'asking' });
  const run = async (): Promise<void> => {
    setState({ is: 'busy' });
    try {
      await identity.changeEmail(email.trim());
      setState({ is: 'sent' });
    } catch (error) {
      if (error instanceof SignInError && error.reason === 'reauth') setState({ is: 'reauth' });
      else
        setState({
          is: 'failed',
          message: errorMessage(error, texts.change.failed),
        });
    }
  };
  return { state, setState, run };
}
