import type { MailContents } from '#ports/mail-out.ts';
import { APP_NAME } from '../../lib/config.ts';
import { type MailCatalog, type MailWords, USEFUL_HOURS } from '../mail-words.ts';
import { notificationEmails } from '../notification-emails.ts';
import { texts as findings } from './findings.ts';
import { texts as notices } from './notices.ts';
import { texts as notifications } from './notification-emails.ts';
import { texts as unsubscribe } from './unsubscribe.ts';

const words: MailCatalog = {
  'verify-email': ({ name, url }) => ({
    subject: 'Confirm your email address',
    title: 'Confirm your email address',
    paragraphs: [
      greeting(name),
      `Confirm this address so you can reset your password if you forget it. You can already use ${APP_NAME}.`,
    ],
    action: { label: 'Confirm email', url },
    otherwise:
      `The link works for ${USEFUL_HOURS['verify-email']} hours. If you didn’t create an account, ignore ` +
      `this email. We won’t send any more.`,
  }),
  'reset-password': ({ name, url }) => ({
    subject: 'Choose a new password',
    title: 'Choose a new password',
    paragraphs: [greeting(name), 'We received a request to reset your password.'],
    action: { label: 'Choose a new password', url },
    otherwise:
      'The link works once, for one hour. If this wasn’t you, ignore this email. Your password won’t change.',
  }),
  'password-changed': ({ name, at }) => ({
    subject: 'Your password was changed',
    title: 'Your password was changed',
    paragraphs: [
      greeting(name),
      `A new password was set on ${moment(at)}. All other sessions were signed out.`,
    ],
    otherwise:
      'If this wasn’t you, secure your email account first. Then reset your password from the sign-in page.',
  }),
  'change-email': ({ name, url }) => ({
    subject: 'Confirm your new email address',
    title: 'Confirm your new email address',
    paragraphs: [
      greeting(name),
      'You asked to sign in with this address. Your old address works until you confirm.',
    ],
    action: { label: 'Confirm new email', url },
    otherwise: 'The link works for one hour. If you didn’t request this, ignore this email.',
  }),
  'email-changed': ({ name, newEmail, at }) => ({
    subject: 'Your email address was changed',
    title: 'Your email address was changed',
    paragraphs: [greeting(name), `You now sign in with ${newEmail}. This changed on ${moment(at)}.`],
    otherwise: 'If this wasn’t you, contact your server administrator immediately.',
  }),
  'new-device': ({ name, device, at }) => ({
    subject: 'New sign-in to your account',
    title: 'New sign-in to your account',
    paragraphs: [
      greeting(name),
      `Your account was signed in on ${moment(at)} from ${device || 'an unknown device'}. ` +
        'If this was you, you’re all set.',
    ],
    otherwise:
      'If this wasn’t you, choose “Forgot your password?” on the sign-in page. A new password ends every session.',
  }),
  'sign-in-attempts': ({ name, at, url }) => ({
    subject: 'Someone tried to sign in to your account',
    title: 'Failed sign-in attempts',
    paragraphs: [
      greeting(name),
      `Someone tried to sign in to your account with wrong passwords, ` +
        `starting on ${moment(at)}. They didn’t get in. We slow down further attempts. You can still sign in from ` +
        `browsers you’ve used before.`,
    ],
    action: { label: 'Reset your password', url },
    otherwise:
      'If this was you, you don’t need to do anything. If not, choose a password you don’t use anywhere else.',
  }),
  'second-factor-on': change(
    'Two-step sign-in is on',
    'Signing in now also requires a code from your authenticator app. Keep your recovery codes in a safe place.',
  ),
  'second-factor-off': change(
    'Two-step sign-in is off',
    'Signing in no longer requires a code from your authenticator app.',
  ),
  'recovery-code-used': change(
    'A recovery code was used',
    'Your account was signed in with a recovery code. That code no longer works.',
  ),
  'codes-failed': change(
    'Someone has your password',
    'Someone entered your correct password, then several wrong codes. They didn’t get in. Choose a new password.',
  ),
  'passkey-added': change('A passkey was added', 'A new passkey can sign in to your account.'),
  'passkey-removed': change('A passkey was removed', 'A passkey can no longer sign in to your account.'),
  'factors-reset': change(
    'Two-step sign-in was reset',
    'The administrator of this server removed your passkeys and two-step sign-in, and signed out every device. ' +
      'Your password still works.',
  ),
  'existing-account': ({ signInUrl, resetUrl }) => ({
    subject: 'You already have an account',
    title: 'You already have an account',
    paragraphs: [
      'Hello,',
      'Someone, probably you, tried to create an account with this email address. You already have one, so nothing ' +
        'changed.',
      `Forgot your password? Reset it here: ${resetUrl}`,
    ],
    action: { label: 'Sign in', url: signInUrl },
    otherwise: 'If this wasn’t you, ignore this email.',
  }),
  invitation: ({ url }) => ({
    subject: `You’re invited to ${APP_NAME}`,
    title: `Create your ${APP_NAME} account`,
    paragraphs: ['Hello,', `The administrator of this ${APP_NAME} server invited you to create an account.`],
    action: { label: 'Create your account', url },
    otherwise:
      'The link works once, for 7 days, with this email address. If you didn’t expect it, ignore this email.',
  }),
  'household-invitation': ({ url }) => ({
    subject: `You’re invited to a household on ${APP_NAME}`,
    title: 'Join a household',
    paragraphs: [
      'Hello,',
      `A user of this ${APP_NAME} server invited you to their household.`,
      'Sign in or create an account to see who invited you.',
      'They see nothing of yours unless you share it.',
    ],
    action: { label: 'Open the invitation', url },
    otherwise:
      'The invitation is open for 7 days, for this email address. If you didn’t expect it, ignore this email.',
  }),
  'account-deleted': ({ name, at }) => ({
    subject: 'Your account was deleted',
    title: 'Your account was deleted',
    paragraphs: [
      greeting(name),
      `Your account was ` +
        `deleted on ${moment(at)}, with all its transactions, receipts and emails. Access to your banks and ` +
        `mailboxes is being revoked.`,
    ],
    otherwise: 'This is our last email to you. All your data was deleted, including this address.',
  }),
  ...notificationEmails('en', notifications, { findings, notices }),
};

/** What emails say, and the page behind the link that turns some of them off. */
export const texts = {
  words,
  unsubscribe,
  moreThanOne: (count: number) => `${count} new notifications`,
  notDelivered: (problem: string) => `Couldn’t deliver our last email to you: ${problem}`,
  delayed: (problem: string) =>
    `Our last email to you is delayed. Fettle will retry automatically: ${problem}`,
  orOpen: (address: string) => `Or open this address: ${address}`,
};

/** The email about a change of the ways into an account. */
function change(title: string, effect: string): (content: MailContents['passkey-added']) => MailWords {
  return ({ name, at, url }) => ({
    subject: title,
    title,
    paragraphs: [greeting(name), effect, `This happened on ${moment(at)}.`],
    action: { label: 'Reset your password', url },
    otherwise: 'If this was you, you don’t need to do anything. If not, reset your password immediately.',
  });
}

function greeting(name: string): string {
  return name.trim() === '' ? 'Hello,' : `Hello ${name.trim()},`;
}

/** A moment as anyone reads it, wherever they are. */
function moment(at: string): string {
  const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${when.format(new Date(at))} UTC`;
}
