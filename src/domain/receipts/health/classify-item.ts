import { abbreviatedPhraseAt } from './abbreviated-phrase.ts';
import { approximateClass } from './approximate-word.ts';
import { eligibilityOf } from './eligibility.ts';
import { type HealthClass, type ItemClass, type ItemClassification, isHealthClass } from './item-class.ts';
import { itemWords } from './item-words.ts';
import { OPAQUE, SERVICE } from './line-words.ts';
import { type MerchantKind, merchantKind } from './merchant-kind.ts';
import { isFeeOrComfort, isForAnimal, isOtherThan } from './not-care.ts';
import { refinedClass } from './refine-class.ts';
import { DOSAGE_WORDS, FOOD_WORDS, OTHER_THING_WORDS, WORKSHOP_WORDS } from './vocabulary/look-alikes.ts';
import { eastAsianClass, type Phrase, phraseAt } from './vocabulary-index.ts';

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(',').flatMap((entry) => (entry.trim().includes(' ') ? [] : itemWords(entry))));
}

const DOSAGE = wordSet(DOSAGE_WORDS);
const FOOD = wordSet(FOOD_WORDS);
const OTHER_THING = wordSet(OTHER_THING_WORDS);
const WORKSHOP = wordSet(WORKSHOP_WORDS);

/** What a thing is kept in or worn with is not the thing (`toothbrush holder`). */
const ACCESSORY: ReadonlySet<string> = new Set(
  'band strap holder rack cover charger mount dock hook stand hanger shelf replacement sleeve skin'.split(
    ' ',
  ),
);
const STRENGTH = { doubtful: 1, weak: 1.6, generic: 1.7, plain: 2, strong: 4 } as const;
const PER_EXTRA_WORD = 0.5;
const THRESHOLD = 1.6;
const SUPPORT = 0.8;
/** Below this a class rests on one word, and words of food or workshops undo it. */
const ONE_WORD = 2.4;

/** Classes of things that are swallowed, rubbed in or dripped: only they are supported by a dose. */
const TAKEN: ReadonlySet<ItemClass> = new Set([
  'rx_drug',
  'insulin_diabetes',
  'otc_pain',
  'otc_allergy',
  'otc_cold',
  'otc_digest',
  'otc_skin',
  'acne',
  'first_aid',
  'menstrual',
  'contraception',
  'fertility_preg',
  'baby_health',
  'smoking',
  'vitamins',
]);
/** Classes whose words are also on a menu or a spice shelf. */
const EDIBLE: ReadonlySet<ItemClass> = new Set([
  'vitamins',
  'nutrition',
  'otc_digest',
  'otc_cold',
  'fertility_preg',
  'massage_spa',
]);
const DENIED = /^(?:non|no|without|sin|sans|ohne) (?:prescription|rx|medicated|receta|ordonnance|rezept)$/;
interface Evidence {
  readonly scores: Map<ItemClass, number>;
  /** Best multi-word look-alike, 0 when none. */
  lookAlike: number;
  hasPlainLookAlike: boolean;
  hasDosage: boolean;
  hasFood: boolean;
  hasOtherThing: boolean;
  hasWorkshop: boolean;
  hasApproximate: boolean;
  last: ItemClass | null;
}

function add(evidence: Evidence, itemClass: ItemClass, score: number): void {
  evidence.scores.set(itemClass, (evidence.scores.get(itemClass) ?? 0) + score);
  evidence.last = itemClass;
}

function addPhrase(evidence: Evidence, phrase: Phrase): void {
  const extra = phrase.strength === 'generic' ? 0 : PER_EXTRA_WORD * (phrase.words.length - 1);
  if (phrase.class !== 'none') add(evidence, phrase.class, STRENGTH[phrase.strength] + extra);
  else if (phrase.words.length > 1) evidence.lookAlike = Math.max(evidence.lookAlike, 2.5 + extra);
  else evidence.hasPlainLookAlike = true;
}

/** A word that is spelled nearly as one of the vocabulary. */
function addNearWord(evidence: Evidence, word: string): void {
  const near = approximateClass(word);
  if (near === null) return;
  if (near.class === 'none') {
    evidence.hasPlainLookAlike = true;
    return;
  }
  add(evidence, near.class, near.score);
  evidence.hasApproximate = true;
}

