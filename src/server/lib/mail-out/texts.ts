import type { MailContents, MailKind } from '#ports/mail-out.ts';
import { APP_NAME } from '../config.ts';

/** What a mail says, before it has a form. */
export interface MailWords {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, with the address of its page. */
  readonly action?: { readonly label: string; readonly url: string };
  /** What to do when the mail was not expected. */
  readonly otherwise: string;
}

/** How long a mail of a kind is of use; its link ends then, or its news is old. */
export const USEFUL_HOURS: Readonly<Record<MailKind, number>> = {
  'verify-email': 24,
  'reset-password': 1,
  'password-changed': 72,
  'change-email': 1,
  'email-changed': 72,
  'new-device': 72,
  'account-deleted': 168,
};

/** The words of every mail. Whatever a person or provider wrote is passed through as text, never as markup. */
export const MAIL_WORDS: { readonly [Kind in MailKind]: (content: MailContents[Kind]) => MailWords } = {
  'verify-email': ({ name, url }) => ({
    subject: 'Confirm your e-mail address',
    title: 'Is this your address?',
    paragraphs: [
      greeting(name),
      `Confirm that mails to this address reach you, so that ${APP_NAME} can help you back in when you forget your password. You can use ${APP_NAME} meanwhile.`,
    ],
    action: { label: 'Confirm this address', url },
    otherwise: `The link works for ${USEFUL_HOURS['verify-email']} hours. If you did not create an account, ignore this mail: without you nothing more is sent here.`,
  }),
  'reset-password': ({ name, url }) => ({
    subject: 'Choose a new password',
    title: 'Choose a new password',
    paragraphs: [greeting(name), 'Somebody, probably you, asked to set a new password for your account.'],
    action: { label: 'Choose a new password', url },
    otherwise:
      'The link works once, for an hour. If it was not you, ignore this mail: your password stays as it is.',
  }),
  'password-changed': ({ name, at }) => ({
    subject: 'Your password was changed',
    title: 'Your password was changed',
    paragraphs: [
      greeting(name),
      `A new password was set on ${moment(at)}, and every session was ended. Sign in with the new one.`,
    ],
    otherwise:
      'If it was not you, somebody can read your mail: secure your mailbox first, then set a new password from the sign-in page.',
  }),
  'change-email': ({ name, url }) => ({
    subject: 'Confirm your new e-mail address',
    title: 'Is this your new address?',
    paragraphs: [
      greeting(name),
      'You asked to sign in with this address from now on. It changes when you confirm; until then the old one stands.',
    ],
    action: { label: 'Use this address', url },
    otherwise: 'The link works for an hour. If you did not ask for it, ignore this mail.',
  }),
  'email-changed': ({ name, newEmail, at }) => ({
    subject: 'Your e-mail address was changed',
    title: 'Your e-mail address was changed',
    paragraphs: [
      greeting(name),
      `Since ${moment(at)} you sign in with ${newEmail}. This address is not used any more.`,
    ],
    otherwise: 'If it was not you, write to whoever runs this server at once.',
  }),
  'new-device': ({ name, device, at }) => ({
    subject: 'A sign-in from a browser we had not seen',
    title: 'Was this you?',
    paragraphs: [
      greeting(name),
      `Somebody signed in to your account on ${moment(at)} with ${device}. If it was you, there is nothing to do.`,
    ],
    otherwise:
      'If it was not you, choose “Forgot your password?” on the sign-in page: a new password ends every session.',
  }),
  'account-deleted': ({ name, at }) => ({
    subject: 'Your account is deleted',
    title: 'Everything is deleted',
    paragraphs: [
      greeting(name),
      `On ${moment(at)} your account was deleted at your request, with every row, receipt and message stored for you. Access to your banks and mailboxes is being revoked.`,
    ],
    otherwise: 'This is the last mail you get from us. Nothing of you is kept, this address included.',
  }),
};

function greeting(name: string): string {
  return name.trim() === '' ? 'Hello,' : `Hello ${name.trim()},`;
}

/** A moment as anyone reads it, wherever they are. */
function moment(at: string): string {
  const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${when.format(new Date(at))} UTC`;
}
