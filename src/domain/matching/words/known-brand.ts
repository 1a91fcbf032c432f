import { type Brand, findBrandByName } from '#domain/categorization/brand-table.ts';
import { sharedName } from '#domain/categorization/canonical-merchant.ts';
import { parseDescriptor } from '#domain/categorization/clean-descriptor.ts';
import { toWords } from './normalize-text.ts';

/**
 * How two merchants are related according to the brand table: `same`; `related` (one is named after the other, or bills
 * for others); `unrelated`; or `unknown` if the table does not contain both.
 */
export type BrandRelation = 'same' | 'related' | 'unrelated' | 'unknown';

/** Stores of a company that also bills for things it does not sell in them. */
const OWN_STORES: ReadonlySet<string> = new Set(['Apple Store']);
/** Minimum confidence for a text to name its brand with certainty. */
const CERTAIN_CONFIDENCE = 0.95;
/** Intermediaries bill and send receipts for what others sell, so names on the receipt and the charge may differ. */
const INTERMEDIARIES: ReadonlySet<string> = new Set(
  toWords(
    'amazonpay paypal klarna affirm afterpay sezzle venmo cashapp doordash grubhub instacart postmates ' +
      'deliveroo shipt expedia bookingcom booking priceline hotelscom hotwire agoda airbnb vrbo appleservices ' +
      'googleplay roku ebay etsy eventbrite ticketmaster',
  ),
);

/** Marketplaces of private people and small shops: what a known brand sells is not charged by them. */
const SMALL_MARKETPLACES: ReadonlySet<string> = new Set(['ebay', 'etsy', 'airbnb']);
/** Platforms that charge what they sell for others under their own name. */
const CHARGE_THEMSELVES: ReadonlySet<string> = new Set([
  ...SMALL_MARKETPLACES,
  ...toWords('doordash grubhub instacart postmates deliveroo shipt'),
]);
/** Wallets that print the merchant's own name behind theirs: `PAYPAL *EBAY US`. */
const WALLETS: ReadonlySet<string | null> = new Set([null, 'paypal', 'apple_pay', 'google_pay']);

/**
 * Returns the brand that a merchant name or bank text names with certainty, without the prefix of a store's payment
 * facilitator; else null.
 */
export function knownBrand(text: string | null): Brand | null {
  if (text === null || text.trim() === '') return null;
  const named = findBrandByName(text.trim());
  if (named) return named;
  const { merchant, via, confidence } = parseDescriptor(text);
  return WALLETS.has(via) && confidence >= CERTAIN_CONFIDENCE ? findBrandByName(merchant) : null;
}

/** Compares the brand of a receipt's merchant with the brand of a bank text. */
export function brandRelation(merchant: string | null, bankText: string): BrandRelation {
  const [brand, bank] = [knownBrand(merchant), knownBrand(bankText)];
  if (brand === null || bank === null) return 'unknown';
  if (brand === bank) return 'same';
  const relation = relationByName(brand, bank, bankText);
  if (!isIntermediary(brand)) return relation;
  const isCharged = CHARGE_THEMSELVES.has(keyOf(brand)) && !isIntermediary(bank);
  return isCharged && relation === 'unrelated' ? relation : 'unknown';
}

function relationByName(brand: Brand, bank: Brand, bankText: string): BrandRelation {
  if (sharedName(brand.name) === sharedName(bank.name))
    return OWN_STORES.has(brand.name) || OWN_STORES.has(bank.name) ? 'related' : 'same';
  if (isWithin(nameWords(brand), nameWords(bank)) && isWithin(nameWords(bank), nameWords(brand)))
    return 'same';
  if (bank.name.endsWith(` by ${brand.name}`)) return 'same';
  const [name, bankName] = [toWords(brand.name), toWords(bank.name)];
  if (isWithin(bankName, name)) return isWithin(name, toWords(bankText)) ? 'same' : 'related';
  const mayChargeFor = isIntermediary(bank) && !SMALL_MARKETPLACES.has(keyOf(bank));
  return isWithin(name, bankName) || mayChargeFor ? 'related' : 'unrelated';
}

/** True if the brand's charges may be for another merchant's sales. */
export function isIntermediary(brand: Brand): boolean {
  return INTERMEDIARIES.has(keyOf(brand));
}

function keyOf(brand: Brand): string {
  return toWords(brand.name).join('');
}

/** `DoubleTree by Hilton` is reduced to `DoubleTree`. */
function nameWords(brand: Brand): string[] {
  const [name = ''] = brand.name.split(' by ');
  return toWords(name);
}

/** True if every word of one name occurs in the other, possibly truncated: `Apotek` and `Apoteket`. */
function isWithin(words: readonly string[], others: readonly string[]): boolean {
  return words.every((word) =>
    others.some(
      (other) =>
        word === other ||
        (Math.min(word.length, other.length) >= 5 && (word.startsWith(other) || other.startsWith(word))),
    ),
  );
}
