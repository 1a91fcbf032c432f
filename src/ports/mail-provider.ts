import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { MailSearch } from '#domain/syncing/charge-search.ts';
import type { OutgoingCall } from './outgoing-calls.ts';

/** Where email comes from: Gmail's API, any IMAP server, or files a person uploads. */
export type MailSourceKind = 'gmail' | 'imap' | 'files';

/** What a call needs to reach one mailbox. */
export interface MailboxAccess {
  readonly userId: string;
  readonly mailboxId: string;
  /** What opens it, in the source's own form (a refresh token, sign-in data as JSON); sealed at rest. */
  readonly secret: string;
}

/** A folder or label a person may choose. `id` is lasting and the source's own. */
export interface MailFolder {
  readonly id: string;
  readonly name: string;
  readonly role: 'inbox' | 'archive' | 'sent' | 'drafts' | 'spam' | 'trash' | 'all' | 'other';
  /** Read when the user chose nothing. */
  readonly isDefault: boolean;
}

export interface ListQuestion {
  /** The position the mailbox was read up to, or null to list everything received from `receivedFrom` on. */
  readonly since: string | null;
  readonly receivedFrom: CivilDate;
  /** Ids of the folders to read; null for the source's defaults. */
  readonly folderIds: readonly string[] | null;
  /** `next.page` of the page before; null for the first page. */
  readonly page: string | null;
}

/** A message as it was listed. An id names one message of one mailbox and never another one. */
export interface MessageRef {
  readonly id: string;
  readonly receivedAt: Date | null;
  readonly bytes: number | null;
}

export interface ListedPage {
  /** May repeat what an earlier page or run listed; never leaves anything out. */
  readonly refs: readonly MessageRef[];
  /** How to go on: another page, or the position to save once all that was listed is stored. Both are opaque JSON. */
  readonly next: { readonly page: string } | { readonly cursor: string };
}

/** The headers of a message, without its body. */
export interface MailHeaders {
  readonly id: string;
  readonly receivedAt: Date;
  readonly bytes: number | null;
  /** Header block as sent (RFC 5322), at least the fields of `HEADER_FIELDS` that the message has. */
  readonly block: Uint8Array;
  /**
   * Equal for one message under two ids of one mailbox (moved, listed anew): made of Message-ID, Date, From, Subject.
   */
  readonly key: string;
}

/** A message that was asked for. */
export type FetchedMessage =
  | { readonly id: string; readonly outcome: 'gone' }
  | { readonly id: string; readonly outcome: 'too_large'; readonly receivedAt: Date; readonly bytes: number }
  | {
      readonly id: string;
      readonly outcome: 'found';
      readonly receivedAt: Date;
      /** The message as sent (RFC 5322). */
      readonly raw: Uint8Array;
      /** Same as in `MailHeaders`. */
      readonly key: string;
      /** Equal for one message in two mailboxes or uploads: Message-ID and body, whatever its way added on top. */
      readonly identity: string;
    };

/**
 * One source of email. Every method may throw `ProviderFailure`: `cursor_lost` from `list` when `since` is no longer
 * known (list again with null), `reauth` when the user must let us in again, `busy` with the pause asked for.
 */
export interface MailProvider {
  readonly kind: MailSourceKind;
  listFolders(access: MailboxAccess): Promise<readonly MailFolder[]>;
  list(access: MailboxAccess, question: ListQuestion): Promise<ListedPage>;
  /**
   * Messages of a span, whatever range is read, whose text holds one of the phrases: newest first, at most `limit`. A
   * source may find a little more than was asked.
   */
  search(access: MailboxAccess, search: MailSearch, limit: number): Promise<readonly MessageRef[]>;
  /** Headers of messages, in any order; one that is gone is left out. */
  readHeaders(access: MailboxAccess, ids: readonly string[]): Promise<readonly MailHeaders[]>;
  /** Each message once, in any order, as it arrives. Leaving the loop ends what is under way. */
  fetch(access: MailboxAccess, ids: readonly string[]): AsyncIterable<FetchedMessage>;
  /** Ends the access; one that is already gone is no failure. */
  revoke(secret: string): Promise<void>;
}

/** New email told by the provider, in place of asking for it. */
export interface MailPush {
  /** Begins or renews it for one mailbox; says until when it holds. */
  start(secret: string): Promise<Date>;
  /**
   * The address a notice is about; null for one that the provider did not sign. Throws a `ProviderFailure` when that
   * cannot be known. `client` is the address the notice came from.
   */
  addressOf(notice: {
    readonly body: Buffer;
    readonly authorization: string | null;
    readonly client: string;
  }): Promise<string | null>;
}

/** Gmail: a source that a person opens on a consent page. */
export interface ConsentMailProvider extends MailProvider {
  readonly kind: 'gmail';
  readonly isSandbox: boolean;
  /** The consent screen's address, for reading only. */
  consentUrl(input: { state: string; codeChallenge: string; redirectUri: string }): string;
  /** Access for a code; `mayRead` is false when the person left the permission unticked. */
  exchangeCode(input: {
    code: string;
    codeVerifier: string;
    redirectUri: string;
  }): Promise<{ secret: string; mayRead: boolean }>;
  /** Null where it is not configured; email is asked for at its times then. */
  readonly push: MailPush | null;
  /** The address of the mailbox that a secret opens. */
  addressOf(secret: string): Promise<string>;
}

/** How a connection to an email server is encrypted; `none` exists on this machine only. */
export type MailSecurity = 'tls' | 'starttls' | 'none';

/** What a person signs in to an email server with. */
export interface MailSignIn {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  readonly user: string;
  readonly password: string;
}

/** The mail server of an address as far as it is known, and what its provider asks of people. */
export interface KnownMailServer {
  readonly name: string;
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  /** What the server knows the person by. */
  readonly user: string;
  /**
   * `app`: a password made for one app; `bridge`: one that a program on this machine shows; `refused`: none is taken.
   */
  readonly password: 'own' | 'app' | 'bridge' | 'refused';
  /** What to do at the provider first, for the person; null when nothing. */
  readonly advice: string | null;
  /** The provider's page about it. */
  readonly helpUrl: string | null;
}

/** What is heard of a mailbox that is listened at. */
export interface WatchListener {
  /** Comes once for a burst of new email. */
  onNews(): void;
  /** What was sent to the email server since it was last said. */
  onSent(call: OutgoingCall): void;
}

/** A running ear at a mailbox. */
export interface MailWatch {
  /** Settles when the server ends it or cannot do it; the reason is in its failure. */
  readonly ended: Promise<void>;
  close(): void;
}

/** IMAP: a source that a person opens with a password. */
export interface SignInMailProvider extends MailProvider {
  readonly kind: 'imap';
  /** Null when nothing is known about the address; fields must then be typed by hand. */
  serverOf(address: string): KnownMailServer | null;
  /** Signs in and reads the folders' names, once; gives what to keep. Nothing is kept before this has worked. */
  signIn(signIn: MailSignIn): Promise<{ secret: string; isSandbox: boolean }>;
  /** Listens for new email (IDLE) until it ends. */
  watch(access: MailboxAccess, listener: WatchListener): MailWatch;
  /** Ends every connection. */
  close(): Promise<void>;
}
