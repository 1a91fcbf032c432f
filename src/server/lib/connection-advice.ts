import type { StoredConnection } from '#db/repositories/bank-connections.ts';

/** What a person can do about a connection; null where there is nothing to do. */
export type ConnectionAction = 'reconnect' | 'choose_accounts' | 'link_again' | 'wait';

export interface ConnectionAdvice {
  readonly message: string | null;
  readonly action: ConnectionAction | null;
}

const SIGN_IN_AGAIN = 'The bank needs you to sign in again.';
const NOT_REACHABLE = 'Your bank isn’t responding. Your data is safe. Fettle will retry automatically.';
const WITHDRAWN = 'The bank ended Fettle’s access. Your transactions are safe. Connect the bank again.';
const NOT_SUPPORTED = 'This bank no longer supports connections. Import its statement files instead.';
const OUR_KEYS = 'This server’s bank provider access isn’t valid. Contact your server administrator.';

const reconnect = (message: string): ConnectionAdvice => ({ message, action: 'reconnect' });
const choose = (message: string): ConnectionAdvice => ({ message, action: 'choose_accounts' });
const linkAgain = (message: string): ConnectionAdvice => ({ message, action: 'link_again' });
const wait = (message: string): ConnectionAdvice => ({ message, action: 'wait' });

/** By the provider's own code; an unknown code is answered by the connection's state. */
const BY_CODE: Readonly<Record<string, ConnectionAdvice>> = {
  ITEM_LOGIN_REQUIRED: reconnect(SIGN_IN_AGAIN),
  OAUTH_CONSENT_EXPIRED: reconnect('Your bank’s consent expired. Reconnect to renew it.'),
  OAUTH_USER_REVOKED: reconnect('The bank ended Fettle’s access. Reconnect to continue.'),
  INVALID_CREDENTIALS: reconnect('The bank rejected your sign-in. Sign in again.'),
  INVALID_UPDATED_USERNAME: reconnect('The bank rejected your sign-in. Sign in again.'),
  INVALID_MFA: reconnect('The bank rejected the code. Sign in again.'),
  INSUFFICIENT_CREDENTIALS: reconnect('The bank sign-in wasn’t finished. Sign in again.'),
  ITEM_LOCKED: reconnect('The bank locked your account. Unlock it with your bank, then reconnect.'),
  USER_SETUP_REQUIRED: reconnect(
    'The bank needs information from you. Sign in on its website, then reconnect.',
  ),
  ACCESS_NOT_GRANTED: choose('The bank isn’t allowed to share this. Choose what to share.'),
  NO_ACCOUNTS: choose('The bank no longer shares any account. Choose which accounts to share.'),
  USER_PERMISSION_REVOKED: linkAgain(WITHDRAWN),
  USER_ACCOUNT_REVOKED: linkAgain(WITHDRAWN),
  ITEM_NOT_FOUND: linkAgain(WITHDRAWN),
  INVALID_ACCESS_TOKEN: linkAgain(WITHDRAWN),
  ITEM_NOT_SUPPORTED: { message: NOT_SUPPORTED, action: null },
  MFA_NOT_SUPPORTED: { message: NOT_SUPPORTED, action: null },
  INSTITUTION_NO_LONGER_SUPPORTED: { message: NOT_SUPPORTED, action: null },
  SIMPLEFIN_REVOKED: {
    message: 'SimpleFIN ended Fettle’s access. Your transactions are safe. Connect with a new token.',
    action: null,
  },
  SIMPLEFIN_PAYMENT: { message: 'SimpleFIN requires payment. Pay on its website to continue.', action: null },
  INSTITUTION_DOWN: wait(NOT_REACHABLE),
  INSTITUTION_NOT_RESPONDING: wait(NOT_REACHABLE),
  INSTITUTION_NOT_AVAILABLE: wait(NOT_REACHABLE),
  INTERNAL_SERVER_ERROR: wait(NOT_REACHABLE),
  PLANNED_MAINTENANCE: wait(NOT_REACHABLE),
  NO_ANSWER: wait(NOT_REACHABLE),
  UNEXPECTED_ANSWER: wait(NOT_REACHABLE),
  RATE_LIMIT_EXCEEDED: wait('The bank limits how often Fettle can refresh. Fettle will retry automatically.'),
  TRANSACTIONS_LIMIT: wait('The bank limits how often Fettle can refresh. Fettle will retry automatically.'),
  INVALID_API_KEYS: wait(OUR_KEYS),
  UNAUTHORIZED_ENVIRONMENT: wait(OUR_KEYS),
};

const BY_STATUS: Readonly<Record<StoredConnection['status'], ConnectionAdvice>> = {
  healthy: { message: null, action: null },
  importing: { message: 'Importing your history. New transactions appear as they arrive.', action: null },
  needs_reauth: reconnect(SIGN_IN_AGAIN),
  failed: wait('The last update failed. Your transactions are safe. Fettle will retry automatically.'),
};

/** What the user sees about a connection and can do: its failure first, then a warning, then its state. */
export function adviseOn(
  connection: Pick<StoredConnection, 'status' | 'errorCode' | 'notice' | 'noticeUntil' | 'problem'>,
): ConnectionAdvice {
  const { status, errorCode, notice, noticeUntil, problem } = connection;
  if (errorCode !== null) return BY_CODE[errorCode] ?? BY_STATUS[status];
  if (problem !== null) return { message: `Message from the provider: ${problem}`, action: null };
  if (notice === 'expiring' && status !== 'needs_reauth')
    return reconnect(
      noticeUntil
        ? `Your bank’s consent expires on ${noticeUntil.toISOString().slice(0, 10)}. Renew it before then.`
        : 'Your bank’s consent expires soon. Renew it before then.',
    );
  if (notice === 'new_accounts' && status === 'healthy')
    return choose('This bank has new accounts. Choose which ones to share.');
  return BY_STATUS[status];
}

/** Whether the accounts must be chosen anew when access is renewed. */
export function mustChooseAccounts(connection: Pick<StoredConnection, 'errorCode' | 'notice'>): boolean {
  const byCode = connection.errorCode === null ? undefined : BY_CODE[connection.errorCode];
  return connection.notice === 'new_accounts' || byCode?.action === 'choose_accounts';
}
