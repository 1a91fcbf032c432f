import type { ReactNode } from 'react';
import { sentence } from '../sentence.ts';

/** Creating an account. */
export const texts = {
  name: 'Name',
  email: 'Email',
  create: 'Create Account',
  closed: 'This server doesn’t accept new accounts. Ask its administrator for an invitation.',
  invitationOnly:
    'This server accepts new accounts by invitation only. Open the link in your invitation, or ask the ' +
    'administrator for one.',
  check: {
    sentTo: (address: ReactNode) => sentence`We sent a link to ${address}. Open it to finish, then sign in.`,
    spam: 'No email? Check your spam folder and the address.',
    resend: 'Resend email',
    resendIn: (seconds: number) =>
      `Resend in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    resent: 'Email sent again.',
    changeAddress: 'Change address',
    failed: 'Couldn’t send the email. Try again in a moment.',
  },
  nameMissing: 'Enter your name.',
  notAnAddress: 'Enter a valid email address.',
  tooShort: (least: number) => `Use at least ${least} characters.`,
  passwordMissing: 'Choose a password.',
  failed: 'Couldn’t create the account. Try again in a moment.',
};
