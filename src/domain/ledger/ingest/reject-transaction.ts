import { isCivilDate } from '../../calendar/civil-date.ts';
import { type UserMessage, userMessage } from '../../messages/user-message.ts';
import { isAmountMinor } from '../../money/money.ts';
import type { IncomingTransaction, RejectedTransaction } from './ingest-types.ts';

/**
 * Incoming transactions split into valid ones and rejected ones with reasons. Every transaction is in exactly one list.
 */
export interface ValidatedTransactions {
  readonly accepted: readonly IncomingTransaction[];
  readonly rejected: readonly RejectedTransaction[];
}

/** Rejects transactions the ledger cannot store: invalid date or amount, no currency, no account. */
export function validateIncoming(incoming: readonly IncomingTransaction[]): ValidatedTransactions {
  const accepted: IncomingTransaction[] = [];
  const rejected: RejectedTransaction[] = [];
  for (const transaction of incoming) {
    const reason = findRejectionReason(transaction);
    if (reason === null) accepted.push(transaction);
    else
      rejected.push({
        key: transaction.key,
        accountId: transaction.accountId,
        externalId: transaction.externalId,
        reason,
      });
  }
  return { accepted, rejected };
}

/** Returns the reason a transaction cannot be stored, or null if it can. */
export function findRejectionReason(transaction: IncomingTransaction): UserMessage | null {
  if (transaction.accountId === '') return userMessage('unknownAccount');
  if (!isCivilDate(transaction.postedOn)) return userMessage('noSuchDate', transaction.postedOn.slice(0, 40));
  if (transaction.authorizedOn !== null && !isCivilDate(transaction.authorizedOn))
    return userMessage('noSuchDate', transaction.authorizedOn.slice(0, 40));
  if (!isAmountMinor(transaction.amountMinor)) return userMessage('invalidAmount');
  return /^[A-Z]{3}$/.test(transaction.currency)
    ? null
    : userMessage('notACurrency', transaction.currency.slice(0, 40));
}
