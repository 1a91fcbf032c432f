import type { StoredConnection } from '#db/repositories/bank-connections.ts';

/** What a person can do about a connection; null where there is nothing to do. */
export type ConnectionAction = 'reconnect' | 'choose_accounts' | 'link_again' | 'wait';

export interface ConnectionAdvice {
  readonly message: string | null;
  readonly action: ConnectionAction | null;
}

const SIGN_IN_AGAIN = 'The bank needs you to sign in again.';
const NOT_REACHABLE = 'The bank cannot be reached just now. Nothing is lost; we try again by ourselves.';
const WITHDRAWN = 'The access was withdrawn. Your rows stay here; connect the bank again to go on.';
const NOT_SUPPORTED = 'This bank can no longer be read this way. Import its statement files instead.';
const OUR_KEYS =
  'This server’s access to the bank provider is not valid. Whoever runs the server must renew it.';

const reconnect = (message: string): ConnectionAdvice => ({ message, action: 'reconnect' });
const choose = (message: string): ConnectionAdvice => ({ message, action: 'choose_accounts' });
const linkAgain = (message: string): ConnectionAdvice => ({ message, action: 'link_again' });
const wait = (message: string): ConnectionAdvice => ({ message, action: 'wait' });

/** By the provider's own code; an unknown code is answered by the connection's state. */
const BY_CODE: Readonly<Record<string, ConnectionAdvice>> = {
  ITEM_LOGIN_REQUIRED: reconnect(SIGN_IN_AGAIN),
  OAUTH_CONSENT_EXPIRED: reconnect('Your consent at the bank has run out. Give it again to go on.'),
  OAUTH_USER_REVOKED: reconnect('The access was withdrawn at the bank. Allow it again to go on.'),
  INVALID_CREDENTIALS: reconnect('The bank no longer takes the sign-in you gave. Sign in again.'),
  INVALID_UPDATED_USERNAME: reconnect('The bank no longer takes the sign-in you gave. Sign in again.'),
  INVALID_MFA: reconnect('The bank did not take the code. Sign in again.'),
  INSUFFICIENT_CREDENTIALS: reconnect('The sign-in at the bank was left half way. Sign in again.'),
  ITEM_LOCKED: reconnect('The bank has locked the sign-in. Unlock it at the bank, then reconnect.'),
  USER_SETUP_REQUIRED: reconnect(
    'The bank wants something from you first. Sign in at its own site, then reconnect.',
  ),
  ACCESS_NOT_GRANTED: choose('The bank was not allowed to share this. Choose what Fettle may read.'),
  NO_ACCOUNTS: choose('No account is shared any more. Choose which ones Fettle may read.'),
  USER_PERMISSION_REVOKED: linkAgain(WITHDRAWN),
  USER_ACCOUNT_REVOKED: linkAgain(WITHDRAWN),
  ITEM_NOT_FOUND: linkAgain(WITHDRAWN),
  INVALID_ACCESS_TOKEN: linkAgain(WITHDRAWN),
  ITEM_NOT_SUPPORTED: { message: NOT_SUPPORTED, action: null },
  MFA_NOT_SUPPORTED: { message: NOT_SUPPORTED, action: null },
  INSTITUTION_NO_LONGER_SUPPORTED: { message: NOT_SUPPORTED, action: null },
  SIMPLEFIN_REVOKED: {
    message: 'The access was withdrawn at SimpleFIN. Your rows stay here; connect with a new token to go on.',
    action: null,
  },
  SIMPLEFIN_PAYMENT: { message: 'SimpleFIN asks for payment. Settle it there to go on.', action: null },
  INSTITUTION_DOWN: wait(NOT_REACHABLE),
  INSTITUTION_NOT_RESPONDING: wait(NOT_REACHABLE),
  INSTITUTION_NOT_AVAILABLE: wait(NOT_REACHABLE),
  INTERNAL_SERVER_ERROR: wait(NOT_REACHABLE),
  PLANNED_MAINTENANCE: wait(NOT_REACHABLE),
  NO_ANSWER: wait(NOT_REACHABLE),
  UNEXPECTED_ANSWER: wait(NOT_REACHABLE),
  RATE_LIMIT_EXCEEDED: wait('The bank was asked too often. We ask again in a while.'),
  TRANSACTIONS_LIMIT: wait('The bank was asked too often. We ask again in a while.'),
  INVALID_API_KEYS: wait(OUR_KEYS),
  UNAUTHORIZED_ENVIRONMENT: wait(OUR_KEYS),
};

const BY_STATUS: Readonly<Record<StoredConnection['status'], ConnectionAdvice>> = {
  healthy: { message: null, action: null },
  importing: { message: 'Importing your history. New rows appear as they arrive.', action: null },
  needs_reauth: reconnect(SIGN_IN_AGAIN),
  failed: wait('The last update failed. Your rows are safe; we keep trying.'),
};

/** What the person sees about a connection and can do: its failure first, then a warning, then its state. */
export function adviseOn(
  connection: Pick<StoredConnection, 'status' | 'errorCode' | 'notice' | 'noticeUntil' | 'problem'>,
): ConnectionAdvice {
  const { status, errorCode, notice, noticeUntil, problem } = connection;
  if (errorCode !== null) return BY_CODE[errorCode] ?? BY_STATUS[status];
  if (problem !== null) return { message: `The provider says: ${problem}`, action: null };
  if (notice === 'expiring' && status !== 'needs_reauth')
    return reconnect(
      noticeUntil
        ? `The bank’s consent ends on ${noticeUntil.toISOString().slice(0, 10)}. Renew it before then.`
        : 'The bank’s consent ends soon. Renew it before then.',
    );
  if (notice === 'new_accounts' && status === 'healthy')
    return choose('There are new accounts at this bank. Choose whether Fettle may read them.');
  return BY_STATUS[status];
}

/** Whether the accounts must be chosen anew when access is renewed. */
export function mustChooseAccounts(connection: Pick<StoredConnection, 'errorCode' | 'notice'>): boolean {
  const byCode = connection.errorCode === null ? undefined : BY_CODE[connection.errorCode];
  return connection.notice === 'new_accounts' || byCode?.action === 'choose_accounts';
}
