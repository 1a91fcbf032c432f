import { type Brand, brandAtStart, brandOfName, brandTableMark } from './brand-table.ts';
import { displayName } from './descriptor/display-case.ts';
import { withoutLegalForm } from './descriptor/legal-form.ts';
import { withoutWebEnding } from './descriptor/web-ending.ts';
import { foldedWords } from './fold-text.ts';
import { memoizeByText } from './memoize-by-text.ts';

/** Brands that bill under one name and send receipts under another: the name they share. */
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
 * What a brand's firms are called behind its name, and where they are: `Uber Technologies`, `Amazon.co.uk`, `Netflix
 * International B.V.`.
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
 * The one name under which a merchant is shown, from what a bank, an aggregator or an email calls it: a known brand's
 * own name whatever firm or web address of it is named, else the name without legal form and web ending, and not in
 * capitals alone. Takes a name, not a raw bank description. Applied again it changes nothing; an empty text stays
 * empty.
 */
export function canonicalMerchant(name: string): string {
  return nameOnce(name, () => settled(name));
}

/**
 * Changes whenever the rule or the table of brands does: names stored under another mark are to be worked out anew.
 */
export function canonicalMark(): string {
  return `2.${brandTableMark()}`;
}

/** The name that a brand shares with others of its firm, else the name itself. */
export function sharedName(name: string): string {
  return SHARED_NAMES.get(name) ?? name;
}

/** Until nothing more comes off; each round makes a name shorter or is its last but one. */
function settled(name: string): string {
  let known = name;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const next = sharedName(nameOf(known));
    if (next === known) return known;
    known = next;
  }
  return known;
}

function nameOf(name: string): string {
  const text = name.normalize('NFKC').replace(/[®™©]/g, ' ').replace(/\s+/g, ' ').trim();
  const whole = brandNamed(text);
  if (whole) return whole.name;
  const form = withoutLegalForm(text);
  const plain = /\s|\.(?:gov|edu)$/i.test(form) ? form : withoutWebEnding(form);
  if (foldedWords(plain).length === 0) return text;
  const brand = plain === text ? null : brandNamed(plain);
  if (brand) return brand.name;
  const isShouting = !/\p{Ll}/u.test(plain) && /\p{L}.*\p{L}.*\p{L}.*\p{L}.*\p{L}/u.test(plain);
  const isAddress = plain !== form && !/\p{Lu}/u.test(plain);
  return isShouting || isAddress ? displayName(plain.split(' ')) || plain : plain;
}

/** The brand that a name is, where nothing but words of firms and countries follows it. */
function brandNamed(text: string): Brand | null {
  const exact = brandOfName(text);
  if (exact) return exact;
  const words = foldedWords(text);
  const hit = brandAtStart(words);
  if (!hit?.certain || text.endsWith('+') !== hit.brand.name.endsWith('+')) return null;
  return words.slice(hit.length).every((word) => COMPANY_WORDS.has(word)) ? hit.brand : null;
}
