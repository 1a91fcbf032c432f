/** What a sender writes, before it becomes the bytes of a message. */
export interface MailDraft {
  readonly from: MailAddress;
  readonly replyTo?: MailAddress;
  /** The person of the mailbox when left out. */
  readonly to?: MailAddress;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
  readonly attachments?: readonly MailFile[];
  readonly headers?: readonly (readonly [string, string])[];
  readonly encoding?: 'quoted-printable' | 'base64' | '8bit';
  readonly charset?: 'utf-8' | 'iso-8859-1';
  /** Puts List-Unsubscribe in, as bulk senders must. */
  readonly bulk?: boolean;
  /** The service that carries the email; its name stands in Return-Path and Received. */
  readonly carrier?: string;
  readonly zone?: 'local' | 'utc' | 'pacific';
  /** The sender is not who it says: signature and policy checks fail. */
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

/** The person email is written to. */
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

/** Labels Gmail would give; the story adds UNREAD to what is new. */
export const UPDATES: readonly string[] = ['INBOX', 'CATEGORY_UPDATES'];
export const PROMOTIONS: readonly string[] = ['INBOX', 'CATEGORY_PROMOTIONS'];
export const PERSONAL: readonly string[] = ['INBOX', 'IMPORTANT', 'CATEGORY_PERSONAL'];
export const SPAM: readonly string[] = ['SPAM'];
