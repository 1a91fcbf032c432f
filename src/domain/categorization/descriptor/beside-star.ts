import { regexSource } from '../../text/regex-source.ts';
import { type BrandHit, brandAtStart } from '../brand-table.ts';
import { foldedWords } from '../fold-text.ts';
import { endsAbroad, placeWords } from '../place-index.ts';

/** What facilitators call themselves in many languages: `SENANGPAY`, `BANCARD`, `LIQPAY`. */
const PAYS = /pay|pago|paga|wallet|money|bancard|checkout|gateway|tranz|e-?pos|kassa|billet/i;

/** What a firm sells under its own name behind the star: no shop. */
const OWN_SALE = new RegExp(
  regexSource`
    \b(?:
      subscription|subscr|membership|orders?|trips?|plans?|monthly|annual|yearly|premium|plus|pro|rides?|bookings?|
      renewal|invoice|fees?|insurance|credits?|gift|tickets?|payments?|services?|support|online|ads?
    )\b`,
  'i',
);

/** `TRANZILA*WOLT`, `BANCARD*BIGGIE ASUNCION PY`: what is before the star only takes the money. */
function isFacilitator(left: string, right: string): boolean {
  if (/\s\S+\s/.test(left)) return false;
  if (PAYS.test(left) || brandAtStart(foldedWords(right))?.certain === true) return true;
  return endsAbroad(placeWords(right.split(/\s+/))) && !OWN_SALE.test(right);
}

/**
 * The merchant's side of `ABC*REST`: two to four letters before the star are a facilitator's code, more are the
 * merchant, unless they take money for others.
 */
export function besideStar(text: string): string {
  const star = text.indexOf('*');
  if (star <= 0) return text.replace(/\*/g, ' ').trim();
  const left = text.slice(0, star).trim();
  const right = text
    .slice(star + 1)
    .replace(/\*/g, ' ')
    .trim();
  const letters = left.replace(/[^\p{L}]/gu, '').length;
  const rightIsName = /^\S*\p{L}{3,}/u.test(right) && !/^(?=\S*\d)[A-Z\d]{6,}(\s|$)/i.test(right);
  if (!rightIsName) return left;
  return (letters <= 4 && !/\s/.test(left)) || isFacilitator(left, right) ? right : left;
}

/** What PayPal runs together and cuts off behind a firm's name: `CANVAPTYLIM`, `SPOTIFYUKLI`. */
const RUN_TOGETHER = new RegExp(
  regexSource`
    (?:
      (?:uk|us|usa|eu|europe|au|de)?(?:pty)?(?:lim|limi|limit|limite|limited)|pty(?:l|li|ltd)?|gmbh|inte|inter|
      internat\w*|payment|payments|techn\w*|sarl|ukli|ukl|incorp\w*|inc|llc|ltd|europe|emea|digital|media
    )$`,
);

/** The brand that a word of PayPal's is but for the firm's form behind it. */
function runTogether(text: string, via: string | null): BrandHit | null {
  const word = text.split(' ')[0] ?? '';
  const form = via === 'paypal' ? RUN_TOGETHER.exec(word.toLowerCase()) : null;
  return form && form.index > 3 ? brandAtStart(foldedWords(word.slice(0, form.index))) : null;
}

/** `GOOGLE *ROBLOX`: an application store bills for another firm. */
export function boughtThrough(text: string): BrandHit | null {
  const store = /^google\s*\*\s*(?=\S)/i.exec(text);
  const app = text.slice(store?.[0].length ?? 0).replace(/\s(?:g\.co|help|\d{3}-\d{3}-\d{4}).*$/i, '');
  const hit = store ? brandAtStart(foldedWords(app)) : null;
  return hit && !hit.brand.name.startsWith('Google') ? hit : null;
}

/** What an application store sells itself, or does not name. */
const OWN_OF_STORE = new RegExp(
  regexSource`
    ^(?:
      google|youtube|yt\b|serv|svcs|temp|pixel|pay|hold|wallet|ads|adw|store|in-?app|apps?\b|play|cloud|nest|fi\b|
      device|domain|gsuite|workspace|voice|one\b|storage|books|movies|tv\b|\d
    )`,
  'i',
);

/** `GOOGLE *CLASH OF CLANS`: the name of an application of another firm, or null. */
export function soldThroughStore(text: string): string | null {
  const app = /^google\s*\*\s*(\S.*)$/i.exec(text)?.[1] ?? '';
  return /\p{L}{3}/u.test(app) && !OWN_OF_STORE.test(app) ? app : null;
}

/** `BUDGET.COM PREPAY`: an everyday word is the brand where it is the brand's web address. */
function atOwnAddress(text: string): BrandHit | null {
  const address = /^([a-z\d&'-]{2,})\.com\b/i.exec(text);
  return address ? brandAtStart(foldedWords(address[1] ?? '')) : null;
}

/** The brand that is all of what precedes a star or a dash: `GRAB* A-1B2C3D4`, `76 - SUNSET GAS`. */
export function beforeStar(text: string): BrandHit | null {
  const star = text.search(/\*|\s-\s/);
  return star > 1 ? brandAtStart(foldedWords(text.slice(0, star))) : null;
}

/** `SUPERMERCADOS CONSUM`: what a brand sells, named before it. */
const SELLS =
  /^(?:supermercados?|hipermercados?|supermarche|supermarkt|supermarket|tiendas?|almacenes|lojas?|magasins?|sklep)\s+/i;

function behindTrade(text: string): BrandHit | null {
  const trade = SELLS.exec(text);
  return trade ? brandAtStart(foldedWords(text.slice(trade[0].length))) : null;
}

/** The brand that a web address, a run-together word of PayPal's or a word of its trade before it names. */
export function brandByMarks(text: string, via: string | null): BrandHit | null {
  return atOwnAddress(text) ?? runTogether(text, via) ?? behindTrade(text);
}
