import { plural } from '../plural.ts';

/** Why a sign-in, sign-up or link was refused; the same whether or not an address is known. */
export const texts = {
  mismatch: 'Incorrect email or password.',
  notCreated: 'Couldn’t create an account with these details. Already have one? Sign in instead.',
  linkOver: 'This link has expired or was already used. Request a new one.',
  tooMany: 'Too many attempts. Wait a minute and try again.',
  tooManyFor: (seconds: number) =>
    seconds <= 90
      ? plural(seconds, {
          one: 'Too many attempts. Try again in # second.',
          other: 'Too many attempts. Try again in # seconds.',
        })
      : `Too many attempts. Try again in ${Math.ceil(seconds / 60)} minutes.`,
  notAnAddress: 'Enter a valid email address.',
  disabled: 'This account can’t sign in right now.',
  tooShort: 'That password is too short.',
  tooLong: 'That password is too long. Use at most 128 characters.',
  leaked: 'That password appears in known data breaches. Choose another.',
  notConfirmed: 'Confirm your email first. We sent you a new link.',
  otherWay: 'This account uses another sign-in method. Use your email and password.',
  popup: 'Couldn’t sign you in with Google. Please try again.',
  change: 'Couldn’t save the change. Try again in a moment.',
  unknown: 'Something went wrong. Try again in a moment.',
};
