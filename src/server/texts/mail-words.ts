import type { MailContents, MailKind } from '#ports/mail-out.ts';

/** One line of a list in an email. */
export interface MailLine {
  readonly title: string;
  /** May be empty. */
  readonly detail: string;
  readonly value: string | null;
  readonly url: string | null;
}

export interface MailSection {
  readonly heading: string | null;
  readonly rows: readonly MailLine[];
}

/** The texts of an email. */
export interface MailWords {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The main action, with its address. */
  readonly action?: { readonly label: string; readonly url: string };
  readonly sections?: readonly MailSection[];
  /** What to do if the email was not expected. */
  readonly otherwise: string;
  /** Further addresses at its end. */
  readonly links?: readonly { readonly label: string; readonly url: string }[];
}

/** What a link of an email turns off. */
export type UnsubscribeScope = 'email' | 'weekly' | 'news';

/** How long an email of a kind is useful: its link expires or its news is old. */
export const USEFUL_HOURS: Readonly<Record<MailKind, number>> = {
  'verify-email': 24,
  'reset-password': 1,
  'password-changed': 72,
  'change-email': 1,
  'email-changed': 72,
  'new-device': 72,
  'sign-in-attempts': 72,
  'second-factor-on': 72,
  'second-factor-off': 72,
  'recovery-code-used': 72,
  'codes-failed': 72,
  'passkey-added': 72,
  'passkey-removed': 72,
  'factors-reset': 72,
  'existing-account': 24,
  invitation: 168,
  'household-invitation': 168,
  'account-deleted': 168,
  notifications: 72,
  'weekly-report': 72,
  announcement: 168,
};

/** The texts of every email, by kind. Values from users and providers are passed through as text, never as markup. */
export type MailCatalog = { readonly [Kind in MailKind]: (content: MailContents[Kind]) => MailWords };
