const MISMATCH = 'That e-mail and password do not match.';
const NOT_CREATED =
  'An account could not be created with these details. If you already have one, sign in instead.';

const BY_CODE: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: MISMATCH,
  INVALID_PASSWORD: MISMATCH,
  USER_NOT_FOUND: MISMATCH,
  CREDENTIAL_ACCOUNT_NOT_FOUND: MISMATCH,
  USER_ALREADY_EXISTS: NOT_CREATED,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: NOT_CREATED,
  FAILED_TO_CREATE_USER: NOT_CREATED,
  INVALID_EMAIL: 'That does not look like an e-mail address.',
  PASSWORD_TOO_SHORT: 'That password is too short.',
  PASSWORD_TOO_LONG: 'That password is too long: 128 characters at most.',
  PASSWORD_COMPROMISED: 'That password stands in lists of leaked ones. Choose another.',
  EMAIL_NOT_VERIFIED: 'Confirm your e-mail first: the link is in your mailbox.',
  BANNED_USER: 'This profile cannot sign in at the moment.',
};

/** Words for an answer that refused a sign-in or sign-up; the same whether or not the e-mail is known. */
export function signInMessage(
  action: 'sign-in' | 'sign-up',
  status: number,
  code: string | undefined,
): string {
  if (status === 429) return 'Too many attempts. Wait a minute and try again.';
  const known = code === undefined ? undefined : BY_CODE[code];
  if (known) return known;
  if (status >= 500) return 'Something went wrong on our side. Try again in a moment.';
  return action === 'sign-in' ? MISMATCH : NOT_CREATED;
}
