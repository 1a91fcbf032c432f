import { isCivilDate } from '../../calendar/civil-date.ts';
import type { IncomingTransaction, RejectedTransaction } from './ingest-types.ts';

/**
 * Transactions that can be decided on, and those that cannot, each with its reason. No transaction is in neither list.
 */
export interface SortedNews {
  readonly accepted: readonly IncomingTransaction[];
  readonly rejected: readonly RejectedTransaction[];
}

/** Sets aside what no ledger can hold: no such day, no exact amount, no currency, no account. */
export function sortNews(incoming: readonly IncomingTransaction[]): SortedNews {
  const accepted: IncomingTransaction[] = [];
  const rejected: RejectedTransaction[] = [];
  for (const transaction of incoming) {
    const reason = reasonToReject(transaction);
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

/** Why a transaction cannot be taken into the ledger, in words for its holder, or null. */
export function reasonToReject(transaction: IncomingTransaction): string | null {
  if (transaction.accountId === '') return 'it isn’t in a known account';
  if (!isCivilDate(transaction.postedOn)) return `no such date: "${transaction.postedOn.slice(0, 40)}"`;
  if (transaction.authorizedOn !== null && !isCivilDate(transaction.authorizedOn))
    return `no such date: "${transaction.authorizedOn.slice(0, 40)}"`;
  if (!Number.isSafeInteger(transaction.amountMinor)) return 'its amount isn’t a valid number';
  return /^[A-Z]{3}$/.test(transaction.currency)
    ? null
    : `not a currency: "${transaction.currency.slice(0, 40)}"`;
}
