const MISMATCH = 'That e-mail and password do not match.';
const NOT_CREATED =
  'An account could not be created with these details. If you already have one, sign in instead.';
const LINK_OVER = 'This link was used already or is too old. Ask for a new one.';
const TOO_MANY = 'Too many attempts. Wait a minute and try again.';
const NOT_AN_ADDRESS = 'That does not look like an e-mail address.';
const DISABLED = 'This profile cannot sign in at the moment.';
const TOO_SHORT = 'That password is too short.';

/** Codes of the own identity, then those of the hosted one: the same words for the same thing. */
const BY_CODE: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: MISMATCH,
  INVALID_PASSWORD: MISMATCH,
  USER_NOT_FOUND: MISMATCH,
  CREDENTIAL_ACCOUNT_NOT_FOUND: MISMATCH,
  USER_ALREADY_EXISTS: NOT_CREATED,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: NOT_CREATED,
  FAILED_TO_CREATE_USER: NOT_CREATED,
  INVALID_EMAIL: NOT_AN_ADDRESS,
  PASSWORD_TOO_SHORT: TOO_SHORT,
  PASSWORD_TOO_LONG: 'That password is too long: 128 characters at most.',
  PASSWORD_COMPROMISED: 'That password stands in lists of leaked ones. Choose another.',
  EMAIL_NOT_VERIFIED: 'Confirm your e-mail first: the link is in your mailbox.',
  BANNED_USER: DISABLED,
  INVALID_TOKEN: LINK_OVER,
  TOKEN_EXPIRED: LINK_OVER,
  'auth/invalid-credential': MISMATCH,
  'auth/invalid-login-credentials': MISMATCH,
  'auth/wrong-password': MISMATCH,
  'auth/user-not-found': MISMATCH,
  'auth/email-already-in-use': NOT_CREATED,
  'auth/account-exists-with-different-credential':
    'This address signs in in another way. Use your e-mail and password.',
  'auth/invalid-email': NOT_AN_ADDRESS,
  'auth/weak-password': TOO_SHORT,
  'auth/user-disabled': DISABLED,
  'auth/too-many-requests': TOO_MANY,
  'auth/expired-action-code': LINK_OVER,
  'auth/invalid-action-code': LINK_OVER,
};

/** What is said of a refusal without words of its own. */
const OTHERWISE = {
  'sign-in': MISMATCH,
  popup: 'Google did not sign you in. Please try again.',
  'sign-up': NOT_CREATED,
  link: LINK_OVER,
  change: 'That could not be changed. Try again in a moment.',
} as const;

export type IdentityAction = keyof typeof OTHERWISE;

/** Words for a refusal; the same whether or not the e-mail is known, and whoever keeps the identities. */
export function signInMessage(action: IdentityAction, status: number, code: string | undefined): string {
  if (status === 429) return TOO_MANY;
  const known = code === undefined ? undefined : BY_CODE[code];
  // Whether an address is known must not show in what a link answers.
  // And whoever types an address and any password must not learn that its account is disabled.
  if (action === 'sign-in' && known === DISABLED) return MISMATCH;
  if (known && !(action === 'link' && known === MISMATCH)) return known;
  if (status >= 500) return 'Something went wrong on our side. Try again in a moment.';
  return OTHERWISE[action];
}
