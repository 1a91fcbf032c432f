import type { StoredConnection } from '#db/repositories/bank-connections.ts';
import type { Texts } from '../texts/texts.ts';

/** What the user can do about a connection; null if nothing. */
export type ConnectionAction = 'reconnect' | 'choose_accounts' | 'link_again' | 'wait';

export interface ConnectionAdvice {
  readonly message: string | null;
  readonly action: ConnectionAction | null;
}

type Message = keyof Texts['connections']['messages'];

/** The advice before translation. */
interface Advice {
  readonly message: Message | null;
  readonly action: ConnectionAction | null;
}

const reconnect = (message: Message): Advice => ({ message, action: 'reconnect' });
const choose = (message: Message): Advice => ({ message, action: 'choose_accounts' });
const linkAgain = (message: Message): Advice => ({ message, action: 'link_again' });
const wait = (message: Message): Advice => ({ message, action: 'wait' });

/** Looked up by the provider's error code; unknown codes fall back to the connection's state. */
const BY_CODE: Readonly<Record<string, Advice>> = {
  ITEM_LOGIN_REQUIRED: reconnect('signInAgain'),
  OAUTH_CONSENT_EXPIRED: reconnect('consentExpired'),
  OAUTH_USER_REVOKED: reconnect('accessEnded'),
  INVALID_CREDENTIALS: reconnect('wrongSignIn'),
  INVALID_UPDATED_USERNAME: reconnect('wrongSignIn'),
  INVALID_MFA: reconnect('wrongCode'),
  INSUFFICIENT_CREDENTIALS: reconnect('unfinishedSignIn'),
  ITEM_LOCKED: reconnect('locked'),
  USER_SETUP_REQUIRED: reconnect('needsYou'),
  ACCESS_NOT_GRANTED: choose('notAllowed'),
  NO_ACCOUNTS: choose('noAccounts'),
  USER_PERMISSION_REVOKED: linkAgain('withdrawn'),
  USER_ACCOUNT_REVOKED: linkAgain('withdrawn'),
  ITEM_NOT_FOUND: linkAgain('withdrawn'),
  INVALID_ACCESS_TOKEN: linkAgain('withdrawn'),
  ITEM_NOT_SUPPORTED: { message: 'notSupported', action: null },
  MFA_NOT_SUPPORTED: { message: 'notSupported', action: null },
  INSTITUTION_NO_LONGER_SUPPORTED: { message: 'notSupported', action: null },
  SIMPLEFIN_REVOKED: { message: 'simplefinEnded', action: null },
  SIMPLEFIN_PAYMENT: { message: 'simplefinPayment', action: null },
  INSTITUTION_DOWN: wait('notReachable'),
  INSTITUTION_NOT_RESPONDING: wait('notReachable'),
  INSTITUTION_NOT_AVAILABLE: wait('notReachable'),
  INTERNAL_SERVER_ERROR: wait('notReachable'),
  PLANNED_MAINTENANCE: wait('notReachable'),
  NO_ANSWER: wait('notReachable'),
  UNEXPECTED_ANSWER: wait('notReachable'),
  RATE_LIMIT_EXCEEDED: wait('limited'),
  TRANSACTIONS_LIMIT: wait('limited'),
  INVALID_API_KEYS: wait('ourKeys'),
  UNAUTHORIZED_ENVIRONMENT: wait('ourKeys'),
};

const BY_STATUS: Readonly<Record<StoredConnection['status'], Advice>> = {
  healthy: { message: null, action: null },
  importing: { message: 'importing', action: null },
  needs_reauth: reconnect('signInAgain'),
  failed: wait('failed'),
};

/** The user-visible status of a connection and its action: failure first, then warning, then state. */
export function adviseOn(
  connection: Pick<StoredConnection, 'status' | 'errorCode' | 'notice' | 'noticeUntil' | 'problem'>,
  { connections: texts }: Texts,
): ConnectionAdvice {
  const { status, errorCode, notice, noticeUntil, problem } = connection;
  const say = ({ message, action }: Advice) => ({ message: message && texts.messages[message], action });
  if (errorCode !== null) return say(BY_CODE[errorCode] ?? BY_STATUS[status]);
  if (problem !== null) return { message: texts.fromProvider(problem), action: null };
  if (notice === 'expiring' && status !== 'needs_reauth')
    return { message: texts.expiring(noticeUntil?.toISOString().slice(0, 10) ?? null), action: 'reconnect' };
  if (notice === 'new_accounts' && status === 'healthy') return say(choose('newAccounts'));
  return say(BY_STATUS[status]);
}

/** Whether accounts must be selected again when access is renewed. */
export function mustChooseAccounts(connection: Pick<StoredConnection, 'errorCode' | 'notice'>): boolean {
  const byCode = connection.errorCode === null ? undefined : BY_CODE[connection.errorCode];
  return connection.notice === 'new_accounts' || byCode?.action === 'choose_accounts';
}
