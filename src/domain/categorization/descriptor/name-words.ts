import { type BrandHit, findBrandAtStart, findBrandOfCountry, findTruncatedBrand } from '../brand-table.ts';
import { foldedWords } from '../fold-text.ts';
import { formatDisplayName } from './display-case.ts';
import { homeCountry } from './home-country.ts';
import { restoreLetters } from './home-spelling.ts';
import { stripTail } from './tail.ts';

/** Countries of payment services that only exist there. */
const COUNTRY_OF_SERVICE: Readonly<Record<string, string>> = { mobilepay: 'dk', vipps: 'no', twint: 'ch' };

/** `JoseDaSilva`: South American facilitators print the words of a name without spaces. */
function camelParts(word: string): string[] {
  return word
    .split(/(?<=\p{Ll})(?=\p{Lu})/u)
    .map((part) => part.replace(/^(?:D[aeo]s?|E)$/, (small) => small.toLowerCase()));
}

/** A name without the tail that banks add: its brand, or its words for display. */
interface ReadName {
  readonly brand: BrandHit | null;
  readonly merchant: string;
  readonly wordCount: number;
}

/** Reads the name at the start of a description; its place decides between brands and spellings. */
export function readName(text: string, via: string | null): ReadName {
  const words = stripTail(text);
  const folded = foldedWords(words.join(' '));
  const country = COUNTRY_OF_SERVICE[via ?? ''] ?? homeCountry(foldedWords(text));
  const brand = findBrandOfCountry(folded, country) ?? findBrandAtStart(folded) ?? findTruncatedBrand(folded);
  const shown = via === 'pagseguro' || via === 'mercadopago' ? words.flatMap(camelParts) : words;
  const merchant = formatDisplayName(restoreLetters(shown, country).filter((word) => word !== ''));
  return { brand, merchant, wordCount: words.length };
}

/** Formats the words of a person's name paid through this service. */
export function formatPerson(words: readonly string[], via: string | null): string {
  return formatDisplayName(restoreLetters(words, COUNTRY_OF_SERVICE[via ?? ''] ?? null));
}
