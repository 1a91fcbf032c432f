/** The person as the identity service knows them, before their profile is loaded. */
export interface IdentityUser {
  readonly name: string;
  readonly email: string;
}

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The token of an invitation; null without one. */
  readonly invitation: string | null;
}

/** A new account: open at once, or opened by the link in an email, which can be sent again. */
export type CreatedAccount =
  | { readonly is: 'open' }
  | { readonly is: 'waiting'; readonly resend: () => Promise<void> };

/** What the screens need from whoever keeps identities; each rejects with a `SignInError` a person can read. */
export interface IdentityProvider {
  /** Creates an account; an open one is signed in. */
  createAccount(account: NewAccount): Promise<CreatedAccount>;
  /** `code`: of the second factor, where too many wrong passwords delay the account. */
  signInWithPassword(email: string, password: string, code?: string): Promise<void>;
  /** Must be called from a click, or the browser blocks the window. */
  signInWithGooglePopup(): Promise<void>;
  /** Finishes a sign-in that waits for a code; a sign-in that needs one rejects with the reason `second-factor`. */
  finishSignIn(code: string): Promise<void>;
  /** Signs in with a passkey. Must be called from a click. */
  signInWithPasskey(): Promise<void>;
  /** Offers passkeys in the suggestions of the email field until the signal ends. */
  offerPasskeys(signal: AbortSignal): Promise<void>;
  signOut(): Promise<void>;
  /** A bearer token that is still valid; rejects with 'User not authenticated' when nobody is signed in. */
  getIdToken(): Promise<string>;
  /** Tells now and at every change who is signed in; null means nobody. Returns how to stop. */
  onUserChange(listener: (user: IdentityUser | null) => void): () => void;
  /** Forgets the session in this page only, after the API refused it. */
  forget(): void;
  /** Emails a link to a new password, if the address has an account; resolves either way. */
  sendPasswordReset(email: string): Promise<void>;
  /** Sets the password that the link of an email allows to set. */
  resetPassword(code: string, password: string): Promise<void>;
  /** Changes the password of the signed-in person; every other session ends. */
  changePassword(currentPassword: string, newPassword: string): Promise<void>;
  /** Emails the signed-in person a link that confirms their address. */
  sendVerification(): Promise<void>;
  /** Emails a link to a new address; it becomes the user's when they follow it. */
  changeEmail(newEmail: string): Promise<void>;
  /** Does what the link of an email allows: confirms an address, or changes it. */
  confirmCode(code: string): Promise<void>;
}

/**
 * A refused sign-in or sign-up, in words that do not tell whether an e-mail is known here. `reauth`: a newer sign-in is
 * wanted; `sign-in-first`: nobody is signed in, and somebody must be; `second-factor`: a code is wanted;
 * `delayed`: too many wrong passwords, and a code would pass.
 */
export class SignInError extends Error {
  readonly reason:
    | 'refused'
    | 'closed'
    | 'blocked'
    | 'unavailable'
    | 'reauth'
    | 'sign-in-first'
    | 'second-factor'
    | 'delayed';

  constructor(reason: SignInError['reason'], message: string) {
    super(message);
    this.name = 'SignInError';
    this.reason = reason;
  }
}

export const NOT_AUTHENTICATED = 'User not authenticated';

/** Under this name the user is kept in the browser, for a start without a network. */
export const USER_COPY = 'person';

/** Who is signed in, undefined until that is known, and who is told of it; `start` is called once, by the first. */
export function createUserObserver(start: () => void) {
  const listeners = new Set<(user: IdentityUser | null) => void>();
  let current: IdentityUser | null | undefined;
  let isStarted = false;
  return {
    current: () => current,
    report(user: IdentityUser | null): void {
      current = user;
      for (const listener of listeners) listener(user);
    },
    onUserChange(listener: (user: IdentityUser | null) => void): () => void {
      listeners.add(listener);
      if (current !== undefined) listener(current);
      else if (!isStarted) {
        isStarted = true;
        start();
      }
      return () => listeners.delete(listener);
    },
  };
}