function noteContext(evidence: Evidence, words: readonly string[]): void {
  for (const word of words) {
    if (DOSAGE.has(word)) evidence.hasDosage = true;
    if (FOOD.has(word)) evidence.hasFood = true;
    if (OTHER_THING.has(word)) evidence.hasOtherThing = true;
    if (WORKSHOP.has(word)) evidence.hasWorkshop = true;
  }
}

function longer(whole: Phrase | null, abbreviated: Phrase | null): Phrase | null {
  return (abbreviated?.words.length ?? 0) > (whole?.words.length ?? 0) ? abbreviated : whole;
}

function gather(words: readonly string[], isRegisterLine: boolean): Evidence {
  const evidence: Evidence = {
    scores: new Map(),
    lookAlike: 0,
    hasPlainLookAlike: false,
    hasDosage: false,
    hasFood: false,
    hasOtherThing: false,
    hasWorkshop: false,
    hasApproximate: false,
    last: null,
  };
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const phrase = longer(phraseAt(words, at), isRegisterLine ? abbreviatedPhraseAt(words, at) : null);
    const length = phrase?.words.length ?? 1;
    if (length === 1 || phrase?.class === 'none') noteContext(evidence, words.slice(at, at + length));
    if (!phrase && at === words.length - 1 && ACCESSORY.has(word)) evidence.hasWorkshop = true;
    if (phrase) addPhrase(evidence, phrase);
    else addNearWord(evidence, word);
    at += length;
  }
  return evidence;
}

/** Signs that are no words: a prescription's number, a dental procedure code, the strength of reading glasses. */
function addSigns(evidence: Evidence, words: readonly string[]): void {
  for (let at = 0; at < words.length; at += 1) {
    const next = words[at + 1] ?? '';
    if (words[at] === 'rx' && /^\d{4,}$/.test(next)) add(evidence, 'rx_drug', 4);
    if (
      words[at] === '+' &&
      /^[0-4][.,]\d{1,2}$/.test(next) &&
      words.some((word) => /^(?:read|glass)/.test(word))
    ) {
      add(evidence, 'vision', 3);
    }
  }
}

function weigh(evidence: Evidence, kind: MerchantKind | null): void {
  for (const [itemClass, score] of evidence.scores)
    evidence.scores.set(itemClass, weighed(evidence, kind, itemClass, score));
}

/** The score of a class with what the other words of the line and the merchant add to it, or take from it. */
function weighed(evidence: Evidence, kind: MerchantKind | null, itemClass: ItemClass, score: number): number {
  let weight = score;
  const hasDosage = evidence.hasDosage && TAKEN.has(itemClass);
  const isSupported = hasDosage || kind?.isPharmacy || kind?.usualClass === itemClass;
  const isWeak = score < ONE_WORD && !hasDosage;
  const isForPeople = itemClass !== 'veterinary';
  if (isSupported) weight += SUPPORT;
  if (evidence.hasPlainLookAlike && score < STRENGTH.plain && !hasDosage) weight -= 0.5;
  if (evidence.hasFood && EDIBLE.has(itemClass) && isWeak) weight -= 1.5;
  if (evidence.hasWorkshop && isWeak && isForPeople) weight -= 1.5;
  if (evidence.hasOtherThing && isForPeople) weight -= 3;
  if (kind?.isUnrelated && score < 3.5) weight -= 0.4;
  return weight;
}

function best(evidence: Evidence): { class: ItemClass; score: number; margin: number } {
  let top: ItemClass = 'none';
  let score = 0;
  let second = 0;
  for (const [itemClass, value] of evidence.scores) {
    if (value > score || (value === score && itemClass === evidence.last)) {
      second = score;
      top = itemClass;
      score = value;
    } else if (value > second) second = value;
  }
  return { class: top, score, margin: score - second };
}

function verdict(itemClass: ItemClass, words: readonly string[], confidence: number): ItemClassification {
  return {
    class: itemClass,
    isHealth: isHealthClass(itemClass),
    hsaEligibility: eligibilityOf(itemClass, words),
    confidence,
  };
}

/** The line names something that is no health product. */
function namesOtherItem({ lookAlike, hasPlainLookAlike, hasOtherThing, hasFood }: Evidence): boolean {
  return lookAlike > 0 || hasPlainLookAlike || hasOtherThing || hasFood;
}

