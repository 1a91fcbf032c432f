import type { Language } from '#domain/people/language.ts';
import type { AccountSecurity } from './account-security.ts';

/** What a verified bearer token says. */
export interface VerifiedToken {
  readonly userId: string;
  readonly sessionId: string;
  /** When the person signed in, not when the token was made. */
  readonly signedInAt: Date;
  readonly expiresAt: Date;
  /** The token itself: a hosted service asks for it when something is changed there. */
  readonly token: string;
}

/** Who asks for a change of their own identity, and the token that proves it. */
export interface IdentityCaller {
  readonly userId: string;
  readonly token: string;
}

export interface IdentityUser {
  readonly name: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** True for a person who signed in through a stand-in. */
  readonly isSandbox: boolean;
}

/** Who may create an account besides the first person. */
export type RegistrationPolicy = 'open' | 'invitation' | 'closed';

/** The one place that says who a bearer token belongs to, and that administers people. */
export interface IdentityService {
  /**
   * The token's person, or null when it is expired, forged, revoked or meant for someone else. `anew` asks again even
   * where the answer was known a moment ago.
   */
  verify(token: string, options?: { readonly anew: boolean }): Promise<VerifiedToken | null>;
  /** Forgets what is known of a user's tokens, or of everyone's: their sessions may have ended elsewhere. */
  forget(userId: string | null): void;
  /**
   * The person whose browser session sent these headers, or null: for returns from other sites, which carry no token.
   */
  sessionUser(headers: Headers): Promise<string | null>;
  getUser(userId: string): Promise<IdentityUser | null>;
  updateName(caller: IdentityCaller, name: string): Promise<void>;
  /**
   * Ends the account where it is kept elsewhere; from then on none of its tokens is taken. Throws a `ProviderFailure`
   * (`reauth` when it wants a newer sign-in) and leaves all as it was when that cannot be done.
   */
  endAccount(caller: IdentityCaller): Promise<void>;
  /** Removes the person and every session; tokens already issued stop working. */
  deleteUser(userId: string): Promise<void>;
  /**
   * People whose account has ended elsewhere and whose transactions were not removed: the server stopped in between.
   */
  unfinishedDeletions(): Promise<string[]>;
  /** Answers the identity's own calls under `/api/auth`. */
  handle(
    request: Request,
    client: { readonly address: string; readonly language: Language },
  ): Promise<Response>;
  /** Null where a hosted service keeps the ways into an account. */
  readonly security: AccountSecurity | null;
  /** Who may create an account at this moment; the first person always may. */
  registration(): Promise<RegistrationPolicy>;
  /** Removes records whose time is over. */
  prune(): Promise<void>;
  close(): Promise<void>;
}
