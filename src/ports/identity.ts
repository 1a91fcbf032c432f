import type { Language } from '#domain/people/language.ts';
import type { AccountSecurity } from './account-security.ts';

/** Contents of a verified bearer token. */
export interface VerifiedToken {
  readonly userId: string;
  readonly sessionId: string;
  /** When the user signed in, not when the token was issued. */
  readonly signedInAt: Date;
  readonly expiresAt: Date;
  /** The token itself: a hosted service requires it for changes. */
  readonly token: string;
}

/** The user requesting a change of their own identity, and the token that proves it. */
export interface IdentityCaller {
  readonly userId: string;
  readonly token: string;
}

export interface IdentityUser {
  readonly name: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** True for a user who signed in through an emulator. */
  readonly isSandbox: boolean;
}

/** Who may create an account, apart from the first user. */
export type RegistrationPolicy = 'open' | 'invitation' | 'closed';

/** Resolves bearer tokens to users, and administers users. */
export interface IdentityService {
  /**
   * Returns the token's user, or null if it is expired, forged, revoked or issued for another audience. `skipCache`
   * bypasses the cache.
   */
  verify(token: string, options?: { readonly skipCache: boolean }): Promise<VerifiedToken | null>;
  /** Clears cached tokens of one user, or of all users: their sessions may have ended elsewhere. */
  clearTokenCache(userId: string | null): void;
  /**
   * Returns the user of the browser session in these headers, or null: for redirects from other sites, which carry no
   * token.
   */
  sessionUser(headers: Headers): Promise<string | null>;
  getUser(userId: string): Promise<IdentityUser | null>;
  updateName(caller: IdentityCaller, name: string): Promise<void>;
  /**
   * Deletes the account at a hosted service; its tokens are then no longer accepted. If that fails, throws a
   * `ProviderFailure` (`reauth` if it requires a more recent sign-in) and changes nothing.
   */
  endAccount(caller: IdentityCaller): Promise<void>;
  /** Deletes the user and all sessions; issued tokens stop working. */
  deleteUser(userId: string): Promise<void>;
  /** Ids of users whose hosted account was deleted but whose data was not, because the server stopped in between. */
  unfinishedDeletions(): Promise<string[]>;
  /** Handles the identity service's own requests under `/api/auth`. */
  handle(
    request: Request,
    client: { readonly address: string; readonly language: Language },
  ): Promise<Response>;
  /** Null if a hosted service manages sign-in. */
  readonly security: AccountSecurity | null;
  /** Who may create an account now; the first user always may. */
  registration(): Promise<RegistrationPolicy>;
  /** Deletes expired records. */
  prune(): Promise<void>;
  close(): Promise<void>;
}
