import { isReference, toWords } from './normalize-text.ts';

interface LegRow {
  readonly index: number;
  readonly accountId: string | null;
  readonly isWallet: boolean;
  readonly day: number;
  readonly signedMinor: number;
  readonly currency: string;
  readonly description: string;
}

/** A wallet draws from the bank or card within so many days. */
const LEG_DAYS = 3;
const INSTANT_FUNDING = /\bpaypal\b.{0,6}\binst(?:ant)?\s*xfer\b/i;
const WALLET_WORD = /\b(?:paypal|venmo|cash\s?app|apple cash|revolut|wise)\b/i;

/**
 * Rows that only fund a wallet's payment which stands in its own row: `PAYPAL INST XFER` beside the row of the
 * same amount at the merchant. Gives the indexes of the funding rows; the other row is the purchase.
 */
export function findFundingLegs(rows: readonly LegRow[]): ReadonlySet<number> {
  const legs = new Set<number>();
  const wallets = new Map<string, LegRow[]>();
  const suspects: LegRow[] = [];
  for (const row of rows) {
    if (!row.isWallet && !namesWallet(row.description)) continue;
    if (!row.isWallet) suspects.push(row);
    if (!INSTANT_FUNDING.test(row.description)) {
      const key = `${row.signedMinor}|${row.currency}`;
      wallets.set(key, [...(wallets.get(key) ?? []), row]);
    }
  }
  for (const row of suspects) {
    const isInstant = INSTANT_FUNDING.test(row.description);
    const purchase = (wallets.get(`${row.signedMinor}|${row.currency}`) ?? []).find(
      (other) =>
        other.index !== row.index &&
        other.accountId !== row.accountId &&
        (other.isWallet || isInstant) &&
        !legs.has(other.index) &&
        areAlike(row.description, other.description) &&
        Math.abs(other.day - row.day) <= LEG_DAYS,
    );
    if (purchase) legs.add(row.index);
  }
  return legs;
}

/** True for a text that names a wallet: such a row may fund another one, or be funded. */
export function namesWallet(description: string): boolean {
  return WALLET_WORD.test(description);
}

const OWN_WORDS: ReadonlySet<string> = new Set([
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

/** The funding row names nobody, or somebody the other row names too. */
function areAlike(funding: string, purchase: string): boolean {
  const named = toWords(funding).filter(
    (word) => !OWN_WORDS.has(word) && !isReference(word) && word.length >= 3,
  );
  if (named.length === 0) return true;
  const joined = toWords(purchase).join('');
  return named.some((word) => joined.includes(word.slice(0, 6)));
}
