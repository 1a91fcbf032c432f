import { texts } from '../../texts/en/sign-in-refusals.ts';

const MISMATCH = texts.mismatch;
const NOT_CREATED = texts.notCreated;
const LINK_OVER = texts.linkOver;
const TOO_MANY = texts.tooMany;
const NOT_AN_ADDRESS = texts.notAnAddress;
const DISABLED = texts.disabled;
const TOO_SHORT = texts.tooShort;

/** Codes of the local identity, then of the hosted one, with the same messages. */
const BY_CODE: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: MISMATCH,
  INVALID_PASSWORD: MISMATCH,
  USER_NOT_FOUND: MISMATCH,
  CREDENTIAL_ACCOUNT_NOT_FOUND: MISMATCH,
  USER_ALREADY_EXISTS: NOT_CREATED,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: NOT_CREATED,
  INVALID_EMAIL: NOT_AN_ADDRESS,
  PASSWORD_TOO_SHORT: TOO_SHORT,
  PASSWORD_TOO_LONG: texts.tooLong,
  PASSWORD_COMPROMISED: texts.leaked,
  EMAIL_NOT_VERIFIED: texts.notConfirmed,
  // Only shown after the correct password.
  AccountDisabled: DISABLED,
  INVALID_TOKEN: LINK_OVER,
  TOKEN_EXPIRED: LINK_OVER,
  'auth/invalid-credential': MISMATCH,
  'auth/invalid-login-credentials': MISMATCH,
  'auth/wrong-password': MISMATCH,
  'auth/user-not-found': MISMATCH,
  'auth/email-already-in-use': NOT_CREATED,
  'auth/account-exists-with-different-credential': texts.otherWay,
  'auth/invalid-email': NOT_AN_ADDRESS,
  'auth/weak-password': TOO_SHORT,
  'auth/user-disabled': DISABLED,
  'auth/too-many-requests': TOO_MANY,
  'auth/expired-action-code': LINK_OVER,
  'auth/invalid-action-code': LINK_OVER,
};

/** Default messages by action. */
const OTHERWISE = {
  'sign-in': MISMATCH,
  popup: texts.popup,
  'sign-up': NOT_CREATED,
  link: LINK_OVER,
  change: texts.change,
} as const;

export type IdentityAction = keyof typeof OTHERWISE;

/** The message of an error; independent of whether the email is known and which identity is used. */
export function signInMessage(
  action: IdentityAction,
  status: number,
  code: string | undefined,
  retryAfterSeconds: number | null = null,
): string {
  if (status === 429) return retryAfterSeconds === null ? TOO_MANY : texts.tooManyFor(retryAfterSeconds);
  const known = code === undefined ? undefined : BY_CODE[code];
  // A link's response must not reveal whether an address is known. A wrong password must not reveal that an account is
  // disabled.
  if (action === 'sign-in' && code === 'auth/user-disabled') return MISMATCH;
  if (known && !(action === 'link' && known === MISMATCH)) return known;
  if (status >= 500) return texts.unknown;
  return OTHERWISE[action];
}
