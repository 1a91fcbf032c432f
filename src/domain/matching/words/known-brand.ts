import { type Brand, brandOfName } from '#domain/categorization/brand-table.ts';
import { sharedName } from '#domain/categorization/canonical-merchant.ts';
import { readDescriptor } from '#domain/categorization/clean-descriptor.ts';
import { toWords } from './normalize-text.ts';

/**
 * How two merchants stand by the table of brands: `same`, `kin` (one is named after the other, or bills for others),
 * `apart`, or `unknown` where the table does not know both.
 */
export type BrandRelation = 'same' | 'kin' | 'apart' | 'unknown';

/** Shops of a firm that also bills for what it does not sell there. */
const OWN_SHOPS: ReadonlySet<string> = new Set(['Apple Store']);
/** From here a text names its brand for certain. */
const CERTAIN = 0.95;
/** They bill, and write, for what others sell: their receipts may stand beside any name, and others beside theirs. */
const AGENTS: ReadonlySet<string> = new Set(
  toWords(
    'amazonpay paypal klarna affirm afterpay sezzle venmo cashapp doordash grubhub instacart postmates ' +
      'deliveroo shipt expedia bookingcom booking priceline hotelscom hotwire agoda airbnb vrbo appleservices ' +
      'googleplay roku ebay etsy eventbrite ticketmaster',
  ),
);

/** The brand that a merchant's name or a bank text names for certain, without a facilitator in front; else null. */
export function knownBrand(text: string | null): Brand | null {
  if (text === null || text.trim() === '') return null;
  const named = brandOfName(text.trim());
  if (named) return named;
  const { merchant, via, confidence } = readDescriptor(text);
  return via === null && confidence >= CERTAIN ? brandOfName(merchant) : null;
}

/** Compares the brand that a receipt's merchant names with the one of a bank text. */
export function brandRelation(merchant: string | null, bankText: string): BrandRelation {
  const [brand, bank] = [knownBrand(merchant), knownBrand(bankText)];
  if (brand === null || bank === null) return 'unknown';
  if (brand === bank) return 'same';
  return isAgent(brand) ? 'unknown' : relationByName(brand, bank, bankText);
}

function relationByName(brand: Brand, bank: Brand, bankText: string): BrandRelation {
  if (sharedName(brand.name) === sharedName(bank.name))
    return OWN_SHOPS.has(brand.name) || OWN_SHOPS.has(bank.name) ? 'kin' : 'same';
  if (isWithin(nameWords(brand), nameWords(bank)) && isWithin(nameWords(bank), nameWords(brand)))
    return 'same';
  if (bank.name.endsWith(` by ${brand.name}`)) return 'same';
  const [name, bankName] = [toWords(brand.name), toWords(bank.name)];
  if (isWithin(bankName, name)) return isWithin(name, toWords(bankText)) ? 'same' : 'kin';
  return isWithin(name, bankName) || isAgent(bank) ? 'kin' : 'apart';
}

/** True for those whose charges may be for what another merchant sold. */
export function isAgent(brand: Brand): boolean {
  return AGENTS.has(toWords(brand.name).join(''));
}

/** `DoubleTree by Hilton` is a DoubleTree. */
function nameWords(brand: Brand): string[] {
  const [own = ''] = brand.name.split(' by ');
  return toWords(own);
}

/** Every word of one name stands in the other, cut short at most: `Apotek` and `Apoteket`. */
function isWithin(words: readonly string[], others: readonly string[]): boolean {
  return words.every((word) =>
    others.some(
      (other) =>
        word === other ||
        (Math.min(word.length, other.length) >= 5 && (word.startsWith(other) || other.startsWith(word))),
    ),
  );
}
