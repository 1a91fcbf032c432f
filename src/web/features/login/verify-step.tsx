import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { errorMessage } from '../../lib/failure.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { identity } from '../../lib/session/identity.ts';
import { SignInError } from '../../lib/session/identity-provider.ts';
import { texts } from '../../texts/en/login-email.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields/form-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SuccessNote } from './success-note.tsx';

type State =
  | { readonly is: 'trying' | 'done' | 'sign-in-first' }
  | { readonly is: 'failed'; readonly message: string };

/** Applies an email link's code: confirms or changes the address. */
export function VerifyStep({
  code,
  isNewAccount,
}: {
  readonly code: string | null;
  /** True if confirming opens a new account: its first sign-in starts onboarding. */
  readonly isNewAccount: boolean;
}) {
  const { session } = useAuth();
  const [, navigate] = useLocation();
  const state = useConfirmation(code, session.status === 'signedIn' ? session.user.email : null);
  const isSignedIn = session.status === 'signedIn';
  const signInPath = isNewAccount && state.is === 'done' ? '/login?from=%2Fonboarding' : '/login';
  if (state.is === 'trying' || session.status === 'loading') return <Loading text={texts.verify.trying} />;
  if (state.is === 'sign-in-first' && !isSignedIn)
    return (
      <div className="grid gap-5">
        <p className="text-14 text-muted">{texts.verify.signInFirst}</p>
        <SignInForm onStart={() => undefined} />
      </div>
    );
  return (
    <div className="grid gap-5">
      {state.is === 'done' && <SuccessNote>{texts.verify.done}</SuccessNote>}
      <FormError message={state.is === 'failed' ? state.message : null} />
      <Button
        variant="primary"
        size="large"
        onClick={() => navigate(isSignedIn ? '/dashboard' : signInPath, { replace: true })}
      >
        {isSignedIn ? texts.verify.open : texts.verify.signIn}
      </Button>
    </div>
  );
}

/** Tries once per signed-in user, so a user who must sign in first gets another try. */
function useConfirmation(code: string | null, who: string | null): State {
  const [state, setState] = useState<State>({ is: 'trying' });
  const { session } = useAuth();
  const isReady = session.status !== 'loading';
  const [triedAs, setTriedAs] = useState<string | null | undefined>(undefined);
  const mayTry = triedAs === undefined || (state.is === 'sign-in-first' && who !== null && who !== triedAs);
  useEffect(() => {
    if (!isReady || !mayTry) return;
    setTriedAs(who);
    if (code === null) {
      setState({ is: 'failed', message: texts.verify.brokenLink });
      return;
    }
    setState({ is: 'trying' });
    identity.confirmCode(code).then(
      () => setState({ is: 'done' }),
      (error: unknown) => {
        const mustSignIn = error instanceof SignInError && error.reason === 'sign-in-first';
        const message = errorMessage(error, texts.verify.failed);
        setState(mustSignIn ? { is: 'sign-in-first' } : { is: 'failed', message });
      },
    );
  }, [code, who, isReady, mayTry]);
  return state;
}
