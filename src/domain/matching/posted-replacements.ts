import { PENDING_REPLACED_DAYS_MAX } from './match-constants.ts';

interface PostingTransaction {
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
 * Finds the posted transaction that replaced each pending one: same account and amount, similar name, posted 0 to 7
 * days later, no conflicting authorization date. Each posted transaction replaces at most one. Returns the index of the
 * posted transaction by the index of the pending one.
 */
export function findPostedReplacements(transactions: readonly PostingTransaction[]): Map<number, number> {
  const posted = new Map<string, number[]>();
  const twins = new Map<number, number>();
  if (!transactions.some((transaction) => transaction.isPending)) return twins;
  transactions.forEach((transaction, index) => {
    if (transaction.isPending) return;
    const key = amountKey(transaction);
    const list = posted.get(key);
    if (list) list.push(index);
    else posted.set(key, [index]);
  });
  const taken = new Set<number>();
  transactions.forEach((transaction, index) => {
    if (!transaction.isPending) return;
    const fits = (posted.get(amountKey(transaction)) ?? []).filter(
      (position) => !taken.has(position) && isReplacement(transaction, transactions[position]),
    );
    const [best] = fits.sort((a, b) => (transactions[a]?.day ?? 0) - (transactions[b]?.day ?? 0));
    if (best === undefined) return;
    taken.add(best);
    twins.set(index, best);
  });
  return twins;
}

function amountKey(transaction: PostingTransaction): string {
  return `${transaction.accountId ?? ''}|${transaction.currency}|${transaction.signedMinor}`;
}

/**
 * True if dates, account and amount allow the posted transaction to be a replacement of the pending one. Texts are not
 * compared: use it for two transactions that fit one receipt equally well.
 */
export function mayReplace(
  pending: Omit<PostingTransaction, 'id' | 'nameKey'>,
  posted: Omit<PostingTransaction, 'id' | 'nameKey'>,
): boolean {
  if (!pending.isPending || posted.isPending || pending.accountId !== posted.accountId) return false;
  if (pending.signedMinor !== posted.signedMinor || pending.currency !== posted.currency) return false;
  return areDatesInOrder(pending, posted);
}

function isReplacement(pending: PostingTransaction, posted: PostingTransaction | undefined): boolean {
  if (posted === undefined || !areDatesInOrder(pending, posted)) return false;
  return haveSimilarTexts(pending.nameKey, posted.nameKey);
}

function areDatesInOrder(
  pending: Pick<PostingTransaction, 'day' | 'authorizedDay'>,
  posted: Pick<PostingTransaction, 'day' | 'authorizedDay'>,
): boolean {
  const gap = posted.day - pending.day;
  if (gap < 0 || gap > PENDING_REPLACED_DAYS_MAX) return false;
  const from = pending.authorizedDay ?? pending.day;
  return posted.authorizedDay === null || Math.abs(posted.authorizedDay - from) <= 1;
}

/**
 * True if the texts begin alike or share a word. Pending descriptions are often truncated or have a different prefix.
 */
function haveSimilarTexts(one: string, other: string): boolean {
  const [a, b] = [one.replaceAll(' ', ''), other.replaceAll(' ', '')];
  const length = Math.min(a.length, b.length, 6);
  if (a.slice(0, length) === b.slice(0, length)) return true;
  const words = new Set(one.split(' ').filter((word) => word.length >= 4));
  return other.split(' ').some((word) => words.has(word));
}
