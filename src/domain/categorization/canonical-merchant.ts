import { type Brand, brandTableVersion, findBrandAtStart, findBrandByName } from './brand-table.ts';
import { formatDisplayName } from './descriptor/display-case.ts';
import { stripLegalForm } from './descriptor/legal-form.ts';
import { stripWebEnding } from './descriptor/web-ending.ts';
import { foldedWords } from './fold-text.ts';
import { memoizeByText } from './memoize-by-text.ts';

/** Brands that bill under one name and send receipts under another: their shared name. */
const SHARED_NAMES: ReadonlyMap<string, string> = new Map([
  ['Apple Services', 'Apple'],
  ['Apple Store', 'Apple'],
  ['iCloud', 'Apple'],
  ['Steam Games', 'Steam'],
  ['Verizon Wireless', 'Verizon'],
  ['ALDI SÜD', 'ALDI'],
  ['ALDI Nord', 'ALDI'],
]);

/**
 * Company and country words after a brand's name: `Uber Technologies`, `Amazon.co.uk`, `Netflix International B.V.`.
 */
const COMPANY_WORDS: ReadonlySet<string> = new Set(
  (
    'inc incorporated llc ltd limited plc corp corporation co company gmbh ag kg se sa sas sarl srl spa ' +
    'sl slu bv b v nv n ab as aps oy oyj pty pte lp llp ' +
    'com net org www services service technologies technology marketplace international europe emea eu ' +
    'holdings holding group ' +
    'us usa uk gb ie de fr es it nl be at ch se no dk fi pl pt ca au deutschland germany france espana ' +
    'italia italy nederland ireland iberica'
  ).split(' '),
);

const NAMES_MAX = 4_096;
const ROUNDS_MAX = 12;
const nameOnce = memoizeByText<string>(NAMES_MAX);

/**
 * Returns the single display name for a merchant as named by a bank, aggregator or email. A known brand gets its own
 * name for any of its companies and web addresses; otherwise legal form and domain ending are removed and all-capitals
 * text is recased. Takes a name, not a raw bank description. Idempotent; an empty text stays empty.
 */
export function canonicalMerchant(name: string): string {
  return nameOnce(name, () => canonicalize(name));
}

/** Version of the rule and brand table. Names stored under another version must be recomputed. */
export function canonicalVersion(): string {
  return `4.${brandTableVersion()}`;
}

/** Returns the name a brand shares with others of its company, else the name itself. */
export function sharedName(name: string): string {
  return SHARED_NAMES.get(name) ?? name;
}

/** Repeats until the name no longer changes. */
function canonicalize(name: string): string {
  let known = name;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const next = sharedName(canonicalizeOnce(known));
    if (next === known) return known;
    known = next;
  }
  return known;
}

function canonicalizeOnce(name: string): string {
  const text = name.normalize('NFKC').replace(/[®™©]/g, ' ').replace(/\s+/g, ' ').trim();
  const whole = findBrandOfName(text);
  if (whole) return whole.name;
  const form = stripLegalForm(text);
  const plain = /\s|\.(?:gov|edu)$/i.test(form) ? form : stripWebEnding(form);
  if (foldedWords(plain).length === 0) return text;
  const brand = plain === text ? null : findBrandOfName(plain);
  if (brand) return brand.name;
  const isShouting = !/\p{Ll}/u.test(plain) && /\p{L}.*\p{L}.*\p{L}.*\p{L}.*\p{L}/u.test(plain);
  const isAddress = plain !== form && !/\p{Lu}/u.test(plain);
  return isShouting || isAddress ? formatDisplayName(plain.split(' ')) || plain : plain;
}

/** Finds the brand of a name that is followed only by company and country words. */
function findBrandOfName(text: string): Brand | null {
  const exact = findBrandByName(text);
  if (exact) return exact;
  const words = foldedWords(text);
  const hit = findBrandAtStart(words);
  if (!hit?.certain || text.endsWith('+') !== hit.brand.name.endsWith('+')) return null;
  return words.slice(hit.length).every((word) => COMPANY_WORDS.has(word)) ? hit.brand : null;
}
