import { isTrailing, wordsOfKind, wordsOfName, wordsOfPurpose, wordsToHead } from './head-noun.ts';
import type { ItemClass } from './item-class.ts';
import { itemWords } from './item-words.ts';
import type { MerchantKind } from './merchant-kind.ts';
import { EVERYDAY_NOUNS } from './vocabulary/everyday-nouns.ts';
import { EVERYDAY_NOUNS_ABROAD } from './vocabulary/everyday-nouns-abroad.ts';
import { ANIMALS, OTHER_ENDINGS, OTHER_HEADS, OTHER_USES } from './vocabulary/other-heads.ts';
import { DESCRIBING_WORDS, SHARED_WORDS } from './vocabulary/shared-words.ts';
import { phraseAt } from './vocabulary-index.ts';

const BESIDE_CARE = `
    late, missed, no show, noshow, cancel\\w*, records?, copy, forms?, completion, paperwork, financ\\w*, interest,
    returned, nsf, convenience, processing, administrative, admin, billing, statement, collection, reactivation,
    parking, delivery, rush, handling, letter, transfer`;
const COMFORTS = `
    no show, missed appointment, late cancel\\w*, interest charge, finance charge, parking, valet, cafeteria,
    television, tv rental, wifi, telephone, newspaper, guest (?:tray|meal|room|bed), private room, room upgrade,
    suite upgrade, amenity, comfort (?:kit|pack|package), gift ?shop, flowers, gratuity, tip jar, donation, donate,
    pledge, fundraiser, warranty, protection plan, (?:guest|visitor|companion|staff) meals?, meal voucher,
    phone and tv, tv package,
    records? (?:copy|copies|request|release), copies of records?, photocop\\w*, botendienst,
    mahngebuhr, ausfallhonorar, ausfallgebuhr, fernseh\\w*, einzelzimmer\\w*, zimmerzuschlag, wahlleistung,
    chambre (?:particuliere|individuelle), habitacion individual, aparcamiento, parkgebuhr, spende, donativo,
    donazione`;

function anyOf(list: string): string {
  return `(?:${list
    .split(',')
    .map((entry) => entry.trim())
    .join('|')})`;
}

/** Money asked for beside the care itself, and comforts: no plan pays for them. */
const FEE = new RegExp(
  `\\b(?:${anyOf(BESIDE_CARE)}\\b.{0,40}\\b(?:fee|fees|charge|charges|penalty)|${anyOf(COMFORTS)})\\b`,
);

/** Things of every day that the vocabulary knows as part of other names. */
const OTHER_THINGS: ReadonlySet<string> = new Set(
  'chair table car dog cat pet doll drawer cabinet computer phone camera kitchen pool garden bike'.split(' '),
);
const HEADS: ReadonlySet<string> = new Set(OTHER_HEADS.split(',').map((entry) => itemWords(entry).join(' ')));
const ABROAD: ReadonlySet<string> = new Set(EVERYDAY_NOUNS_ABROAD.trim().split(/\s+/).flatMap(itemWords));
const EVERYDAY: ReadonlySet<string> = new Set([
  ...EVERYDAY_NOUNS.trim().split(/\s+/).flatMap(itemWords),
  ...ABROAD,
]);
const ANIMAL: ReadonlySet<string> = new Set(ANIMALS.split(',').map((entry) => itemWords(entry).join(' ')));
const ENDINGS = new RegExp(`${anyOf(OTHER_ENDINGS)}$`);
const USES: ReadonlySet<string> = new Set(OTHER_USES.split(',').map((entry) => itemWords(entry).join(' ')));

/** A phrase of the vocabulary of more than one word names the whole thing, head noun included. */
function isNamedWhole(words: readonly string[]): boolean {
  for (let at = 0; at < words.length - 1; at += 1) {
    const phrase = phraseAt(words, at);
    if (phrase && phrase.class !== 'none' && at + phrase.words.length === words.length) return true;
  }
  return false;
}

/** The class of what a name ends in (`prenatal yoga class` is a class of yoga), or null. */
export function classAtHead(name: string): ItemClass | null {
  const words = wordsToHead(name);
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    at += phrase?.words.length ?? 1;
    if (phrase && phrase.class !== 'none' && at === words.length)
      return phrase.strength === 'plain' || phrase.strength === 'strong' ? phrase.class : null;
  }
  return null;
}

