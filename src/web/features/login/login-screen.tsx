import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePageTitle } from '../../lib/page-title.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { GoogleButton } from '../../lib/session/google-button.tsx';
import { safeReturnPath } from '../../lib/session/return-path.ts';
import { useServerConfig } from '../../lib/session/use-server-config.ts';
import { FormError } from '../../ui/form-error.tsx';
import { PublicBar } from '../../ui/public-bar.tsx';
import { Loading } from '../../ui/states.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** How somebody came in; decides where they go. */
type Entrance = 'returning' | 'signUp' | 'google';

/** Most come to sign in: the other form is fetched when it is wanted. */
const fetchSignUp = () => import('./sign-up-form.tsx').then((module) => ({ default: module.SignUpForm }));
const SignUpForm = lazy(fetchSignUp);

const PROFILE_MISSING =
  'You were signed out because your profile could not be loaded. Nothing was lost; sign in again in a moment.';

/** Sign in, or create an account; comes back to the page that was asked for. */
export function LoginScreen() {
  const search = useSearch();
  const params = new URLSearchParams(search);
  const isSignUp = params.get('mode') === 'sign-up';
  const [entrance, setEntrance] = useState<Entrance>('returning');
  const config = useServerConfig();
  const { session } = useAuth();
  const isProfileMissing = session.status === 'signedOut' && session.isProfileMissing;
  const isEntering = useEntering(entrance, params.get('from'));
  usePageTitle(isSignUp ? 'Create Account' : 'Sign In');
  return (
    <>
      <PublicBar />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[calc(400px+2*var(--gutter))] px-(--gutter) pt-[max(24px,9dvh)] pb-16 outline-none"
      >
        {isEntering ? (
          <Loading text="Opening your ledger" />
        ) : (
          <div className="grid gap-7">
            <LoginHead isSignUp={isSignUp} />
            <FormError message={isProfileMissing ? PROFILE_MISSING : null} />
            {isSignUp ? (
              <Suspense fallback={<div className="min-h-85" />}>
                <SignUpForm
                  lengthMin={config?.passwordLengthMin ?? null}
                  onStart={() => setEntrance('signUp')}
                />
              </Suspense>
            ) : (
              <SignInForm onStart={() => setEntrance('returning')} />
            )}
            <div className="flex items-center gap-3 text-13 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              or
            </div>
            <GoogleButton
              capability={config?.capabilities.googleSignIn ?? null}
              onStart={() => setEntrance('google')}
            />
            <ModeSwitch isSignUp={isSignUp} search={search} />
          </div>
        )}
      </main>
    </>
  );
}

function LoginHead({ isSignUp }: { readonly isSignUp: boolean }) {
  return (
    <div className="grid gap-2">
      <h1 className="title">{isSignUp ? 'Start your ledger' : 'Welcome back'}</h1>
      <p className="text-muted">
        {isSignUp
          ? 'Your name, an e-mail and a password. Nothing else is asked.'
          : 'Sign in to open your ledger.'}
      </p>
    </div>
  );
}

/** The way from signing in to signing up and back; the page to return to stays in the address. */
function ModeSwitch({ isSignUp, search }: { readonly isSignUp: boolean; readonly search: string }) {
  const [, navigate] = useLocation();
  const switchMode = (): void => {
    const next = new URLSearchParams(search);
    if (isSignUp) next.delete('mode');
    else next.set('mode', 'sign-up');
    const text = next.toString();
    navigate(text === '' ? '/login' : `/login?${text}`, { replace: true });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t pt-6 text-14">
      {!isSignUp && <span className="text-muted">New to Fettle?</span>}
      {isSignUp ? (
        <button type="button" className="text-link" onClick={switchMode}>
          I already have an account
        </button>
      ) : (
        <button
          type="button"
          className="btn"
          data-variant="secondary"
          onPointerEnter={() => void fetchSignUp()}
          onFocus={() => void fetchSignUp()}
          onClick={switchMode}
        >
          Create Account
        </button>
      )}
    </div>
  );
}

/** Leaves the login as soon as somebody is signed in; true while that happens. */
function useEntering(entrance: Entrance, from: string | null): boolean {
  const { session } = useAuth();
  const [, navigate] = useLocation();
  const isSignedIn = session.status === 'signedIn';
  const profile = isSignedIn ? session.profile : null;
  const waitsForProfile = isSignedIn && entrance === 'google' && from === null && !profile;
  const isNew =
    entrance === 'signUp' || (entrance === 'google' && from === null && profile?.onboardedAt === null);
  useEffect(() => {
    if (!isSignedIn || waitsForProfile) return;
    navigate(isNew ? '/onboarding' : safeReturnPath(from, window.location.origin), { replace: true });
  }, [isSignedIn, waitsForProfile, isNew, from, navigate]);
  return isSignedIn;
}
