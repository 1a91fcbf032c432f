import { anyOf } from '../lexicon/compile/patterns.ts';
import { foldInPlace } from '../text/clean-text.ts';

const BOILERPLATE_CHARS_MIN = 14;
const OFFER_CHARS_MIN = 30;
const OPENING = new RegExp(`^(?:${anyOf('boilerplateOpening')})`, 'u');
/** Navigation links side by side (`Women | Men | Kids`), or the steps of a shipment. */
const PLACE = /^[^\d:$€£]{2,26}$/u;
const PLACES_MIN = 3;
/** Offer wording anywhere in a sentence. */
const OFFER = new RegExp(String.raw`\b(?:${anyOf('offerWord')})\b`, 'u');

const cached = new Map<string, boolean>();
const CACHE_MAX = 4_000;

/**
 * True for a line about possible events, options or offers that reports nothing that happened: help, terms,
 * advertising, navigation.
 */
export function isBoilerplate(text: string): boolean {
  if (text.length < BOILERPLATE_CHARS_MIN) return false;
  const known = cached.get(text);
  if (known !== undefined) return known;
  const found = detectBoilerplate(text);
  if (cached.size >= CACHE_MAX) cached.clear();
  if (text.length < 300) cached.set(text, found);
  return found;
}

function detectBoilerplate(text: string): boolean {
  const folded = foldInPlace(text.slice(0, 120));
  if (OPENING.test(folded)) return folded.includes(' ') || /[^\x00-\x7f]/.test(text);
  if (folded.length > OFFER_CHARS_MIN && OFFER.test(folded)) return true;
  const places = text.split(/\t|\s[|·•]\s/);
  return (
    places.length >= PLACES_MIN && text.length < 200 && places.every((place) => PLACE.test(place.trim()))
  );
}
