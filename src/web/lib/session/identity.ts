import type { IdentityProvider, IdentityUser } from './identity-provider.ts';

// The browser loads the code of only one service. The page's meta tag names the hosted one if it is configured.
const hosted = document.querySelector('meta[name="fettle-identity"]')?.getAttribute('content');
const loading: Promise<IdentityProvider> = hosted
  ? import('./hosted-identity.ts').then((module) => module.createHostedIdentity(JSON.parse(hosted)))
  : import('./local-identity.ts').then((module) => module.createLocalIdentity());
loading.catch((error: unknown) => console.error('Failed to load the sign-in service:', error));

/** Whether this page supports signing in with passkeys. */
export const offersPasskeys = !hosted && typeof PublicKeyCredential !== 'undefined';

let known: IdentityUser | null | undefined;

/** The configured identity provider; each call waits until its code has loaded. */
export const identity: IdentityProvider = {
  createAccount: async (account) => (await loading).createAccount(account),
  signInWithPassword: async (...given) => (await loading).signInWithPassword(...given),
  signInWithGooglePopup: async () => (await loading).signInWithGooglePopup(),
  finishSignIn: async (code) => (await loading).finishSignIn(code),
  signInWithPasskey: async () => (await loading).signInWithPasskey(),
  offerPasskeys: async (signal) => (await loading).offerPasskeys(signal),
  signOut: async () => (await loading).signOut(),
  getIdToken: async () => (await loading).getIdToken(),
  onUserChange(listener) {
    let isOver = false;
    let stop = (): void => undefined;
    // A late subscriber gets the known user immediately; the provider's repeat of it is skipped.
    const initial = known;
    let mayRepeat = initial !== undefined;
    if (initial !== undefined) listener(initial);
    void loading.then((provider) => {
      if (isOver) return;
      stop = provider.onUserChange((user) => {
        const isRepeated = mayRepeat && user === initial;
        mayRepeat = false;
        known = user;
        if (!isRepeated) listener(user);
      });
    });
    return () => {
      isOver = true;
      stop();
    };
  },
  forget: () => void loading.then((provider) => provider.forget()),
  sendPasswordReset: async (email) => (await loading).sendPasswordReset(email),
  resetPassword: async (...given) => (await loading).resetPassword(...given),
  changePassword: async (...given) => (await loading).changePassword(...given),
  sendVerification: async () => (await loading).sendVerification(),
  changeEmail: async (email) => (await loading).changeEmail(email),
  confirmCode: async (code) => (await loading).confirmCode(code),
};

/** The signed-in user as last reported; null while unknown. */
export function currentUser(): IdentityUser | null {
  return known ?? null;
}
