import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { UserMessage } from '#domain/messages/user-message.ts';
import type { MailSearch } from '#domain/syncing/charge-search.ts';
import type { OutgoingCall } from './outgoing-calls.ts';

/** Source of email: Gmail's API, an IMAP server, or uploaded files. */
export type MailSourceKind = 'gmail' | 'imap' | 'files';

/** Credentials for one mailbox. */
export interface MailboxAccess {
  readonly userId: string;
  readonly mailboxId: string;
  /** The source's own credential format (a refresh token, sign-in data as JSON); encrypted at rest. */
  readonly secret: string;
}

/** A folder or label the user can choose. `id` is stable and specific to the source. */
export interface MailFolder {
  readonly id: string;
  readonly name: string;
  readonly role: 'inbox' | 'archive' | 'sent' | 'drafts' | 'spam' | 'trash' | 'all' | 'other';
  /** True if it is read by default. */
  readonly isDefault: boolean;
}

export interface ListRequest {
  /** Cursor up to which the mailbox was read, or null to list everything received from `receivedFrom` on. */
  readonly since: string | null;
  readonly receivedFrom: CivilDate;
  /** Ids of the folders to read; null for the source's defaults. */
  readonly folderIds: readonly string[] | null;
  /** `next.page` of the previous page; null for the first page. */
  readonly page: string | null;
}

/** A listed message. An id always identifies the same message of one mailbox. */
export interface MessageRef {
  readonly id: string;
  readonly receivedAt: Date | null;
  readonly bytes: number | null;
}

export interface ListedPage {
  /** May repeat messages of an earlier page or run; never omits any. */
  readonly refs: readonly MessageRef[];
  /** The next page, or the cursor to save once all listed messages are stored. Both are opaque JSON. */
  readonly next: { readonly page: string } | { readonly cursor: string };
}

/** The headers of a message, without its body. */
export interface MailHeaders {
  readonly id: string;
  readonly receivedAt: Date;
  readonly bytes: number | null;
  /** Header block as sent (RFC 5322), with at least those of the `HEADER_FIELDS` the message has. */
  readonly block: Uint8Array;
  /**
   * Equal for one message with two ids in one mailbox (moved, listed again): derived from Message-ID, Date, From and
   * Subject.
   */
  readonly key: string;
}

/** The result of fetching one message. */
export type FetchedMessage =
  | { readonly id: string; readonly outcome: 'gone' }
  | { readonly id: string; readonly outcome: 'too_large'; readonly receivedAt: Date; readonly bytes: number }
  | {
      readonly id: string;
      readonly outcome: 'found';
      readonly receivedAt: Date;
      /** The message as sent (RFC 5322). */
      readonly raw: Uint8Array;
      /** As in `MailHeaders`. */
      readonly key: string;
      /**
       * Equal for one message in two mailboxes or uploads: Message-ID and body, regardless of headers added in transit.
       */
      readonly identity: string;
    };

/**
 * One source of email. Every method may throw `ProviderFailure`: `cursor_lost` from `list` if `since` is no longer
 * valid (list again with null), `reauth` if the user must grant access again, `busy` with the requested delay.
 */
export interface MailProvider {
  readonly kind: MailSourceKind;
  listFolders(access: MailboxAccess): Promise<readonly MailFolder[]>;
  list(access: MailboxAccess, question: ListRequest): Promise<ListedPage>;
  /**
   * Returns messages received in a period, regardless of the mailbox range, that contain one of the phrases: newest
   * first, at most `limit`. May return slightly more than requested.
   */
  search(access: MailboxAccess, search: MailSearch, limit: number): Promise<readonly MessageRef[]>;
  /** Returns headers in any order; deleted messages are left out. */
  readHeaders(access: MailboxAccess, ids: readonly string[]): Promise<readonly MailHeaders[]>;
  /** Yields each message once, in any order, as it arrives. Leaving the loop cancels outstanding requests. */
  fetch(access: MailboxAccess, ids: readonly string[]): AsyncIterable<FetchedMessage>;
  /** Revokes the access; it is not an error if it no longer exists. */
  revoke(secret: string): Promise<void>;
}

/** Push notifications for new email, as an alternative to polling. */
export interface MailPush {
  /** Starts or renews push for one mailbox; returns its expiration. */
  start(secret: string): Promise<Date>;
  /**
   * Returns the address a notification is about; null if the provider did not sign it. Throws a `ProviderFailure` if
   * that cannot be verified. `client` is the address it came from.
   */
  addressOf(notice: {
    readonly body: Buffer;
    readonly authorization: string | null;
    readonly client: string;
  }): Promise<string | null>;
}

/** Gmail: a source the user authorizes on a consent page. */
export interface ConsentMailProvider extends MailProvider {
  readonly kind: 'gmail';
  readonly isSandbox: boolean;
  /** URL of the consent screen, for read-only access. */
  consentUrl(input: { state: string; codeChallenge: string; redirectUri: string }): string;
  /** Exchanges a code for access; `mayRead` is false if the user did not grant the permission. */
  exchangeCode(input: {
    code: string;
    codeVerifier: string;
    redirectUri: string;
  }): Promise<{ secret: string; mayRead: boolean }>;
  /** Null if push is not configured; email is then polled on schedule. */
  readonly push: MailPush | null;
  /** Returns the address of the mailbox a secret belongs to. */
  addressOf(secret: string): Promise<string>;
}

/** Encryption of the connection to an email server; `none` is only allowed on this machine. */
export type MailSecurity = 'tls' | 'starttls' | 'none';

/** Sign-in data for an email server. */
export interface MailSignIn {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  readonly user: string;
  readonly password: string;
}

/** Known settings of an address's email server, and its provider's requirements. */
export interface KnownMailServer {
  readonly name: string;
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  /** The user's login name at the server. */
  readonly user: string;
  /** `app`: an app password; `bridge`: shown by a program on this machine; `refused`: passwords are not accepted. */
  readonly password: 'own' | 'app' | 'bridge' | 'refused';
  /** What the user has to do at the provider first; null if nothing. */
  readonly advice: UserMessage | null;
  /** The provider's help page about it. */
  readonly helpUrl: string | null;
}

/** Callbacks of a watched mailbox. */
export interface WatchListener {
  /** Called once for a burst of new email, and when the watch has connected, because email may have come before. */
  onNewMail(): void;
  /** Called with the data sent to the email server since the last call. */
  onSent(call: OutgoingCall): void;
}

/** An active watch on a mailbox. */
export interface MailWatch {
  /** Settles when the server ends the watch or does not support it; rejects with the reason. */
  readonly ended: Promise<void>;
  close(): void;
}

/** IMAP: a source the user connects with a password. */
export interface SignInMailProvider extends MailProvider {
  readonly kind: 'imap';
  /** Returns null if nothing is known about the address; the user must then enter the settings. */
  findServer(address: string): KnownMailServer | null;
  /** Signs in and lists the folders once; returns the secret to store. Nothing is stored before this has succeeded. */
  signIn(signIn: MailSignIn): Promise<{ secret: string; isSandbox: boolean }>;
  /** Watches for new email (IMAP IDLE) until it ends. */
  watch(access: MailboxAccess, listener: WatchListener): MailWatch;
  /** Closes all connections. */
  close(): Promise<void>;
}
