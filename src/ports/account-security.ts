import type { SecurityEventKind } from '#domain/people/security-event.ts';

/** The user making a request about their own security, and its origin. */
export interface SecurityActor {
  readonly userId: string;
  readonly sessionId: string;
  /** The client's network address. */
  readonly address: string;
  readonly userAgent: string;
}

export interface AccountSession {
  readonly id: string;
  /** Browser and system, such as "Firefox (Linux)"; empty if unknown. */
  readonly device: string;
  readonly ipAddress: string;
  readonly signedInAt: Date;
  /** Last use, rounded to the hour. */
  readonly lastUsedAt: Date;
}

export interface AccountPasskey {
  readonly id: string;
  readonly name: string;
  /** True if its provider syncs it, so that it works on other devices too. */
  readonly isSynced: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export interface SecurityOverview {
  readonly hasPassword: boolean;
  readonly sessions: readonly AccountSession[];
  readonly isSecondFactorOn: boolean;
  readonly recoveryCodesLeft: number;
  readonly passkeys: readonly AccountPasskey[];
}

export interface SecurityEvent {
  readonly id: string;
  readonly kind: SecurityEventKind;
  readonly at: Date;
  readonly device: string;
  readonly ipAddress: string;
  /** Number of failures from one place within an hour. */
  readonly count: number;
}

/** Data for an authenticator app: the secret to type, and the URI for its QR code. */
export interface AuthenticatorSecret {
  readonly secret: string;
  readonly uri: string;
}

/** What a user can view and change about their sign-in methods, if this server manages them. */
export interface AccountSecurity {
  overview(userId: string): Promise<SecurityOverview>;
  /** Events after the given one, newest first. */
  listEvents(
    userId: string,
    after: { readonly at: string; readonly id: string } | null,
    limit: number,
  ): Promise<SecurityEvent[]>;
  /** Returns false if the user has no such session. */
  endSession(actor: SecurityActor, sessionId: string): Promise<boolean>;
  endOtherSessions(actor: SecurityActor): Promise<void>;
  /** Creates a secret that becomes active once confirmed; null if a second factor is already on. */
  startSecondFactor(actor: SecurityActor): Promise<AuthenticatorSecret | null>;
  /** Turns the second factor on and returns the recovery codes; null for a wrong code. */
  confirmSecondFactor(actor: SecurityActor, code: string): Promise<readonly string[] | null>;
  endSecondFactor(actor: SecurityActor): Promise<boolean>;
  /** Replaces all recovery codes; null if no second factor is on. */
  createRecoveryCodes(actor: SecurityActor): Promise<readonly string[] | null>;
  /** Options for creating a passkey in the browser; null if the user has reached the limit. */
  passkeyOptions(actor: SecurityActor): Promise<object | null>;
  /** Returns false if the browser's response cannot be verified. */
  addPasskey(actor: SecurityActor, passkey: { name: string; response: unknown }): Promise<boolean>;
  renamePasskey(actor: SecurityActor, id: string, name: string): Promise<boolean>;
  removePasskey(actor: SecurityActor, id: string): Promise<boolean>;
  /** Records an action elsewhere in the app in the user's security log. */
  record(actor: SecurityActor, event: SecurityEventKind): Promise<void>;
}
