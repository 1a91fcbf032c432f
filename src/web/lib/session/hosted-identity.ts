import { initializeApp } from '@firebase/app';
import {
  type Auth,
  applyActionCode,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from '@firebase/auth';
import { texts } from '../../texts/en/sign-in-windows.ts';
import { authErrorCode, isUnreachable, withReadableErrors } from './hosted-errors.ts';
import {
  createUserObserver,
  type IdentityProvider,
  type IdentityUser,
  NOT_AUTHENTICATED,
  SignInError,
} from './identity-provider.ts';
import { tokenExpiryMs } from './token-store.ts';

/** The project from the page's meta tag. All values are public. */
export interface HostedProject {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly storageBucket?: string | null;
  readonly messagingSenderId?: string | null;
  readonly appId?: string | null;
  readonly measurementId?: string | null;
  /** Base URL of the emulator; null for the real service. */
  readonly emulatorUrl: string | null;
}

/** The hosted identity service with its official client, which keeps the session in the browser and renews tokens. */
export function createHostedIdentity(project: HostedProject): IdentityProvider {
  const { emulatorUrl, ...values } = project;
  const options = Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  const { enter, ...session } = createSession(auth);
  return {
    ...session,
    ...accountCalls(auth),
    async createAccount({ email, password, name: displayName }) {
      await enter('sign-up', async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        // The account exists, so a failure of these steps isn't fatal.
        await updateProfile(user, { displayName }).catch(warn);
        await user.getIdToken(true).catch(warn);
        void sendEmailVerification(user, returnPage()).catch(warn);
        return user;
      });
      return { is: 'open' };
    },
    signInWithPassword: (email, password) =>
      enter('sign-in', async () => (await signInWithEmailAndPassword(auth, email, password)).user),
    signInWithGooglePopup: () =>
      enter('popup', async () => {
        const { openHostedPopup } = await import('./hosted-popup.ts');
        return openHostedPopup(auth, emulatorUrl);
      }),
    // This service has neither second factors nor passkeys as this product uses them.
    finishSignIn: notSupported,
    signInWithPasskey: notSupported,
    offerPasskeys: async () => undefined,
  };
}

/** Tracks the signed-in user and their token. */
function createSession(auth: Auth) {
  /** True during a sign-in with several steps: listeners are notified only after the last. */
  let isEntering = false;
  let lastToken: string | null = null;
  const users = createUserObserver(() =>
    onAuthStateChanged(auth, (user) => {
      if (isEntering) return;
      if (user) void setReturnCookie(user);
      report(user && toIdentityUser(user));
    }),
  );
  const report = (user: IdentityUser | null): void => {
    if (user === null) lastToken = null;
    users.report(user);
  };
  return {
    onUserChange: users.onUserChange,
    forget: () => report(null),
    async enter(action: 'sign-in' | 'sign-up' | 'popup', steps: () => Promise<User>): Promise<void> {
      isEntering = true;
      try {
        const user = await withReadableErrors(action, steps);
        await setReturnCookie(user);
        report(toIdentityUser(user));
      } finally {
        isEntering = false;
      }
    },
    async signOut() {
      report(null);
      await Promise.all([signOut(auth), fetch('/api/auth/sign-out', { method: 'POST' }).catch(warn)]);
    },
    async getIdToken() {
      await auth.authStateReady();
      if (!auth.currentUser || users.current() === null) throw new Error(NOT_AUTHENTICATED);
      try {
        lastToken = await auth.currentUser.getIdToken();
        return lastToken;
      } catch (error) {
        // The client renews tokens five minutes early; the current one stays valid until it expires.
        const endsAtMs = lastToken === null ? null : tokenExpiryMs(lastToken);
        if (lastToken !== null && endsAtMs !== null && endsAtMs > Date.now() && isUnreachable(error))
          return lastToken;
        throw error;
      }
    },
  };
}

/** Calls that change the account's password and email. */
function accountCalls(auth: Auth) {
  const signedIn = (): User => {
    const user = auth.currentUser;
    if (!user) throw new SignInError('sign-in-first', texts.signInFirst);
    return user;
  };
  const unless = (refusal: string) => (error: unknown) => {
    if (authErrorCode(error) !== refusal) throw error;
  };
  return {
    // Don't reveal whether the address is known.
    sendPasswordReset: (email: string) =>
      withReadableErrors('change', () =>
        sendPasswordResetEmail(auth, email, returnPage()).catch(unless('auth/user-not-found')),
      ),
    resetPassword: (code: string, password: string) =>
      withReadableErrors('link', () => confirmPasswordReset(auth, code, password)),
    changePassword: (currentPassword: string, newPassword: string) =>
      withReadableErrors('change', async () => {
        const user = signedIn();
        const proof = EmailAuthProvider.credential(user.email ?? '', currentPassword);
        await reauthenticateWithCredential(user, proof);
        await updatePassword(user, newPassword);
      }),
    sendVerification: () =>
      withReadableErrors('change', () => sendEmailVerification(signedIn(), returnPage())),
    // Don't reveal whether the new address is taken: then no email is sent.
    changeEmail: (newEmail: string) =>
      withReadableErrors('change', () =>
        verifyBeforeUpdateEmail(signedIn(), newEmail, returnPage()).catch(
          unless('auth/email-already-in-use'),
        ),
      ),
    confirmCode: (code: string) =>
      withReadableErrors('link', async () => {
        await applyActionCode(auth, code);
        // The next token holds the new email; a session that ended with the old email fails here.
        await auth.currentUser?.getIdToken(true).catch(warn);
      }),
  };
}

/** The return URL of links in the service's emails. */
function returnPage(): { url: string } {
  return { url: `${window.location.origin}/login` };
}

/** Redirects from other sites carry no token, so a cookie identifies this browser's user. */
async function setReturnCookie(user: User): Promise<void> {
  try {
    const headers = { authorization: `Bearer ${await user.getIdToken()}` };
    await fetch('/api/auth/session', { method: 'POST', headers, signal: AbortSignal.timeout(10_000) });
  } catch (error) {
    warn(error);
  }
}

function toIdentityUser(user: User): IdentityUser {
  return { name: user.displayName ?? '', email: user.email ?? '' };
}

async function notSupported(): Promise<never> {
  throw new SignInError('refused', texts.unavailable);
}

function warn(error: unknown): void {
  console.warn('Identity service error:', error);
}
