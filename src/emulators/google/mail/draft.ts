/** A message before it is encoded. */
export interface MailDraft {
  readonly from: MailAddress;
  readonly replyTo?: MailAddress;
  /** Defaults to the mailbox owner. */
  readonly to?: MailAddress;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
  readonly attachments?: readonly MailFile[];
  readonly headers?: readonly (readonly [string, string])[];
  readonly encoding?: 'quoted-printable' | 'base64' | '8bit';
  readonly charset?: 'utf-8' | 'iso-8859-1';
  /** Adds List-Unsubscribe, as required from bulk senders. */
  readonly bulk?: boolean;
  /** The email service named in Return-Path and Received. */
  readonly carrier?: string;
  readonly zone?: 'local' | 'utc' | 'pacific';
  /** A forged sender: signature and policy checks fail. */
  readonly forged?: boolean;
}

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface MailFile {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** The recipient of generated email. */
export interface Recipient {
  readonly name: string;
  readonly firstName: string;
  readonly email: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly timeZone: string;
}

/** Labels Gmail would assign; recent email also gets UNREAD. */
export const UPDATES: readonly string[] = ['INBOX', 'CATEGORY_UPDATES'];
export const PROMOTIONS: readonly string[] = ['INBOX', 'CATEGORY_PROMOTIONS'];
export const PERSONAL: readonly string[] = ['INBOX', 'IMPORTANT', 'CATEGORY_PERSONAL'];
export const SPAM: readonly string[] = ['SPAM'];
