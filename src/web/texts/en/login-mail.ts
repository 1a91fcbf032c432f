import type { ReactNode } from 'react';
import { sentence } from '../sentence.ts';

/** The modes of the login that begin or end with a mail: a new password, an address confirmed or changed. */
export const texts = {
  notAnAddress: 'That does not look like an e-mail address.',
  email: 'Email',
  sendLink: 'Send the link',
  sendAnother: 'Send another link',
  forgot: {
    sent: 'If an account has this address, a link is on its way to it. It works for an hour. Nothing there after a few minutes? Look among unwanted mail, or ask again.',
    failed: 'The link could not be asked for. Try again in a moment.',
    command: 'npx fettle user reset-password',
    noMail: (command: ReactNode) =>
      sentence`This server sends no mail. Whoever runs it can set a new password for you: ${command}`,
  },
  reset: {
    brokenLink: 'This link is not whole. Open it from the mail again, or ask for a new one.',
    tooShort: (least: number) => `Choose a password of at least ${least} characters.`,
    failed: 'The password could not be set. Try again in a moment.',
    done: 'Your new password is set, and every session was ended.',
    signIn: 'Sign in with it',
    submit: 'Set the password',
  },
  verify: {
    trying: 'Confirming your address',
    signInFirst: 'Sign in with your present address: a link alone must not change how you get in.',
    done: 'Your address is confirmed.',
    open: 'Open your ledger',
    signIn: 'Sign in',
    brokenLink: 'This link is not whole. Open it from the mail again.',
    failed: 'The address could not be confirmed. Try again in a moment.',
  },
  change: {
    now: (address: ReactNode) => sentence`You sign in with ${address} now.`,
    address: 'New e-mail',
    sent: 'If the address is free, a link is on its way to it. Your address changes when you follow it, here in this browser.',
    failed: 'The mail could not be asked for. Try again in a moment.',
    confirmFirst: 'Confirm that it is you: changing your address needs a sign-in of the last ten minutes.',
    confirm: 'Confirm',
    signInFailed: 'Signing in did not work. Try again in a moment.',
  },
  caught: (link: (words: string) => ReactNode) =>
    sentence`Sandbox: mails are caught on this machine. ${link('Read caught mail')}`,
};
