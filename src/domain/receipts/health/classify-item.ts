import { kindOfMerchant } from './department.ts';
import { hasOtherNoun } from './doubtful-name.ts';
import { resolveEligibility, WHITENING } from './eligibility.ts';
import { isFeeOrComfort } from './fee-or-comfort.ts';
import {
  DOSED_CLASSES,
  type HealthClass,
  type ItemClass,
  type ItemClassification,
  isHealthClass,
} from './item-class.ts';
import { itemWords, withoutPlace, withoutStoreMark } from './item-words.ts';
import { countSignsAgainstCare } from './line-doubt.ts';
import {
  addNonWordSigns,
  type Best,
  bestClass,
  collectEvidence,
  type Evidence,
  STRENGTH,
} from './line-evidence.ts';
import {
  cutWords,
  isBareFee,
  isRegisterLine,
  namesProcedure,
  namesService,
  namesTreatment,
  UNINFORMATIVE_WORDS,
  UNNAMED_GOODS,
  withoutNegated,
} from './line-words.ts';
import { classOfUnnamed, type MerchantKind, UNKNOWN_KIND } from './merchant-kind.ts';
import { classAtHead, isForAnimal, isNotCare, statesDose } from './not-care.ts';
import { classWithoutCare, refineItemClass } from './refine-item-class.ts';

const THRESHOLD = 1.6;
const SUPPORT = 0.8;
/** Below this score a class rests on one word, and food or workshop words override it. */
const ONE_WORD = 2.4;

/** Classes whose words also appear on menus or spice racks. */
const EDIBLE_CLASSES: ReadonlySet<ItemClass> = new Set([
  'vitamins',
  'nutrition',
  'otc_digest',
  'otc_cold',
  'fertility_preg',
  'massage_spa',
]);
/** Classes that change at a store: an examination is a device there (`KardiaMobile EKG`). */
function atShop(kind: MerchantKind | null, itemClass: ItemClass, score: number): number {
  const isDevice = (kind?.isUnrelated || kind?.sellsAll) && itemClass.startsWith('provider_');
  return (kind?.isUnrelated && score < 3.5 ? 0.4 : 0) + (isDevice ? 0.3 : 0);
}

function adjustScores(evidence: Evidence, kind: MerchantKind | null): void {
  for (const [itemClass, score] of evidence.scores)
    evidence.scores.set(itemClass, adjustScore(evidence, kind, itemClass, score));
}

/** The score of a class, adjusted for the other words of the line and the merchant. */
function adjustScore(
  evidence: Evidence,
  kind: MerchantKind | null,
  itemClass: ItemClass,
  score: number,
): number {
  let weight = score;
  const hasDosage = evidence.hasDosage && DOSED_CLASSES.has(itemClass);
  const isSupported = hasDosage || kind?.isPharmacy || kind?.usualClass === itemClass;
  const isWeak = score < ONE_WORD && !hasDosage;
  const isForPeople = itemClass !== 'veterinary';
  if (isSupported) weight += SUPPORT;
  if (evidence.hasPlainLookAlike && score < STRENGTH.plain && !hasDosage) weight -= 0.5;
  const isRemedy = kind?.isPharmacy && itemClass.startsWith('otc_');
  if (evidence.hasFood && EDIBLE_CLASSES.has(itemClass) && isWeak && !isRemedy) weight -= 1.5;
  if (evidence.hasWorkshop && isWeak && isForPeople) weight -= 1.5;
  if (evidence.hasOtherThing && isForPeople) weight -= 3;
  return weight - atShop(kind, itemClass, score);
}

/** Classes kept whatever the head noun is: lip balm with sun protection, acne cleanser. */
const FIXED_CLASSES: ReadonlySet<ItemClass> = new Set(['sunscreen', 'acne', 'veterinary']);

/** Classes also sold with added vitamins. */
const WITH_VITAMINS: ReadonlySet<ItemClass> = new Set(['fertility_preg', 'otc_pain', 'otc_cold']);

/**
 * If the head noun is something no plan pays for, that is the class, whatever care is named before it. A cream or
 * cleanser with two names of medicine is one.
 */
