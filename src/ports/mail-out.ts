import type { Notice } from '#domain/notifications/notice.ts';
import type { WeeklyReport } from '#domain/notifications/weekly-report.ts';
import type { Language } from '#domain/people/language.ts';

/** An outgoing email: text and HTML, and an id by which duplicates are recognized. */
export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** URL for one-click unsubscribe (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
  /** Awaited before the final line is sent to the server: until then it has certainly not accepted the email. */
  readonly beforeHandOver?: (() => Promise<void>) | undefined;
}

/** Sends emails through an email server. */
export interface MailOut {
  /** Resolves when the server has accepted the email; rejects with the server's message otherwise. */
  send(mail: OutgoingMail): Promise<void>;
  /** Connects and signs in without sending; returns the server's greeting. */
  check(): Promise<string>;
}

/** Content of every email that can be unsubscribed from. */
interface Unsubscribable {
  readonly name: string;
  readonly isSandbox: boolean;
  readonly unsubscribeUrl: string;
  readonly settingsUrl: string;
}

/** A change to sign-in methods; `url` leads to a password reset. */
interface AccountChange {
  readonly name: string;
  readonly at: string;
  readonly url: string;
}

/** Variable content of each kind of email. Times are ISO instants, URLs are absolute. */
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
  /** Release announcement, written by the server administrator. */
  readonly announcement: Omit<Unsubscribable, 'isSandbox'> & {
    readonly title: string;
    readonly paragraphs: readonly string[];
  };
  readonly 'weekly-report': Unsubscribable & { readonly report: WeeklyReport; readonly url: string };
}

export type MailKind = keyof MailContents;

/** A request to send an email, at most once per key. */
export type MailRequest = {
  readonly [Kind in MailKind]: {
    readonly kind: Kind;
    /** Null for an email sent after the user is deleted. */
    readonly userId: string | null;
    readonly to: string;
    /** Language of the email. */
    readonly language: Language;
    readonly dedupeKey: string;
    readonly content: MailContents[Kind];
  };
}[MailKind];
