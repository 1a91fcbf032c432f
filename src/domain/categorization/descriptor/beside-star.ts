import { regexSource } from '../../text/regex-source.ts';
import { brandAtStart } from '../brand-table.ts';
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