function classByHead(top: Best, name: string, words: readonly string[]): ItemClass {
  const itemClass = top.class;
  const head = classAtHead(name);
  if (!head || (head === 'vitamins' && WITH_VITAMINS.has(itemClass))) return itemClass;
  if (head === 'cosmetics_personal' && top.score >= STRENGTH.strong) return itemClass;
  const isNotPaid =
    resolveEligibility(itemClass, words) === 'eligible' &&
    ['not_eligible', 'needs_letter'].includes(resolveEligibility(head, words));
  return isNotPaid ? head : itemClass;
}

/** Lowers the confidence of a line with too little evidence: it keeps its class, and the user is asked. */
function withDoubt(found: ItemClassification): ItemClassification {
  return { ...found, hsaEligibility: 'unknown', confidence: Math.min(found.confidence, 0.6) };
}

function toClassification(
  itemClass: ItemClass,
  words: readonly string[],
  confidence: number,
): ItemClassification {
  return {
    class: itemClass,
    isHealth: isHealthClass(itemClass),
    hsaEligibility: resolveEligibility(itemClass, words),
    confidence,
  };
}

/** True if a line bills a procedure of a practice by its code. */
function isProcedureOf(name: string, kind: MerchantKind | null): boolean {
  return kind?.usualClass != null && !kind.onlyServices && namesProcedure(name);
}

/** True if the line names an item that is not a health product. A dentist's bridge or crown is. */
function namesOtherItem(name: string, evidence: Evidence, kind: MerchantKind | null): boolean {
  if (isProcedureOf(name, kind)) return false;
  const { lookAlikeScore: lookAlike, hasPlainLookAlike, hasOtherThing, hasFood } = evidence;
  const isPlain = hasPlainLookAlike && kind?.usualClass !== 'dental_care';
  return lookAlike > 0 || isPlain || hasOtherThing || hasFood || hasOtherNoun(name);
}

/** The merchant's usual class. Practices also sell goods, so an eligible line must name a treatment. */
function classifyAsUsual(
  usual: HealthClass,
  words: readonly string[],
  isTreatment: boolean,
): ItemClassification {
  const found = toClassification(usual, words, 0.7);
  return isTreatment || found.hsaEligibility !== 'eligible' ? found : withDoubt(found);
}

/** True if a line says only that goods were bought, which at a practice may be anything it sells. */
function isUnnamedGoods(words: readonly string[]): boolean {
  const isOpaque = words.every((word) => UNINFORMATIVE_WORDS.test(word));
  return isOpaque && words.some((word) => UNNAMED_GOODS.test(word));
}

/** True if a line may well be a health product: it says nothing, or not enough, and the merchant sells them. */
function mayBeHealth(
  opaque: boolean,
  isThing: boolean,
  hasDose: boolean,
  evidence: Evidence,
  kind: MerchantKind | null,
): boolean {
  if (kind === null) return opaque;
  if (kind.isPharmacy) return opaque || (!isThing && (evidence.scores.size > 0 || hasDose));
  return opaque && kind.usualClass !== null;
}

/** Classifies a line that names nothing: the merchant's usual class, unless it is goods, or unknown. */
function classifyUnnamed(
  name: string,
  words: readonly string[],
  evidence: Evidence,
  kind: MerchantKind | null,
): ItemClassification {
  const usual = classOfUnnamed(kind ?? UNKNOWN_KIND);
  const text = words.join(' ');
  if (usual === 'dental_care' && WHITENING.test(text)) return toClassification(usual, words, 0.85);
  const isThing = namesOtherItem(name, evidence, kind);
  const opaque = words.every((word) => UNINFORMATIVE_WORDS.test(word));
  const isService = opaque || namesService(text);
  if (usual && (kind?.onlyServices ? isService : !isThing && !isUnnamedGoods(words))) {
    const isTreatment =
      (isService && !isBareFee(text)) || evidence.scores.size > 0 || namesTreatment(name, text);
    return classifyAsUsual(usual, words, isTreatment);
  }
  if (mayBeHealth(opaque, isThing, statesDose(name), evidence, kind))
    return { class: 'none', isHealth: false, hsaEligibility: 'unknown', confidence: 0.4 };
  const doubt = evidence.scores.size > 0 ? 0.6 : 0.8;
  return toClassification('none', words, isThing ? 0.92 : doubt);
}

