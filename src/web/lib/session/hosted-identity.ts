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

/** The project as the page's head names it. All of it is public. */
export interface HostedProject {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly storageBucket?: string | null;
  readonly messagingSenderId?: string | null;
  readonly appId?: string | null;
  readonly measurementId?: string | null;
  /** Base address of the stand-in; null for the real service. */
  readonly standInUrl: string | null;
}

/** The hosted identity service through its own client: it keeps the session in the browser and renews its tokens. */
export function createHostedIdentity(project: HostedProject): IdentityProvider {
  const { standInUrl, ...values } = project;
  const options = Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (standInUrl) connectAuthEmulator(auth, standInUrl, { disableWarnings: true });
  const { enter, ...session } = createSession(auth);
  return {
    ...session,
    ...accountCalls(auth),
    async createAccount({ email, password, name: displayName }) {
      await enter('sign-up', async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        // The account exists: what follows may be done later as well.
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
        return openHostedPopup(auth, standInUrl);
      }),
    // The service asks for no second factor and knows no passkeys in the way this product uses it.
    finishSignIn: notSupported,
    signInWithPasskey: notSupported,
    offerPasskeys: async () => undefined,
  };
}

/** Who is signed in, and the token that says so. */
function createSession(auth: Auth) {
  /** True while several steps make one sign-in: nobody is told before the last. */
  let isEntering = false;
  let lastToken: string | null = null;
  const users = createUserObserver(() =>
    onAuthStateChanged(auth, (user) => {
      if (isEntering) return;
      if (user) void setReturnCookie(user);
      report(user && personOf(user));
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
        report(personOf(user));
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
        // The client renews five minutes early: until its end the token at hand is as good.
        const endsAtMs = lastToken === null ? null : tokenExpiryMs(lastToken);
        if (lastToken !== null && endsAtMs !== null && endsAtMs > Date.now() && isUnreachable(error))
          return lastToken;
        throw error;
      }
    },
  };
}

/** Changes of the account's password and address. */
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
    // Whether the address is known stays with the service.
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
    // Nor does it show here whether the new address is somebody's: then no email comes.
    changeEmail: (newEmail: string) =>
      withReadableErrors('change', () =>
        verifyBeforeUpdateEmail(signedIn(), newEmail, returnPage()).catch(
          unless('auth/email-already-in-use'),
        ),
      ),
    confirmCode: (code: string) =>
      withReadableErrors('link', async () => {
        await applyActionCode(auth, code);
        // The next token says what has changed; a session that ended with the old address says so then.
        await auth.currentUser?.getIdToken(true).catch(warn);
      }),
  };
}

/** Where links of the service's emails lead. */
function returnPage(): { url: string } {
  return { url: `${window.location.origin}/login` };
}

/** Returns from other sites carry no token: a cookie says whose browser this is. */
async function setReturnCookie(user: User): Promise<void> {
  try {
    const headers = { authorization: `Bearer ${await user.getIdToken()}` };
    await fetch('/api/auth/session', { method: 'POST', headers, signal: AbortSignal.timeout(10_000) });
  } catch (error) {
    warn(error);
  }
}

function personOf(user: User): IdentityUser {
  return { name: user.displayName ?? '', email: user.email ?? '' };
}

async function notSupported(): Promise<never> {
  throw new SignInError('refused', texts.unavailable);
}

function warn(error: unknown): void {
  console.warn('The identity service:', error);
}
