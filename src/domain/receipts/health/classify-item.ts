import { regexSource } from '../../text/regex-source.ts';
import { hasEverydayNoun } from './doubtful-name.ts';
import { eligibilityOf } from './eligibility.ts';
import { isFeeOrComfort } from './fee-or-comfort.ts';
import {
  type HealthClass,
  type ItemClass,
  type ItemClassification,
  isHealthClass,
  TAKEN,
} from './item-class.ts';
import { itemWords } from './item-words.ts';
import { signsAgainst } from './line-doubt.ts';
import { addSigns, type Evidence, gather, STRENGTH } from './line-evidence.ts';
import { isRegisterLine, OPAQUE, SERVICE } from './line-words.ts';
import { type MerchantKind, merchantKind } from './merchant-kind.ts';
import { classAtHead, isForAnimal, isOtherThan } from './not-care.ts';
import { refinedClass } from './refine-class.ts';

const THRESHOLD = 1.6;
const SUPPORT = 0.8;
/** Below this a class rests on one word, and words of food or workshops undo it. */
const ONE_WORD = 2.4;

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

/** What a shop takes from a class: an examination is a device for it there (`KardiaMobile EKG`). */
function atShop(kind: MerchantKind | null, itemClass: ItemClass, score: number): number {
  const isDevice = (kind?.isUnrelated || kind?.sellsAll) && itemClass.startsWith('provider_');
  return (kind?.isUnrelated && score < 3.5 ? 0.4 : 0) + (isDevice ? 0.3 : 0);
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
  return weight - atShop(kind, itemClass, score);
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
  return { ...found, hsaEligibility: 'unknown', confidence: Math.min(found.confidence, 0.6) };
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
  name: string,
  words: readonly string[],
  evidence: Evidence,
  kind: MerchantKind | null,
): ItemClassification {
  const usual: HealthClass | null = kind?.usualClass ?? null;
  const text = words.join(' ');
  const isThing = namesOtherItem(evidence, usual === 'dental_care') || hasEverydayNoun(name);
  const opaque = words.every((word) => OPAQUE.test(word));
  const isService = opaque || SERVICE.test(text);
  const isOnlyServed = kind?.onlyServices === true;
  if (usual && (isOnlyServed ? isService : !isThing)) return verdict(usual, words, 0.7);
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

/** One sign against an eligible line asks a person, two make it no care. */
function doubted(found: ItemClassification, signs: number, words: readonly string[]): ItemClassification {
  if (signs > 1) return verdict('none', words, 0.8);
  return signs > 0 ? askedAbout(found) : found;
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
  addSigns(evidence, said, text);
  weigh(evidence, kind);
  if (kind?.usualClass === 'veterinary' && !evidence.hasOtherThing) return verdict('veterinary', words, 0.9);
  const top = best(evidence);
  if (isNoCare(top.class, text, words, kind))
    return verdict(TAKEN.has(top.class) && isForAnimal(words) ? 'veterinary' : 'none', words, 0.9);
  if (top.score < THRESHOLD || top.class === 'none' || evidence.lookAlike > top.score)
    return unspoken(text, words, evidence, kind);
  const named = KEPT.has(top.class) ? top.class : namedClass(top.class, text, words);
  const found = verdict(refinedClass(named, text, words, kind), words, confidence(top, evidence));
  if (found.hsaEligibility !== 'eligible') return found;
  const isRegister = isRegisterLine(text);
  const known = merchant ? kind : undefined;
  return doubted(
    found,
    signsAgainst({ itemClass: found.class, text, words, kind: known, score: top.score, isRegister }),
    words,
  );
}
