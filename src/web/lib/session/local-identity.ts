import { texts } from '../../texts/en/sign-in-windows.ts';
import { isRecord } from '../failure.ts';
import { readCopy } from '../offline/offline-store.ts';
import { type AuthResponse, fetchAuth, isTransient } from './auth-http.ts';
import { openGooglePopup } from './google-popup.ts';
import {
  createUserObserver,
  type IdentityProvider,
  type IdentityUser,
  NOT_AUTHENTICATED,
  SignInError,
  USER_COPY,
} from './identity-provider.ts';
import { assertSuccess } from './local-errors.ts';
import { createTokenStore } from './token-store.ts';

/** Kept in the browser while a sign-out waits for the service. */
const PENDING_SIGN_OUT = 'fettle.signing-out';
const RETRY_DELAYS_MS = [400, 1200, 3000];

/** What is done once in a while comes when it is wanted. */
const loadAccount = () => import('./local-account.ts');
const loadPasskeys = () => import('./local-passkeys.ts');

/** The identity service of this server: a session cookie, and short tokens kept in memory. */
export function createLocalIdentity(): IdentityProvider {
  const { enter, resume, ...session } = createSession();
  return {
    ...session,
    async createAccount({ invitation, ...account }) {
      const body = invitation === null ? account : { ...account, invitation };
      const answer = await fetchAuth('POST', '/sign-up/email', body);
      await assertSuccess(answer, 'sign-up');
      if (answer.body?.token === null)
        return { is: 'waiting', resend: async () => (await loadAccount()).sendVerification(body.email) };
      await enter(answer, 'sign-up');
      return { is: 'open' };
    },
    async signInWithPassword(email, password, code) {
      const body = code ? { email, password, code } : { email, password };
      await enter(await fetchAuth('POST', '/sign-in/email', body), 'sign-in');
    },
    async signInWithGooglePopup() {
      const closed = await openGooglePopup().then(
        () => null,
        (error: unknown) => error,
      );
      if (closed && !(closed instanceof SignInError && closed.reason === 'closed')) throw closed;
      if (!closed) localStorage.removeItem(PENDING_SIGN_OUT);
      // A window cut off from this page looks closed although it got through: the session knows.
      const user = await resume();
      if (closed && user === null) throw closed;
    },
    async finishSignIn(code) {
      await enter(await fetchAuth('POST', '/second-factor', { code }), 'sign-in');
    },
    async signInWithPasskey() {
      await enter(await (await loadPasskeys()).signInWithPasskey(), 'sign-in');
    },
    async offerPasskeys(signal) {
      const answer = await (await loadPasskeys()).waitForPasskey(signal);
      if (answer) await enter(answer, 'sign-in');
    },
    sendPasswordReset: async (email) => (await loadAccount()).sendPasswordReset(email),
    resetPassword: async (code, password) => (await loadAccount()).resetPassword(code, password),
    changePassword: async (...given) => (await loadAccount()).changePassword(...given),
    changeEmail: async (email) => (await loadAccount()).changeEmail(email),
    async confirmCode(code) {
      await (await loadAccount()).confirmCode(code);
      // The address may be another one now.
      await resume();
    },
  };
}

/** Who is signed in, and the tokens that say so. */
function createSession() {
  let starting: Promise<void> | null = null;
  const tokens = createTokenStore(fetchToken, () => Date.now());
  const users = createUserObserver(() => {
    starting = loadSession();
  });
  const report = (user: IdentityUser | null): void => {
    if (user === null) tokens.clear();
    users.report(user);
  };
  const loadSession = async (): Promise<void> => {
    if (await finishPendingSignOut()) {
      report(null);
      return;
    }
    const answer = await fetchAuthWithRetry('/get-session');
    const known = answer.status === 0 && !navigator.onLine ? await readStoredUser() : null;
    if (known) {
      report(known);
      window.addEventListener('online', () => void loadSession(), { once: true });
      return;
    }
    if (answer.token) tokens.set(answer.token);
    report(userOf(answer.body));
  };
  return {
    onUserChange: users.onUserChange,
    forget: () => report(null),
    sendVerification: async () => (await loadAccount()).sendVerification(users.current()?.email ?? ''),
    async enter(answer: AuthResponse, action: 'sign-in' | 'sign-up'): Promise<void> {
      await assertSuccess(answer, action);
      localStorage.removeItem(PENDING_SIGN_OUT);
      tokens.clear();
      if (answer.token) tokens.set(answer.token);
      const user = userOf(answer.body);
      if (user) report(user);
      else await loadSession();
    },
    /** Asks the service anew who is signed in. */
    async resume(): Promise<IdentityUser | null | undefined> {
      tokens.clear();
      await loadSession();
      return users.current();
    },
    async signOut() {
      report(null);
      await endSession();
    },
    async getIdToken() {
      if (users.current() === undefined && starting) await starting;
      if (users.current() === null) throw new Error(NOT_AUTHENTICATED);
      return tokens.get();
    },
  };
}

/** Ends the session at the service; one that could not be reached is told when the page is opened again. */
async function endSession(): Promise<void> {
  const { status } = await fetchAuth('POST', '/sign-out', {});
  if (status !== 0 && status < 500) {
    localStorage.removeItem(PENDING_SIGN_OUT);
    return;
  }
  localStorage.setItem(PENDING_SIGN_OUT, '1');
  throw new SignInError('unavailable', texts.notSignedOut);
}

/** True when somebody signed out while the service was away: nobody is signed in, whatever the cookie says. */
async function finishPendingSignOut(): Promise<boolean> {
  if (!localStorage.getItem(PENDING_SIGN_OUT)) return false;
  await endSession().catch(() => undefined);
  return true;
}

/** Asks the service; while it does not answer it is asked again before nobody is assumed to be signed in. */
async function fetchAuthWithRetry(path: '/get-session' | '/token'): Promise<AuthResponse> {
  for (const delayMs of RETRY_DELAYS_MS) {
    const answer = await fetchAuth('GET', path);
    const isAway = answer.status === 0 && !navigator.onLine;
    if (isAway || !isTransient(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
  return fetchAuth('GET', path);
}

/** Who used this browser last and did not sign out: without a network there is nobody to ask. */
async function readStoredUser(): Promise<IdentityUser | null> {
  return userOf({ user: await readCopy(USER_COPY) });
}

async function fetchToken(): Promise<string> {
  const answer = await fetchAuthWithRetry('/token');
  const token = answer.body?.token;
  if (answer.status !== 200 || typeof token !== 'string') throw new Error(NOT_AUTHENTICATED);
  return token;
}

function userOf(body: Record<string, unknown> | null): IdentityUser | null {
  const user = body?.user;
  if (!isRecord(user) || typeof user.email !== 'string') return null;
  return { name: typeof user.name === 'string' ? user.name : '', email: user.email };
}
