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

/** Set while a sign-out hasn't reached the service. */
const PENDING_SIGN_OUT = 'fettle.signing-out';
const RETRY_DELAYS_MS = [400, 1200, 3000];

/** Rare actions load on demand. */
const loadAccount = () => import('./local-account.ts');
const loadPasskeys = () => import('./local-passkeys.ts');

/** This server's identity service: a session cookie, and short-lived tokens in memory. */
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
      // A pop-up that is disconnected from this page looks closed even after success, so check the session.
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
      // The email may have changed.
      await resume();
    },
  };
}

/** Tracks the signed-in user and their tokens. */
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
    /** Fetches the signed-in user again. */
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

/** Ends the session at the service. If it is unreachable, the next page load tries again. */
async function endSession(): Promise<void> {
  const { status } = await fetchAuth('POST', '/sign-out', {});
  if (status !== 0 && status < 500) {
    localStorage.removeItem(PENDING_SIGN_OUT);
    return;
  }
  localStorage.setItem(PENDING_SIGN_OUT, '1');
  throw new SignInError('unavailable', texts.notSignedOut);
}

/** True if a sign-out is pending: nobody is signed in, despite the cookie. */
async function finishPendingSignOut(): Promise<boolean> {
  if (!localStorage.getItem(PENDING_SIGN_OUT)) return false;
  await endSession().catch(() => undefined);
  return true;
}

/** Calls the service and retries transient failures before assuming that nobody is signed in. */
async function fetchAuthWithRetry(path: '/get-session' | '/token'): Promise<AuthResponse> {
  for (const delayMs of RETRY_DELAYS_MS) {
    const answer = await fetchAuth('GET', path);
    const isAway = answer.status === 0 && !navigator.onLine;
    if (isAway || !isTransient(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
  return fetchAuth('GET', path);
}

/** The last user of this browser who didn't sign out, for starting offline. */
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
