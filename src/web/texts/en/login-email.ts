import type { ReactNode } from 'react';
import { sentence } from '../sentence.ts';

/** Login modes that start or end with an email: a new password, a confirmed or changed address. */
export const texts = {
  notAnAddress: 'Enter a valid email address.',
  email: 'Email',
  sendLink: 'Send link',
  sendAnother: 'Send another link',
  forgot: {
    sent:
      'If this address has an account, we sent a link that works for one hour. Check your spam folder, or ' +
      'request another.',
    failed: 'Couldn’t send the link. Try again in a moment.',
    command: 'npx fettle user reset-password',
    noMail: (command: ReactNode) =>
      sentence`This server doesn’t send email. Ask your server administrator to run: ${command}`,
  },
  reset: {
    brokenLink: 'This link is incomplete. Open it from the email again, or request a new one.',
    tooShort: (least: number) => `Use at least ${least} characters.`,
    failed: 'Couldn’t set the password. Try again in a moment.',
    done: 'Password changed. All your sessions were signed out.',
    signIn: 'Sign in',
    submit: 'Set password',
  },
  verify: {
    trying: 'Confirming your email',
    signInFirst: 'Sign in with your current email to confirm the change.',
    done: 'Email confirmed.',
    open: 'Go to dashboard',
    signIn: 'Sign in',
    brokenLink: 'This link is incomplete. Open it from the email again.',
    failed: 'Couldn’t confirm your email. Try again in a moment.',
  },
  change: {
    now: (address: ReactNode) => sentence`You now sign in with ${address}.`,
    address: 'New email',
    sent: 'If the address is available, we sent a link to it. Open the link in this browser to finish.',
    failed: 'Couldn’t send the email. Try again in a moment.',
    confirmFirst: 'For your security, confirm your identity to change your email.',
    confirm: 'Confirm',
  },
  caught: (link: (words: string) => ReactNode) =>
    sentence`Sandbox: emails stay on this machine. ${link('View emails')}`,
};
