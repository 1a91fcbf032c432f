import { PENDING_TWIN_DAYS } from './match-constants.ts';

interface TwinTransaction {
  readonly id: string;
  readonly accountId: string | null;
  readonly day: number;
  readonly authorizedDay: number | null;
  readonly signedMinor: number;
  readonly currency: string;
  readonly isPending: boolean;
  readonly nameKey: string;
}

/**
 * Finds for pending transactions the posted transaction that replaced them: same account and amount, names that begin
 * alike, posted 0 to 7 days later, dates of authorization not in conflict; one posted transaction for each pending one.
 * Gives the index of the posted transaction by the index of the pending transaction.
 */
export function findPendingTwins(transactions: readonly TwinTransaction[]): Map<number, number> {
  const posted = new Map<string, number[]>();
  const twins = new Map<number, number>();
  if (!transactions.some((transaction) => transaction.isPending)) return twins;
  transactions.forEach((transaction, index) => {
    if (transaction.isPending) return;
    const key = twinKey(transaction);
    const list = posted.get(key);
    if (list) list.push(index);
    else posted.set(key, [index]);
  });
  const taken = new Set<number>();
  transactions.forEach((transaction, index) => {
    if (!transaction.isPending) return;
    const fits = (posted.get(twinKey(transaction)) ?? []).filter(
      (at) => !taken.has(at) && isTwin(transaction, transactions[at]),
    );
    const [best] = fits.sort((a, b) => (transactions[a]?.day ?? 0) - (transactions[b]?.day ?? 0));
    if (best === undefined) return;
    taken.add(best);
    twins.set(index, best);
  });
  return twins;
}

function twinKey(transaction: TwinTransaction): string {
  return `${transaction.accountId ?? ''}|${transaction.currency}|${transaction.signedMinor}`;
}

/**
 * True when the dates, account and amount allow that the posted transaction replaced the pending one: for two
 * transactions that one receipt fits equally well, whatever their texts.
 */
export function mayReplace(
  pending: Omit<TwinTransaction, 'id' | 'nameKey'>,
  posted: Omit<TwinTransaction, 'id' | 'nameKey'>,
): boolean {
  if (!pending.isPending || posted.isPending || pending.accountId !== posted.accountId) return false;
  if (pending.signedMinor !== posted.signedMinor || pending.currency !== posted.currency) return false;
  return areDatesInOrder(pending, posted);
}

function isTwin(pending: TwinTransaction, posted: TwinTransaction | undefined): boolean {
  if (posted === undefined || !areDatesInOrder(pending, posted)) return false;
  return areTextsAlike(pending.nameKey, posted.nameKey);
}

function areDatesInOrder(
  pending: Pick<TwinTransaction, 'day' | 'authorizedDay'>,
  posted: Pick<TwinTransaction, 'day' | 'authorizedDay'>,
): boolean {
  const gap = posted.day - pending.day;
  if (gap < 0 || gap > PENDING_TWIN_DAYS) return false;
  const from = pending.authorizedDay ?? pending.day;
  return posted.authorizedDay === null || Math.abs(posted.authorizedDay - from) <= 1;
}

/** Texts that begin alike or share a word: a pending transaction is often cut or carries another prefix. */
function areTextsAlike(one: string, other: string): boolean {
  const [a, b] = [one.replaceAll(' ', ''), other.replaceAll(' ', '')];
  const length = Math.min(a.length, b.length, 6);
  if (a.slice(0, length) === b.slice(0, length)) return true;
  const words = new Set(one.split(' ').filter((word) => word.length >= 4));
  return other.split(' ').some((word) => words.has(word));
}
