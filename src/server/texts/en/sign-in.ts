import type { SignInProblems } from '#domain/messages/sign-in-problems.ts';
import type { TextsOf } from '../user-message-words.ts';

const inMinutes = (minutes: number): string => (minutes === 1 ? 'a minute' : `${minutes} minutes`);

/** Why a sign-in, a sign-up, or a change of how one signs in is refused. */
export const signIn: TextsOf<SignInProblems> = {
  passwordTooShort: (charsMin) => `This password is too short. Use at least ${charsMin} characters.`,
  passwordTooLong: (charsMax) => `This password is too long. Use at most ${charsMax} characters.`,
  passwordIsOwn: 'This password contains your name, email address or the name of this app. Choose another.',
  passwordLeaked: 'This password appears in known data breaches. Choose another.',
  passwordRepeated: 'This password repeats the same characters. Choose one that is harder to guess.',
  passwordSequence: 'This password follows the keyboard or the alphabet. Choose one that is harder to guess.',
  passwordDate: 'This password is a date or year that is easy to guess. Choose another.',
  passwordGuessable: 'This password is easy to guess. Choose another, such as four unrelated words.',
  tooManyPasswords: (minutes) =>
    `Too many wrong passwords for this account. Try again in ${inMinutes(minutes)}, or reset your password.`,
  tooManyCodes: (minutes) => `Too many wrong codes for this account. Try again in ${inMinutes(minutes)}.`,
  tooManySignIns: 'Too many sign-ins at once. Try again in a few seconds.',
  passwordsBusy: 'The server is busy. Try again in a few seconds.',
  registrationByInvitation:
    'This server accepts new accounts by invitation only. Open the link in your invitation, ' +
    'or ask the administrator for one.',
  registrationClosed: 'This server doesn’t accept new accounts. Ask its administrator for an invitation.',
  accountDisabled: 'This account is disabled. Contact your administrator.',
  passkeyUnknown: 'This passkey doesn’t open an account here.',
  signInExpired: 'This sign-in took too long. Start again.',
  signInMismatch: 'Invalid email, password or code.',
  codeWrong: 'That code isn’t right, or it was used already.',
  codeRequired: 'Enter the code from your authenticator app.',
  signInToConfirmAddress: 'Sign in to confirm your new address.',
  signInAgain: 'Sign in again to confirm that it’s you.',
};

/** Refusals of the identity library, by its own error codes. */
export const identityCodes = {
  INVALID_EMAIL_OR_PASSWORD: 'Invalid email or password.',
  INVALID_PASSWORD: 'Invalid password.',
  INVALID_EMAIL: 'This isn’t an email address.',
  INVALID_TOKEN: 'This link is invalid or was already used.',
  TOKEN_EXPIRED: 'This link has expired.',
  EMAIL_NOT_VERIFIED: 'Confirm your email first.',
  PASSWORD_TOO_SHORT: 'This password is too short.',
  PASSWORD_TOO_LONG: 'This password is too long.',
};