/** The words of a line without the pharmacy's name at the start, where it is a brand (`Boots Plasters`). */
function withoutPharmacy(
  words: readonly string[],
  merchant: string | null | undefined,
  kind: MerchantKind | null,
): readonly string[] {
  if (!merchant || !kind?.isPharmacy || words.length < 2) return words;
  return words[0] === itemWords(merchant)[0] ? words.slice(1) : words;
}

function confidence(top: { score: number; margin: number }, evidence: Evidence): number {
  const sure = top.score >= 3.5 ? 0.97 : top.score >= 2.4 ? 0.94 : 0.85;
  const doubt =
    (top.margin < 0.6 ? 0.2 : 0) +
    (evidence.hasApproximate ? 0.12 : 0) +
    (evidence.lookAlikeScore > 0 ? 0.05 : 0);
  return Math.round(Math.max(0.4, sure - doubt) * 100) / 100;
}

/** Classes provided by professionals or on prescription: other stores only use the words. */
const BY_PROFESSIONALS: ReadonlySet<ItemClass> = new Set([
  'rx_drug',
  'provider_primary',
  'provider_specialist',
  'mental_health',
  'chiro_acu_pt',
]);

/**
 * True for lines that are not care. Apart from fees, only eligible lines are checked; others keep their class anyway.
 */
function isNoCare(
  itemClass: ItemClass,
  name: string,
  words: readonly string[],
  kind: MerchantKind | null,
): boolean {
  // Gyms and insurers sell memberships; practices only charge them in addition to care.
  if (!kind?.onlyServices && isFeeOrComfort(name)) return true;
  if (isProcedureOf(name, kind)) return false;
  const claimed = itemClass === 'none' ? (kind?.usualClass ?? 'none') : itemClass;
  if (resolveEligibility(claimed, words) === 'not_eligible') return false;
  if (isForAnimal(words)) return true;
  if (kind?.isUnrelated && BY_PROFESSIONALS.has(itemClass)) return true;
  return itemClass !== 'air_sleep' && isNotCare(itemClass, name, words, kind);
}

/** One sign against an eligible line asks the user; two make it not care. */
function doubted(found: ItemClassification, signs: number, words: readonly string[]): ItemClassification {
  if (signs > 1) return toClassification('none', words, 0.8);
  return signs > 0 ? withDoubt(found) : found;
}

/**
 * Classifies one receipt line by its words; the heading above it (`DAIRY`, `Health & Beauty`), if it names a
 * department, or else `merchant` decides if the words are inconclusive. Never throws. `isHealth` and eligibility follow
 * from the class. An unrecognized line is `none`, `unknown` only if it may well be health (an unnamed pharmacy line).
 */
export function classifyItem(
  name: string,
  merchant?: string | null,
  heading?: string | null,
): ItemClassification {
  const text = withoutStoreMark(withoutPlace(name.slice(0, 300)), merchant);
  const words = itemWords(text);
  const known = kindOfMerchant(merchant, heading);
  const kind = known ?? null;
  const affirmed = withoutNegated(words);
  const isRegister = isRegisterLine(text);
  const evidence = collectEvidence(withoutPharmacy(affirmed, merchant, kind), isRegister, cutWords(text));
  addNonWordSigns(evidence, affirmed, text);
  adjustScores(evidence, kind);
  if (kind?.usualClass === 'veterinary' && !evidence.hasOtherThing)
    return toClassification('veterinary', words, 0.9);
  const top = bestClass(evidence);
  if (isNoCare(top.class, text, words, kind))
    return toClassification(classWithoutCare(top.class, text, words, kind), words, 0.9);
  if (top.score < THRESHOLD || top.class === 'none' || evidence.lookAlikeScore > top.score)
    return classifyUnnamed(text, words, evidence, kind);
  const named = FIXED_CLASSES.has(top.class) ? top.class : classByHead(top, text, words);
  const found = toClassification(refineItemClass(named, text, words, kind), words, confidence(top, evidence));
  if (found.hsaEligibility !== 'eligible') return found;
  return doubted(
    found,
    countSignsAgainstCare({
      itemClass: found.class,
      text,
      words,
      kind: known,
      score: top.score,
      isRegister,
      hasLookAlike: evidence.lookAlikeScore > 0,
    }),
    words,
  );
}
