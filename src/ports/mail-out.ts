import type { Notice } from '#domain/notifications/notice.ts';
import type { WeeklyReport } from '#domain/notifications/weekly-report.ts';
import type { Language } from '#domain/people/language.ts';

/** An email as it leaves: both forms of its text, and an id under which an email sent twice is recognized as one. */
export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where the reader's email program unsubscribes with one click (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
  /** Awaited before the server is given the last line: until then it certainly has not taken the email. */
  readonly beforeHandOver?: (() => Promise<void>) | undefined;
}

/** Hands emails to an email server. */
export interface MailOut {
  /** Resolves when the server has taken the email; rejects with the server's words when it has not. */
  send(mail: OutgoingMail): Promise<void>;
  /** Connects and signs in without sending; gives what the server said of itself. */
  check(): Promise<string>;
}

/** What every email has that its reader can turn off. */
interface Unsubscribable {
  readonly name: string;
  readonly isSandbox: boolean;
  readonly unsubscribeUrl: string;
  readonly settingsUrl: string;
}

/** A change of the ways into an account; `url` leads to a new password. */
interface AccountChange {
  readonly name: string;
  readonly at: string;
  readonly url: string;
}

/** What each kind of email says besides its fixed words. Times are ISO instants, addresses of pages are absolute. */
export interface MailContents {
  readonly 'verify-email': { readonly name: string; readonly url: string };
  readonly 'reset-password': { readonly name: string; readonly url: string };
  readonly 'password-changed': { readonly name: string; readonly at: string };
  readonly 'change-email': { readonly name: string; readonly url: string };
  readonly 'email-changed': { readonly name: string; readonly newEmail: string; readonly at: string };
  readonly 'new-device': { readonly name: string; readonly device: string; readonly at: string };
  readonly 'sign-in-attempts': { readonly name: string; readonly at: string; readonly url: string };
  readonly 'second-factor-on': AccountChange;
  readonly 'second-factor-off': AccountChange;
  readonly 'recovery-code-used': AccountChange;
  readonly 'codes-failed': AccountChange;
  readonly 'passkey-added': AccountChange;
  readonly 'passkey-removed': AccountChange;
  readonly 'factors-reset': AccountChange;
  readonly 'existing-account': { readonly signInUrl: string; readonly resetUrl: string };
  readonly invitation: { readonly url: string };
  readonly 'household-invitation': { readonly url: string };
  readonly 'account-deleted': { readonly name: string; readonly at: string };
  readonly notifications: Unsubscribable & {
    readonly items: readonly { readonly notice: Notice; readonly url: string }[];
  };
  /** Release news, in the words of whoever runs this server. */
  readonly announcement: Omit<Unsubscribable, 'isSandbox'> & {
    readonly title: string;
    readonly paragraphs: readonly string[];
  };
  readonly 'weekly-report': Unsubscribable & { readonly report: WeeklyReport; readonly url: string };
}

export type MailKind = keyof MailContents;

/** An email somebody should get, once for its key however often it is asked for. */
export type MailRequest = {
  readonly [Kind in MailKind]: {
    readonly kind: Kind;
    /** Null for an email that outlives the person. */
    readonly userId: string | null;
    readonly to: string;
    /** What its words are written in. */
    readonly language: Language;
    readonly dedupeKey: string;
    readonly content: MailContents[Kind];
  };
}[MailKind];
