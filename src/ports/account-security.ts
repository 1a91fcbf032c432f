import type { SecurityEventKind } from '#domain/people/security-event.ts';

/** Who asks for something of their own security, and from where. */
export interface SecurityActor {
  readonly userId: string;
  readonly sessionId: string;
  /** The client's network address. */
  readonly address: string;
  readonly userAgent: string;
}

export interface AccountSession {
  readonly id: string;
  /** The browser and system, such as "Firefox (Linux)"; empty when unknown. */
  readonly device: string;
  readonly ipAddress: string;
  readonly signedInAt: Date;
  /** When it was last used, to the hour. */
  readonly lastUsedAt: Date;
}

export interface AccountPasskey {
  readonly id: string;
  readonly name: string;
  /** True when its provider keeps a copy, so that it works on other devices too. */
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
  /** How many failures of one hour from one place this is. */
  readonly count: number;
}

/** What an authenticator app needs: the secret to type, and the same as an address for its QR code. */
export interface AuthenticatorSecret {
  readonly secret: string;
  readonly uri: string;
}

/** What a person can see and change of the ways into their account, where it is kept here. */
export interface AccountSecurity {
  overview(userId: string): Promise<SecurityOverview>;
  /** Newest first, behind the given one. */
  listEvents(
    userId: string,
    after: { readonly at: string; readonly id: string } | null,
    limit: number,
  ): Promise<SecurityEvent[]>;
  /** False when the user has no such session. */
  endSession(actor: SecurityActor, sessionId: string): Promise<boolean>;
  endOtherSessions(actor: SecurityActor): Promise<void>;
  /** A new secret that counts once it is confirmed; null when a second factor is on already. */
  startSecondFactor(actor: SecurityActor): Promise<AuthenticatorSecret | null>;
  /** Turns it on and gives the recovery codes; null for a wrong code. */
  confirmSecondFactor(actor: SecurityActor, code: string): Promise<readonly string[] | null>;
  endSecondFactor(actor: SecurityActor): Promise<boolean>;
  /** Replaces all recovery codes; null when no second factor is on. */
  createRecoveryCodes(actor: SecurityActor): Promise<readonly string[] | null>;
  /** What the browser needs to make a passkey; null when the user has as many as they may have. */
  passkeyOptions(actor: SecurityActor): Promise<object | null>;
  /** False when what the browser made cannot be verified. */
  addPasskey(actor: SecurityActor, passkey: { name: string; response: unknown }): Promise<boolean>;
  renamePasskey(actor: SecurityActor, id: string, name: string): Promise<boolean>;
  removePasskey(actor: SecurityActor, id: string): Promise<boolean>;
  /** Adds what the user did elsewhere in the app to their security log. */
  record(actor: SecurityActor, event: SecurityEventKind): Promise<void>;
}
