import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePageTitle } from '../../lib/page-title.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { GoogleButton } from '../../lib/session/google-button.tsx';
import { LaterCodeStep } from '../../lib/session/later-code-step.tsx';
import { PasskeyButton } from '../../lib/session/passkey-button.tsx';
import { safeReturnPath } from '../../lib/session/return-path.ts';
import { type ServerConfig, useServerConfig } from '../../lib/session/use-server-config.ts';
import { useMedia, WIDE } from '../../lib/use-media.ts';
import { texts } from '../../texts/en/login.ts';
import { FormError } from '../../ui/fields/form-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PublicBar } from '../../ui/public-bar.tsx';
import type { SentEmail } from './check-email.tsx';
import {
  invitationIn,
  type LoginAddress,
  type LoginMode,
  loginAddress,
  readLoginAddress,
  staysOpen,
} from './login-mode.ts';
import { SignInForm } from './sign-in-form.tsx';

/** How somebody came in; decides where they go. */
type Entrance = 'returning' | 'signUp' | 'google';

/** Most come to sign in: the other forms are fetched when they are wanted. */
const fetchSignUp = () => import('./sign-up-form.tsx').then((module) => ({ default: module.SignUpForm }));
const SignUpForm = lazy(fetchSignUp);
/** Only where there is room for it. */
const ReceiptPicture = lazy(() =>
  import('./receipt-picture.tsx').then((module) => ({ default: module.ReceiptPicture })),
);
const CheckEmail = lazy(() => import('./check-email.tsx').then((module) => ({ default: module.CheckEmail })));
const MailModes = lazy(() => import('./mail-modes.tsx').then((module) => ({ default: module.MailModes })));

const PROFILE_MISSING = texts.profileMissing;

/** What stands above the form of each mode. */
const HEADS: Readonly<Record<LoginMode, { page: string; title: string; about: string }>> = {
  'sign-in': {
    page: texts.heads.signIn.page,
    title: texts.heads.signIn.title,
    about: texts.heads.signIn.about,
  },
  'sign-up': {
    page: texts.heads.signUp.page,
    title: texts.heads.signUp.title,
    about: texts.heads.signUp.about,
  },
  forgot: {
    page: texts.heads.forgot.page,
    title: texts.heads.forgot.title,
    about: texts.heads.forgot.about,
  },
  reset: {
    page: texts.heads.reset.page,
    title: texts.heads.reset.title,
    about: texts.heads.reset.about,
  },
  verify: {
    page: texts.heads.verify.page,
    title: texts.heads.verify.title,
    about: texts.heads.verify.about,
  },
  email: {
    page: texts.heads.email.page,
    title: texts.heads.email.title,
    about: texts.heads.email.about,
  },
};

/** Sign in, create an account, or follow what an email asks for; comes back to the page that was asked for. */
export function LoginScreen() {
  const search = useSearch();
  const params = new URLSearchParams(search);
  const address = readLoginAddress(params);
  const [entrance, setEntrance] = useState<Entrance>('returning');
  const config = useServerConfig();
  const { session } = useAuth();
  const isProfileMissing = session.status === 'signedOut' && session.isProfileMissing;
  const isEntering = useEntering(entrance, params.get('from'), staysOpen(address.mode));
  const [emailSent, setEmailSent] = useState<SentEmail | null>(null);
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const sent = address.mode === 'sign-up' ? emailSent : null;
  const head = sent ? texts.heads.checkEmail : isCodeNeeded ? texts.heads.code : HEADS[address.mode];
  usePageTitle(head.page);
  return (
    <div
      className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr]
      lg:grid-cols-[minmax(0,1fr)_minmax(0,46%)]"
    >
      <PublicBar />
      <main
        id="main"
        tabIndex={-1}
        className="col-start-1 mx-auto w-full max-w-[calc(400px+2*var(--gutter))] px-(--gutter) pt-[max(24px,9dvh)]
          pb-16 outline-none"
      >
        {isEntering ? (
          <Loading text={texts.entering} />
        ) : (
          <div className="grid gap-7">
            <div className="grid gap-2">
              <h1 className="title">{head.title}</h1>
              <p className="text-muted">{head.about}</p>
            </div>
            <FormError message={isProfileMissing ? PROFILE_MISSING : null} />
            <Body
              {...{ address, config, search, sent, isCodeNeeded, setEntrance, setEmailSent, setCodeNeeded }}
            />
          </div>
        )}
      </main>
      <Beside />
    </div>
  );
}

