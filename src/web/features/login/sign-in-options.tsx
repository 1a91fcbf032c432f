import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { GoogleButton } from '../../lib/session/google-button.tsx';
import { PasskeyButton } from '../../lib/session/passkey-button.tsx';
import type { ServerConfig } from '../../lib/session/use-server-config.ts';
import { texts } from '../../texts/en/login.ts';
import type { SentEmail } from './check-email.tsx';
import { loginUrl, parseInvitation } from './login-mode.ts';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInMethod } from './use-leave-after-sign-in.ts';

/** Most visitors sign in, so the other forms load on demand. */
const fetchSignUp = () => import('./sign-up-form.tsx').then((module) => ({ default: module.SignUpForm }));
const SignUpForm = lazy(fetchSignUp);

interface SignInOptionsProps {
  readonly mode: 'sign-in' | 'sign-up';
  readonly config: ServerConfig | null;
  readonly search: string;
  readonly onStart: (entrance: SignInMethod) => void;
  readonly onSent: (sent: SentEmail) => void;
  readonly onCodeNeeded: () => void;
}

/** Sign-in and sign-up options: password, Google or passkey. */
export function SignInOptions({ mode, config, search, onStart, onSent, onCodeNeeded }: SignInOptionsProps) {
  return (
    <>
      {mode === 'sign-up' ? (
        <Suspense fallback={<div className="min-h-85" />}>
          <SignUpForm
            lengthMin={config?.passwordLengthMin ?? null}
            registration={config?.registration ?? null}
            invited={parseInvitation(search)}
            onStart={() => onStart('signUp')}
            onSent={onSent}
          />
        </Suspense>
      ) : (
        <SignInForm
          onStart={() => onStart('returning')}
          onCodeNeeded={onCodeNeeded}
          forgotHref={loginUrl(search, 'forgot')}
        />
      )}
      <div
        className="flex items-center gap-3 text-13 text-muted before:h-px before:flex-1 before:bg-line after:h-px
        after:flex-1 after:bg-line"
      >
        {texts.or}
      </div>
      <GoogleButton
        capability={config?.capabilities.googleSignIn ?? null}
        onStart={() => onStart('google')}
        onCodeNeeded={onCodeNeeded}
      />
      {mode === 'sign-in' && <PasskeyButton onStart={() => onStart('returning')} />}
      <ModeSwitch isSignUp={mode === 'sign-up'} search={search} />
    </>
  );
}

/** Switches between sign-in and sign-up; the URL keeps the return page. */
function ModeSwitch({ isSignUp, search }: { readonly isSignUp: boolean; readonly search: string }) {
  const [, navigate] = useLocation();
  const switchMode = (): void =>
    navigate(loginUrl(search, isSignUp ? 'sign-in' : 'sign-up'), { replace: true });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t pt-6 text-14">
      {!isSignUp && <span className="text-muted">{texts.isNew}</span>}
      {isSignUp ? (
        <button type="button" className="text-link" onClick={switchMode}>
          {texts.hasAccount}
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
          {texts.createAccount}
        </button>
      )}
    </div>
  );
}
