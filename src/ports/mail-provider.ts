import type { CivilDate } from '#domain/calendar/civil-date.ts';

export interface MailboxAccess {
  readonly refreshToken: string;
}

/** One provider of mail over an API with consent. Every method may throw `ProviderFailure`. */
export interface MailProvider {
  readonly name: 'gmail';
  readonly isSandbox: boolean;
  /** The consent screen's address, for reading only. */
  consentUrl(input: { state: string; codeChallenge: string; redirectUri: string }): string;
  /** Access for a code; `mayRead` is false when the person left the permission unticked. */
  exchangeCode(input: {
    code: string;
    codeVerifier: string;
    redirectUri: string;
  }): Promise<{ access: MailboxAccess; mayRead: boolean }>;
  /** The mailbox's address and its newest position. */
  profile(access: MailboxAccess): Promise<{ address: string; cursor: string }>;
  /** Ids of messages received on or after a date, newest first, a page at a time. */
  listMessages(
    access: MailboxAccess,
    input: { receivedFrom: CivilDate; pageToken: string | null },
  ): Promise<{ ids: readonly string[]; nextPageToken: string | null }>;
  /** Ids added since a position, or null when the provider no longer knows the position. */
  listChanges(
    access: MailboxAccess,
    cursor: string,
  ): Promise<{ ids: readonly string[]; cursor: string } | null>;
  /** The message as it was sent (RFC 5322), or null when it is gone. */
  getMessage(access: MailboxAccess, id: string): Promise<{ raw: Uint8Array; receivedAt: Date } | null>;
  /** Ends the access; one that is already gone is no failure. */
  revoke(access: MailboxAccess): Promise<void>;
}