/** What medicine is sold in: behind its name and a count it is not what the line names (`ADVIL 2PK POUCH`). */
const PACKAGING: ReadonlySet<string> = new Set('pouch bag packet jar tin bottle tube vial sachet'.split(' '));

function hasOtherHead(name: string): boolean {
  const words = wordsToHead(name);
  const head = words.at(-1) ?? '';
  if (PACKAGING.has(head) && words.some((word) => /^\d/.test(word))) return false;
  const isOther =
    HEADS.has(head) ||
    HEADS.has(words.slice(-2).join(' ')) ||
    words.some((word) => word.length > 7 && ENDINGS.test(word) && phraseAt([word], 0) === null) ||
    ENDINGS.test(head) ||
    (words.length > 1 && EVERYDAY.has(head));
  if (!isOther) return false;
  return !isNamedWhole(words);
}

/** `Jarabe de arce`, `Termometro da forno`: the kind of thing is one of kitchens, cars or gardens. */
function isOtherKind(name: string): boolean {
  const [kind = '', ...rest] = wordsOfKind(name);
  return ABROAD.has(kind) && phraseAt([kind, ...rest], 0) === null;
}

function hasAny(list: ReadonlySet<string>, words: readonly string[]): boolean {
  return words.some((word, at) => list.has(word) || list.has(`${word} ${words[at + 1]}`));
}

/**
 * True when a noun of everyday things stands in the line beside what the vocabulary knows: what the line names is in
 * doubt (`covid test wall calendar humor`).
 */
export function hasEverydayNoun(name: string): boolean {
  const words = wordsOfName(name);
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    if (!phrase && EVERYDAY.has(words[at] ?? '')) return true;
    at += phrase?.words.length ?? 1;
  }
  return false;
}

const DESCRIBING: ReadonlySet<string> = new Set(DESCRIBING_WORDS.trim().split(/\s+/).flatMap(itemWords));

function isUnknown(word: string): boolean {
  return word.length > 3 && /^\p{L}+$/u.test(word) && !isTrailing(word) && !DESCRIBING.has(word);
}

/** True when a word stands in the line that neither the vocabulary knows nor only says how big or which color. */
export function hasUnknownWord(name: string): boolean {
  const words = wordsOfName(name);
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    if (!phrase && isUnknown(words[at] ?? '')) return true;
    at += phrase?.words.length ?? 1;
  }
  return false;
}

/** True when a line says that it is for a thing of every day (`Crutch tips for chair legs`). */
export function isForOther(name: string): boolean {
  return wordsOfPurpose(name).some((word) => EVERYDAY.has(word) || OTHER_THINGS.has(word));
}

/** True when a line names an animal that is treated. */
export function isForAnimal(words: readonly string[]): boolean {
  return hasAny(ANIMAL, words);
}

const DOSE = /\d\s?(?:mg|mcg|µg|ug|mmhg)\b/i;

/** True when a line states a dose, as only what is swallowed, injected or rubbed in has one (`200 mg`). */
export function isDosed(name: string): boolean {
  return DOSE.test(name);
}

/** True for a fee, a comfort or a gift beside the care. */
export function isFeeOrComfort(name: string): boolean {
  const text = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, ' ');
  return FEE.test(text);
}

/**
 * True when what a line names is no care although a word of care stands in it: its head noun is another thing, it is
 * meant for a workshop or a party, or its merchant sells no care at all.
 */
export function isOtherThan(name: string, words: readonly string[], kind: MerchantKind | null): boolean {
  if (kind?.sellsNoCare) return true;
  if (isDosed(name)) return false;
  return (
    words.some((word, at) => USES.has(word) || USES.has(`${word} ${words[at + 1]}`)) ||
    hasOtherHead(name) ||
    isOtherKind(name)
  );
}

const SHARED: ReadonlySet<string> = new Set(SHARED_WORDS.trim().split(/\s+/).flatMap(itemWords));

/** True when every word of care in the line is one that other trades use too (`Pflaster`, `tampon`, `splint`). */
export function isSharedOnly(words: readonly string[]): boolean {
  let found = false;
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    const length = phrase?.words.length ?? 1;
    if (phrase && phrase.class !== 'none') {
      if (length > 1 || !SHARED.has(words[at] ?? '')) return false;
      found = true;
    }
    at += length;
  }
  return found;
}
