import { regexSource } from '../../text/regex-source.ts';
import {
  hasEverydayNoun,
  hasForeignHead,
  hasUnknownWord,
  isForOther,
  isSharedOnly,
} from './doubtful-name.ts';
import { eligibilityOf } from './eligibility.ts';
import { isFeeOrComfort } from './fee-or-comfort.ts';
import { type HealthClass, type ItemClass, type ItemClassification, isHealthClass } from './item-class.ts';
import { itemWords } from './item-words.ts';
import { add, addSigns, type Evidence, gather, PER_EXTRA_WORD, STRENGTH } from './line-evidence.ts';
import { OPAQUE, SERVICE } from './line-words.ts';
import { type MerchantKind, merchantKind } from './merchant-kind.ts';
import { classAtHead, isDosed, isForAnimal, isOtherThan } from './not-care.ts';
import { refinedClass } from './refine-class.ts';
import { eastAsianClass } from './vocabulary-index.ts';

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
const DENIED = new RegExp(
  regexSource`
    ^(?:
      (?:non|no|without|sin|sans|ohne) (?:prescription|rx|medicated|receta|ordonnance|rezept)|
      (?:hospital|medical|surgical|clinical|lab) (?:grade|quality)|
      (?:doctor|dentist|dermatologist|pediatrician) recommended
    )$`,
);

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

/** What keeps its class whatever the name ends in: lip balm with sun protection, a cleanser against acne. */
const KEPT: ReadonlySet<ItemClass> = new Set(['sunscreen', 'acne', 'veterinary']);

/** What is also sold with vitamins in it. */
const WITH_VITAMINS: ReadonlySet<ItemClass> = new Set(['fertility_preg', 'otc_pain', 'otc_cold']);

/** Where a name ends in something no plan pays for, it is that, whatever care is named before it. */
function namedClass(itemClass: ItemClass, name: string, words: readonly string[]): ItemClass {
  const head = classAtHead(name);
  if (!head || (head === 'vitamins' && WITH_VITAMINS.has(itemClass))) return itemClass;
  const isNotPaid =
    eligibilityOf(itemClass, words) === 'eligible' &&
    ['not_eligible', 'needs_letter'].includes(eligibilityOf(head, words));
  return isNotPaid ? head : itemClass;
}

/** A line whose class rests on too little to be claimed: it keeps its class, and a person is asked. */
function askedAbout(found: ItemClassification): ItemClassification {
  return found.hsaEligibility === 'eligible'
    ? { ...found, hsaEligibility: 'unknown', confidence: Math.min(found.confidence, 0.6) }
    : found;
}

function verdict(itemClass: ItemClass, words: readonly string[], confidence: number): ItemClassification {
  return {
    class: itemClass,
    isHealth: isHealthClass(itemClass),
    hsaEligibility: eligibilityOf(itemClass, words),
    confidence,
  };
}

/** The line names something that is no health product; a bridge or a crown of a dentist is none of these. */
function namesOtherItem(evidence: Evidence, isDentist: boolean): boolean {
  const { lookAlike, hasPlainLookAlike, hasOtherThing, hasFood } = evidence;
  return lookAlike > 0 || (hasPlainLookAlike && !isDentist) || hasOtherThing || hasFood;
}

/** A line that says nothing itself: the merchant's usual class, or honestly unknown. */
function unspoken(
  words: readonly string[],
  evidence: Evidence,
  kind: MerchantKind | null,
): ItemClassification {
  const usual: HealthClass | null = kind?.usualClass ?? null;
  const text = words.join(' ');
  const isThing = namesOtherItem(evidence, usual === 'dental_care');
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

/** What a line denies, or only compares itself with, does not speak for it (`non prescription`, `hospital grade`). */
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

/** Cash registers print capitals, and shorten words to what nobody knows. */
function isRegisterLine(text: string): boolean {
  return !/\p{Ll}/u.test(text);
}

/**
 * True where the words of care may stand for something else: beside a thing of every day, before a noun that is none
 * of theirs (drugs are often followed by a name of their own), or as the whole name of a line at a merchant of whom
 * nothing is known (a drink called Penicillin).
 */
function isDoubtful(
  itemClass: ItemClass,
  text: string,
  words: readonly string[],
  kind: MerchantKind | null | undefined,
  score: number,
): boolean {
  if (isDosed(text) || kind?.usualClass) return false;
  const isBareName = kind === null && !/\d/.test(text) && (words.length === 1 || itemClass === 'rx_drug');
  const isWeak = kind !== undefined && !kind?.isPharmacy && score <= STRENGTH.weak;
  const isAtHome = kind?.isPharmacy || (kind?.sellsAll && isRegisterLine(text));
  const isShared = score < STRENGTH.plain + PER_EXTRA_WORD && !isAtHome && isSharedOnly(words);
  const isUnsure = (kind?.isUnrelated || isShared) && hasUnknownWord(text);
  const isDrug = /^(?:otc|rx)_/.test(itemClass);
  const isForeign = !isDrug && !kind?.isPharmacy && !isRegisterLine(text) && hasForeignHead(text);
  return (
    isForeign ||
    isWeak ||
    isUnsure ||
    (isBareName && TAKEN.has(itemClass)) ||
    hasEverydayNoun(text) ||
    isForOther(text)
  );
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
  const said = withoutDenied(words);
  const evidence = gather(withoutPharmacy(said, merchant, kind), isRegisterLine(text));
  addSigns(evidence, said);
  const eastAsian = eastAsianClass(text);
  if (eastAsian) add(evidence, eastAsian, 3);
  weigh(evidence, kind);
  if (kind?.usualClass === 'veterinary' && !evidence.hasOtherThing) return verdict('veterinary', words, 0.9);
  const top = best(evidence);
  if (isNoCare(top.class, text, words, kind))
    return verdict(TAKEN.has(top.class) && isForAnimal(words) ? 'veterinary' : 'none', words, 0.9);
  if (top.score < THRESHOLD || top.class === 'none' || evidence.lookAlike > top.score)
    return unspoken(words, evidence, kind);
  const named = KEPT.has(top.class) ? top.class : namedClass(top.class, text, words);
  const found = verdict(refinedClass(named, text, words, kind), words, confidence(top, evidence));
  return isDoubtful(found.class, text, words, merchant ? kind : undefined, top.score)
    ? askedAbout(found)
    : found;
}
