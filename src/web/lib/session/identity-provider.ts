/** The user as known to the identity service, before the profile loads. */
export interface IdentityUser {
  readonly name: string;
  readonly email: string;
}

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Invitation token; null without one. */
  readonly invitation: string | null;
}

/** A new account: open immediately, or waiting for confirmation by an email that can be resent. */
export type CreatedAccount =
  | { readonly is: 'open' }
  | { readonly is: 'waiting'; readonly resend: () => Promise<void> };

/** The identity service as the screens use it. Methods reject with a `SignInError` with a readable message. */
export interface IdentityProvider {
  /** Creates an account and signs in if it is open. */
  createAccount(account: NewAccount): Promise<CreatedAccount>;
  /** `code`: second factor, needed while too many wrong passwords delay the account. */
  signInWithPassword(email: string, password: string, code?: string): Promise<void>;
  /** Call it from a click handler; otherwise the browser blocks the pop-up. */
  signInWithGooglePopup(): Promise<void>;
  /** Completes a sign-in that needs a code; such a sign-in rejects with the reason `second-factor`. */
  finishSignIn(code: string): Promise<void>;
  /** Signs in with a passkey. Call it from a click handler. */
  signInWithPasskey(): Promise<void>;
  /** Offers passkeys in the email field's autofill until the signal aborts. */
  offerPasskeys(signal: AbortSignal): Promise<void>;
  signOut(): Promise<void>;
  /** Returns a valid bearer token; rejects with 'User not authenticated' if nobody is signed in. */
  getIdToken(): Promise<string>;
  /** Calls the listener now and on every change with the signed-in user, or null. Returns an unsubscribe function. */
  onUserChange(listener: (user: IdentityUser | null) => void): () => void;
  /** Clears the session in this page only, after the API rejected it. */
  forget(): void;
  /** Emails a password reset link if the address has an account; resolves either way. */
  sendPasswordReset(email: string): Promise<void>;
  /** Sets a new password with the code of a reset link. */
  resetPassword(code: string, password: string): Promise<void>;
  /** Changes the signed-in user's password; all other sessions end. */
  changePassword(currentPassword: string, newPassword: string): Promise<void>;
  /** Emails the signed-in user a confirmation link. */
  sendVerification(): Promise<void>;
  /** Emails a link to a new address, which becomes the user's when they open it. */
  changeEmail(newEmail: string): Promise<void>;
  /** Applies an email link's code: confirms or changes the address. */
  confirmCode(code: string): Promise<void>;
}

/**
 * A rejected sign-in or sign-up, with a message that doesn't reveal whether an email is known. `reauth`: needs a recent
 * sign-in; `sign-in-first`: needs a signed-in user; `second-factor`: needs a code; `delayed`: too many wrong passwords,
 * a code still works.
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

/** Storage key of the user, for starting offline. */
export const USER_COPY = 'person';

/** Creates an observable of the signed-in user, undefined until known. The first subscriber triggers `start`. */
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
