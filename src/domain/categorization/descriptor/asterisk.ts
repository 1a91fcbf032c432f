import { regexSource } from '../../text/regex-source.ts';
import { type BrandHit, findBrandAtStart } from '../brand-table.ts';
import { foldedWords } from '../fold-text.ts';
import { endsWithForeignCity, placeWords } from '../place-index.ts';

/** Words in facilitators' names in many languages: `SENANGPAY`, `BANCARD`, `LIQPAY`. */
const PAYMENT_NAME = /pay|pago|paga|wallet|money|bancard|checkout|gateway|tranz|e-?pos|kassa|billet/i;

/** Products a company sells under its own name after the asterisk, which are not merchants. */
const OWN_SALE = new RegExp(
  regexSource`
    \b(?:
      subscription|subscr|membership|orders?|trips?|plans?|monthly|annual|yearly|premium|plus|pro|rides?|bookings?|
      renewal|invoice|fees?|insurance|credits?|gift|tickets?|payments?|services?|support|online|ads?
    )\b`,
  'i',
);

/** `TRANZILA*WOLT`, `BANCARD*BIGGIE ASUNCION PY`: true if the text before the asterisk only processes the payment. */
function isFacilitator(left: string, right: string): boolean {
  if (/\s\S+\s/.test(left)) return false;
  if (PAYMENT_NAME.test(left) || findBrandAtStart(foldedWords(right))?.certain === true) return true;
  return endsWithForeignCity(placeWords(right.split(/\s+/))) && !OWN_SALE.test(right);
}

/**
 * Returns the merchant's side of `ABC*REST`. Two to four letters before the asterisk are a facilitator's code; longer
 * text is the merchant, unless it collects payments for others.
 */
export function merchantSideOfAsterisk(text: string): string {
  const star = text.indexOf('*');
  if (star <= 0) return text.replace(/\*/g, ' ').trim();
  const beforeStar = text.slice(0, star).trim();
  const right = text
    .slice(star + 1)
    .replace(/\*/g, ' ')
    .trim();
  const letters = beforeStar.replace(/[^\p{L}]/gu, '').length;
  const rightIsName = /^\S*\p{L}{3,}/u.test(right) && !/^(?=\S*\d)[A-Z\d]{6,}(\s|$)/i.test(right);
  if (!rightIsName) return beforeStar;
  return (letters <= 4 && !/\s/.test(beforeStar)) || isFacilitator(beforeStar, right) ? right : beforeStar;
}

/** Company suffixes that PayPal appends and truncates: `CANVAPTYLIM`, `SPOTIFYUKLI`. */
const COMPANY_SUFFIX = new RegExp(
  regexSource`
    (?:
      (?:uk|us|usa|eu|europe|au|de)?(?:pty)?(?:lim|limi|limit|limite|limited)|pty(?:l|li|ltd)?|gmbh|inte|inter|
      internat\w*|payment|payments|techn\w*|sarl|ukli|ukl|incorp\w*|inc|llc|ltd|europe|emea|digital|media
    )$`,
);

/** The brand in a PayPal word with a company suffix. */
function brandWithSuffix(text: string, via: string | null): BrandHit | null {
  const word = text.split(' ')[0] ?? '';
  const form = via === 'paypal' ? COMPANY_SUFFIX.exec(word.toLowerCase()) : null;
  return form && form.index > 3 ? findBrandAtStart(foldedWords(word.slice(0, form.index))) : null;
}

/** `GOOGLE *ROBLOX`: an app store bills for another company. */
export function brandBilledByStore(text: string): BrandHit | null {
  const store = /^google\s*\*\s*(?=\S)/i.exec(text);
  const app = text.slice(store?.[0].length ?? 0).replace(/\s(?:g\.co|help|\d{3}-\d{3}-\d{4}).*$/i, '');
  const hit = store ? findBrandAtStart(foldedWords(app)) : null;
  return hit && !hit.brand.name.startsWith('Google') ? hit : null;
}

/** Products an app store sells itself, or purchases it does not name. */
const OWN_OF_STORE = new RegExp(
  regexSource`
    ^(?:
      google|youtube|yt\b|serv|svcs|temp|pixel|pay|hold|wallet|ads|adw|store|in-?app|apps?\b|play|cloud|nest|fi\b|
      device|domain|gsuite|workspace|voice|one\b|storage|books|movies|tv\b|\d
    )`,
  'i',
);

/** `GOOGLE *CLASH OF CLANS`: the name of another company's app, or null. */
export function soldThroughStore(text: string): string | null {
  const app = /^google\s*\*\s*(\S.*)$/i.exec(text)?.[1] ?? '';
  return /\p{L}{3}/u.test(app) && !OWN_OF_STORE.test(app) ? app : null;
}

/** `BUDGET.COM PREPAY`: an everyday word is the brand if it is the brand's web address. */
function brandByWebAddress(text: string): BrandHit | null {
  const address = /^([a-z\d&'-]{2,})\.com\b/i.exec(text);
  return address ? findBrandAtStart(foldedWords(address[1] ?? '')) : null;
}

/** The brand that makes up the complete text before an asterisk or dash: `GRAB* A-1B2C3D4`, `76 - SUNSET GAS`. */
export function brandBeforeAsterisk(text: string): BrandHit | null {
  const star = text.search(/\*|\s-\s/);
  return star > 1 ? findBrandAtStart(foldedWords(text.slice(0, star))) : null;
}

/** `SUPERMERCADOS CONSUM`: a brand preceded by its trade. */
const SELLS =
  /^(?:supermercados?|hipermercados?|supermarche|supermarkt|supermarket|tiendas?|almacenes|lojas?|magasins?|sklep)\s+/i;

function brandAfterTrade(text: string): BrandHit | null {
  const trade = SELLS.exec(text);
  return trade ? findBrandAtStart(foldedWords(text.slice(trade[0].length))) : null;
}

/** Finds a brand by its web address, a PayPal word with a company suffix, or a trade word before it. */
export function brandByPattern(text: string, via: string | null): BrandHit | null {
  return brandByWebAddress(text) ?? brandWithSuffix(text, via) ?? brandAfterTrade(text);
}