/** A line that says nothing itself: the merchant's usual class, or honestly unknown. */
function unspoken(
  words: readonly string[],
  evidence: Evidence,
  kind: MerchantKind | null,
): ItemClassification {
  const usual: HealthClass | null = kind?.usualClass ?? null;
  const text = words.join(' ');
  const isThing = namesOtherItem(evidence);
  const opaque = words.every((word) => OPAQUE.test(word));
  const isService = opaque || SERVICE.test(text);
  if (usual && (isService || (!isThing && !kind?.onlyServices))) return verdict(usual, words, 0.7);
  const maybeHealth = opaque || (kind?.isPharmacy === true && !isThing && evidence.scores.size > 0);
  if (maybeHealth && (kind === null || kind.isPharmacy)) {
    return { class: 'none', isHealth: false, hsaEligibility: 'unknown', confidence: 0.4 };
  }
  return verdict('none', words, isThing ? 0.92 : evidence.scores.size > 0 ? 0.6 : 0.8);
}

/** The words of a line without the name of its pharmacy in front, which is a brand there (`Boots Plasters`). */
function withoutPharmacy(
  words: readonly string[],
  merchant: string | null | undefined,
  kind: MerchantKind | null,
): readonly string[] {
  if (!merchant || !kind?.isPharmacy || words.length < 2) return words;
  return words[0] === itemWords(merchant)[0] ? words.slice(1) : words;
}

/** What a line denies does not speak for it (`non prescription`). */
function withoutDenied(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, index) => DENIED.test(`${word} ${words[index + 1]}`));
  return at < 0 ? words : [...words.slice(0, at), ...words.slice(at + 2)];
}

function confidence(top: { score: number; margin: number }, evidence: Evidence): number {
  const sure = top.score >= 3.5 ? 0.97 : top.score >= 2.4 ? 0.94 : 0.85;
  const doubt =
    (top.margin < 0.6 ? 0.2 : 0) + (evidence.hasApproximate ? 0.12 : 0) + (evidence.lookAlike > 0 ? 0.05 : 0);
  return Math.round(Math.max(0.4, sure - doubt) * 100) / 100;
}

/** Given by a professional or on prescription: shops of other things only use the words. */
const BY_PROFESSIONALS: ReadonlySet<ItemClass> = new Set([
  'rx_drug',
  'provider_primary',
  'provider_specialist',
  'mental_health',
  'chiro_acu_pt',
]);

/** Beside fees, only what would be paid for is asked: what is not eligible anyway keeps its class. */
function isNoCare(
  itemClass: ItemClass,
  name: string,
  words: readonly string[],
  kind: MerchantKind | null,
): boolean {
  if (isFeeOrComfort(name)) return true;
  const claimed = itemClass === 'none' ? (kind?.usualClass ?? 'none') : itemClass;
  if (eligibilityOf(claimed, words) === 'not_eligible') return false;
  if (isForAnimal(words)) return true;
  if (kind?.isUnrelated && BY_PROFESSIONALS.has(itemClass)) return true;
  return itemClass !== 'air_sleep' && isOtherThan(name, words, kind);
}

/**
 * Classifies one receipt line by its words; `merchant` tips the balance where the words leave it open.
 * Never throws. `isHealth` and eligibility follow from the class; a line nothing is known of is `none`, and its
 * eligibility `unknown` only where it could well have been a health product (an unnamed line of a pharmacy).
 */
export function classifyItem(name: string, merchant?: string | null): ItemClassification {
  const text = name.length > 300 ? name.slice(0, 300) : name;
  const words = itemWords(text);
  const kind = merchant ? merchantKind(merchant) : null;
  const evidence = gather(withoutDenied(withoutPharmacy(words, merchant, kind)), !/\p{Ll}/u.test(text));
  addSigns(evidence, words);
  const eastAsian = eastAsianClass(text);
  if (eastAsian) add(evidence, eastAsian, 3);
  weigh(evidence, kind);
  if (kind?.usualClass === 'veterinary' && !evidence.hasOtherThing) return verdict('veterinary', words, 0.9);
  const top = best(evidence);
  if (isNoCare(top.class, text, words, kind))
    return verdict(TAKEN.has(top.class) && isForAnimal(words) ? 'veterinary' : 'none', words, 0.9);
  if (top.score < THRESHOLD || top.class === 'none' || evidence.lookAlike > top.score)
    return unspoken(words, evidence, kind);
  return verdict(refinedClass(top.class, text, words, kind), words, confidence(top, evidence));
}