interface BodyProps {
  readonly address: LoginAddress;
  readonly config: ServerConfig | null;
  readonly search: string;
  readonly sent: SentEmail | null;
  readonly isCodeNeeded: boolean;
  readonly setEntrance: (entrance: Entrance) => void;
  readonly setEmailSent: (sent: SentEmail | null) => void;
  readonly setCodeNeeded: (isNeeded: boolean) => void;
}

/** The form of a mode, or the step after it. */
function Body({ address, config, search, sent, isCodeNeeded, ...on }: BodyProps) {
  const { mode } = address;
  if (isCodeNeeded) return <LaterCodeStep onCancel={() => on.setCodeNeeded(false)} />;
  if (mode === 'sign-in' || mode === 'sign-up')
    return (
      <>
        {sent && (
          <Suspense fallback={<div className="min-h-40" />}>
            <CheckEmail sent={sent} onChangeAddress={() => on.setEmailSent(null)} />
          </Suspense>
        )}
        {/* What was typed stays, for another address. */}
        <div className={sent ? 'hidden' : 'grid gap-7'}>
          <Entering
            {...{ config, search, mode }}
            onStart={on.setEntrance}
            onSent={on.setEmailSent}
            onCodeNeeded={() => on.setCodeNeeded(true)}
          />
        </div>
      </>
    );
  return (
    <Suspense fallback={<div className="min-h-40" />}>
      <MailModes key={mode} {...{ address, config, search }} />
    </Suspense>
  );
}

/**
 * What stands beside the form where there is room: the product's own picture, on a ground that is there from the start.
 */
function Beside() {
  const isWide = useMedia(WIDE);
  if (!isWide) return null;
  return (
    <aside
      aria-label={texts.beside}
      className="to-the-edge sticky top-0 col-start-2 row-span-2 row-start-1 grid h-dvh grid-cols-[minmax(0,29rem)]
        place-content-center border-l bg-sunken px-10"
    >
      <Suspense>
        <ReceiptPicture />
      </Suspense>
    </aside>
  );
}

interface EnteringProps {
  readonly mode: 'sign-in' | 'sign-up';
  readonly config: ServerConfig | null;
  readonly search: string;
  readonly onStart: (entrance: Entrance) => void;
  readonly onSent: (sent: SentEmail) => void;
  readonly onCodeNeeded: () => void;
}

/** The ways in: by password, by Google, or by a passkey. */
function Entering({ mode, config, search, onStart, onSent, onCodeNeeded }: EnteringProps) {
  return (
    <>
      {mode === 'sign-up' ? (
        <Suspense fallback={<div className="min-h-85" />}>
          <SignUpForm
            lengthMin={config?.passwordLengthMin ?? null}
            registration={config?.registration ?? null}
            invited={invitationIn(search)}
            onStart={() => onStart('signUp')}
            onSent={onSent}
          />
        </Suspense>
      ) : (
        <SignInForm
          onStart={() => onStart('returning')}
          onCodeNeeded={onCodeNeeded}
          forgotHref={loginAddress(search, 'forgot')}
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

/** The way from signing in to signing up and back; the page to return to stays in the address. */
function ModeSwitch({ isSignUp, search }: { readonly isSignUp: boolean; readonly search: string }) {
  const [, navigate] = useLocation();
  const switchMode = (): void =>
    navigate(loginAddress(search, isSignUp ? 'sign-in' : 'sign-up'), { replace: true });
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

/** Leaves the login as soon as somebody is signed in; true while that happens. */
function useEntering(entrance: Entrance, from: string | null, staysHere: boolean): boolean {
  const { session } = useAuth();
  const [, navigate] = useLocation();
  const isSignedIn = session.status === 'signedIn' && !staysHere;
  const profile = session.status === 'signedIn' ? session.profile : null;
  const waitsForProfile = isSignedIn && entrance === 'google' && from === null && !profile;
  const isNew =
    entrance === 'signUp' || (entrance === 'google' && from === null && profile?.onboardedAt === null);
  useEffect(() => {
    if (!isSignedIn || waitsForProfile) return;
    navigate(isNew ? '/onboarding' : safeReturnPath(from, window.location.origin), { replace: true });
  }, [isSignedIn, waitsForProfile, isNew, from, navigate]);
  return isSignedIn;
}
