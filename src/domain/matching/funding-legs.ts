import { isReference, toWords } from './words/normalize-text.ts';

interface LegTransaction {
  readonly index: number;
  readonly accountId: string | null;
  readonly isWallet: boolean;
  readonly day: number;
  readonly signedMinor: number;
  readonly currency: string;
  readonly description: string;
}

/** A wallet draws the money from the bank or card within this many days. */
const LEG_DAYS = 3;
const INSTANT_FUNDING = /\bpaypal\b.{0,6}\binst(?:ant)?\s*xfer\b/i;
const WALLET_WORD = /\b(?:paypal|venmo|cash\s?app|apple cash|revolut|wise)\b/i;

/**
 * Finds transactions that only fund a wallet payment, when the payment has its own transaction: `PAYPAL INST XFER` next
 * to the transaction of the same amount at the merchant. Returns the indexes of the funding transactions; the other
 * transaction is the purchase.
 */
export function findFundingLegs(transactions: readonly LegTransaction[]): ReadonlySet<number> {
  const legs = new Set<number>();
  const wallets = new Map<string, LegTransaction[]>();
  const suspects: LegTransaction[] = [];
  for (const transaction of transactions) {
    if (!transaction.isWallet && !namesWallet(transaction.description)) continue;
    if (!transaction.isWallet) suspects.push(transaction);
    if (!INSTANT_FUNDING.test(transaction.description)) {
      const key = `${transaction.signedMinor}|${transaction.currency}`;
      wallets.set(key, [...(wallets.get(key) ?? []), transaction]);
    }
  }
  for (const transaction of suspects) {
    const isInstant = INSTANT_FUNDING.test(transaction.description);
    const purchase = (wallets.get(`${transaction.signedMinor}|${transaction.currency}`) ?? []).find(
      (other) =>
        other.index !== transaction.index &&
        other.accountId !== transaction.accountId &&
        (other.isWallet || isInstant) &&
        !legs.has(other.index) &&
        nameSameMerchant(transaction.description, other.description) &&
        Math.abs(other.day - transaction.day) <= LEG_DAYS,
    );
    if (purchase) legs.add(transaction.index);
  }
  return legs;
}

/** True if the bank text names a wallet: such a transaction may fund another one, or be funded by one. */
export function namesWallet(description: string): boolean {
  return WALLET_WORD.test(description);
}

const WALLET_TEXT_WORDS: ReadonlySet<string> = new Set([
  'paypal',
  'inst',
  'instant',
  'xfer',
  'transfer',
  'venmo',
  'cash',
  'app',
  'web',
  'id',
  'ppd',
  'des',
  'pmt',
  'payment',
]);

/** True if the funding transaction names no merchant, or the same merchant as the other transaction. */
function nameSameMerchant(funding: string, purchase: string): boolean {
  const named = toWords(funding).filter(
    (word) => !WALLET_TEXT_WORDS.has(word) && !isReference(word) && word.length >= 3,
  );
  if (named.length === 0) return true;
  const matched = toWords(purchase).join('');
  return named.some((word) => matched.includes(word.slice(0, 6)));
}
