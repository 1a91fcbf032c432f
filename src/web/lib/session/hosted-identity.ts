import { initializeApp } from '@firebase/app';
import {
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
import { isAway, refusalOf, withWords } from './hosted-refusals.ts';
import {
  type IdentityProvider,
  type IdentityUser,
  NOT_AUTHENTICATED,
  SignInError,
} from './identity-provider.ts';
import { expiryMsOf } from './token-store.ts';

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
  const page = { url: `${window.location.origin}/login` };
  const listeners = new Set<(user: IdentityUser | null) => void>();
  let current: IdentityUser | null | undefined;
  /** True while several steps make one sign-in: nobody is told before the last. */
  let isEntering = false;
  let isFollowing = false;
  let lastToken: string | null = null;

  const report = (user: IdentityUser | null): void => {
    current = user;
    if (user === null) lastToken = null;
    for (const listener of listeners) listener(user);
  };
  const follow = (): void => {
    isFollowing = true;
    onAuthStateChanged(auth, (user) => {
      if (isEntering) return;
      if (user) void tellServer(user);
      report(user && personOf(user));
    });
  };
  const enter = async (
    action: 'sign-in' | 'sign-up' | 'popup',
    steps: () => Promise<User>,
  ): Promise<void> => {
    isEntering = true;
    try {
      const user = await withWords(action, steps);
      await tellServer(user);
      report(personOf(user));
    } finally {
      isEntering = false;
    }
  };
  const signedIn = (): User => {
    const user = auth.currentUser;
    if (!user) throw new SignInError('sign-in-first', texts.signInFirst);
    return user;
  };

  return {
    async createAccount({ email, password, name: displayName }) {
      await enter('sign-up', async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        // The account exists: what follows may be done later as well.
        await updateProfile(user, { displayName }).catch(warn);
        await user.getIdToken(true).catch(warn);
        void sendEmailVerification(user, page).catch(warn);
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
    async signOut() {
      report(null);
      await Promise.all([signOut(auth), fetch('/api/auth/sign-out', { method: 'POST' }).catch(warn)]);
    },
    async getIdToken() {
      await auth.authStateReady();
      if (!auth.currentUser || current === null) throw new Error(NOT_AUTHENTICATED);
      try {
        lastToken = await auth.currentUser.getIdToken();
        return lastToken;
      } catch (error) {
        // The client renews five minutes early: until its end the token at hand is as good.
        const endsAtMs = lastToken === null ? null : expiryMsOf(lastToken);
        if (lastToken !== null && endsAtMs !== null && endsAtMs > Date.now() && isAway(error))
          return lastToken;
        throw error;
      }
    },
    onUserChange(listener) {
      listeners.add(listener);
      if (current !== undefined) listener(current);
      else if (!isFollowing) follow();
      return () => listeners.delete(listener);
    },
    forget: () => report(null),
    // Whether the address is known stays with the service.
    sendPasswordReset: (email) =>
      withWords('change', () =>
        sendPasswordResetEmail(auth, email, page).catch((error: unknown) => {
          if (refusalOf(error) !== 'auth/user-not-found') throw error;
        }),
      ),
    resetPassword: (code, password) => withWords('link', () => confirmPasswordReset(auth, code, password)),
    changePassword: (currentPassword, newPassword) =>
      withWords('change', async () => {
        const user = signedIn();
        const proof = EmailAuthProvider.credential(user.email ?? '', currentPassword);
        await reauthenticateWithCredential(user, proof);
        await updatePassword(user, newPassword);
      }),
    // The service asks for no second factor and knows no passkeys in the way this product uses it.
    finishSignIn: notOffered,
    signInWithPasskey: notOffered,
    offerPasskeys: async () => undefined,
    sendVerification: () => withWords('change', () => sendEmailVerification(signedIn(), page)),
    // Nor does it show here whether the new address is somebody's: then no email comes.
    changeEmail: (newEmail) =>
      withWords('change', () =>
        verifyBeforeUpdateEmail(signedIn(), newEmail, page).catch((error: unknown) => {
          if (refusalOf(error) !== 'auth/email-already-in-use') throw error;
        }),
      ),
    confirmCode: (code) =>
      withWords('link', async () => {
        await applyActionCode(auth, code);
        // The next token says what has changed; a session that ended with the old address says so then.
        await auth.currentUser?.getIdToken(true).catch(warn);
      }),
  };
}

/** Returns from other sites carry no token: a cookie says whose browser this is. */
async function tellServer(user: User): Promise<void> {
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

async function notOffered(): Promise<never> {
  throw new SignInError('refused', texts.unavailable);
}

function warn(error: unknown): void {
  console.warn('The identity service:', error);
}
