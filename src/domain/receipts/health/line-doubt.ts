import {
  hasEverydayNoun,
  hasObjectAfterMedicine,
  hasOnlySharedWords,
  hasOtherNoun,
  hasUnknownWord,
  hasUnrelatedHead,
  isForEverydayObject,
} from './doubtful-name.ts';
import { DOSED_CLASSES, type ItemClass } from './item-class.ts';
import { PER_EXTRA_WORD, STRENGTH } from './line-evidence.ts';
import { namesProcedure } from './line-words.ts';
import type { MerchantKind } from './merchant-kind.ts';
import { statesDose } from './not-care.ts';
import { hasObjectAfterCare, isContainerForCare, isTeaching, isWorkEquipment } from './other-use.ts';

/** A line with care words, and the strength of that evidence. */
export interface ReadLine {
  readonly itemClass: ItemClass;
  readonly text: string;
  readonly words: readonly string[];
  /** Null for an unknown merchant; undefined if the line names none. */
  readonly kind: MerchantKind | null | undefined;
  readonly score: number;
  readonly isRegister: boolean;
  /** Several of its words together name another item (`Tape dispenser first aid red`). */
  readonly hasLookAlike: boolean;
}

/** The merchant states that it is eligible: `HSA/FSA Eligible`. */
const ACCOUNTS = /\b(?:fsa|hsa)\b/i;

/** The name ends in an item that is not care. */
function endsInOther({ itemClass, text, kind, isRegister, score }: ReadLine): boolean {
  if (score >= STRENGTH.strong + 1) return false;
  const isMedicine = /^(?:otc|rx)_/.test(itemClass);
  if (isMedicine && hasObjectAfterMedicine(text)) return true;
  // A medicine sold by the piece or dose has a name of its own (`Claritin Zorvan 10 ct`).
  if (isMedicine && (/\d/.test(text) || score >= STRENGTH.strong)) return false;
  const isAtSupplier = kind?.suppliesCare && !itemClass.startsWith('provider_');
  return !kind?.isPharmacy && !isAtSupplier && !isRegister && hasUnrelatedHead(text);
}

/** The complete line is the name of a medicine, and the merchant is unknown (a drink called Penicillin). */
function isBareName({ itemClass, text, words, kind }: ReadLine): boolean {
  const isNameOnly = words.length === 1 || itemClass === 'rx_drug';
  return kind === null && isNameOnly && DOSED_CLASSES.has(itemClass) && !/\d/.test(text);
}

/** Care that only professionals provide, named by a store that provides none (`Sheet set hospital white`). */
function isCareOfOthers({ itemClass, kind }: ReadLine): boolean {
  const isGym = kind?.usualClass === 'fitness' || kind?.usualClass === 'massage_spa';
  const isStore = kind?.sellsAll || kind?.isPharmacy || isGym;
  return isStore === true && /^(?:provider_specialist|mental_health|chiro_acu_pt)$/.test(itemClass);
}

/** A medicine without dose or count, next to an unknown word, at an unknown merchant (`Cough syrup shandy`). */
function isNamedLikeMedicine({ itemClass, text, kind }: ReadLine): boolean {
  return kind === null && /^(?:otc|rx)_/.test(itemClass) && !/\d/.test(text) && hasUnknownWord(text);
}

/** A prescription medicine without its strength, at an unknown merchant: brands of medicines are also other names. */
function isUnlikelyPrescription({ itemClass, text, kind }: ReadLine): boolean {
  return (
    kind === null && itemClass === 'rx_drug' && !/\d\s?(?:mg|mcg|ug|%|ml|iu|units?|tab|cap|ct)/i.test(text)
  );
}

/** There are few care words, or only shared ones, next to unknown words. */
function isUnsure(line: ReadLine): boolean {
  const { text, words, kind, score, isRegister } = line;
  if (kind !== undefined && !kind?.isPharmacy && score <= STRENGTH.weak) return true;
  if (ACCOUNTS.test(text)) return false;
  if (isCareOfOthers(line) || isNamedLikeMedicine(line) || isUnlikelyPrescription(line)) return true;
  const isAtHome = kind?.isPharmacy || kind?.suppliesCare || (kind?.sellsAll && isRegister);
  const isShared = score < STRENGTH.plain + PER_EXTRA_WORD && !isAtHome && hasOnlySharedWords(words);
  // Without a merchant that settles it, the words of a description count too (`Vaccines - Live at Leeds CD`).
  const named = isShared && !kind ? words.join(' ') : text;
  return (kind?.isUnrelated || isShared) && hasUnknownWord(named);
}

/**
 * The line of a practice names something it also sells: an everyday noun anywhere, or before the description of a name
 * that leaves no doubt otherwise (`Rx eyeglasses, jet black`).
 */
function namesOtherThanCare(line: ReadLine): boolean {
  if (namesProcedure(line.text)) return isCareOfOthers(line);
  const isCertain = line.itemClass === line.kind?.usualClass && line.score >= STRENGTH.strong + 1;
  return isCareOfOthers(line) || (isCertain ? hasEverydayNoun(line.text) : hasOtherNoun(line.text));
}

/** The merchant sells nothing like it; electronics stores do sell devices whose names leave no doubt. */
function isFromStranger({ itemClass, kind, score }: ReadLine): boolean {
  const isDevice = itemClass === 'mobility_dme' && score >= STRENGTH.plain + PER_EXTRA_WORD;
  return kind?.isUnrelated === true && !isDevice && (itemClass !== 'monitors' || score < STRENGTH.strong);
}

/**
 * Counts the signs that the care words mean something else: an everyday item next to them, an unrelated head noun,
 * another purpose, a bare name, an unrelated merchant. One sign makes the line doubtful; two make it not care.
 */
export function countSignsAgainstCare(line: ReadLine): number {
  if (statesDose(line.text)) return 0;
  const isObject = hasObjectAfterCare(line.text);
  if (line.kind?.usualClass) return isObject || namesOtherThanCare(line) ? 1 : 0;
  const isEveryday = hasEverydayNoun(line.text);
  const isBare = isBareName(line);
  const signs = [
    endsInOther(line) && !ACCOUNTS.test(line.text),
    isEveryday,
    isForEverydayObject(line.text),
    isContainerForCare(line.text),
    isBare,
    isTeaching(line.words),
    isWorkEquipment(line.words, line.kind),
    line.hasLookAlike && line.score < STRENGTH.strong,
  ];
  const signCount = signs.filter(Boolean).length;
  const doubts = signCount === 0 && (isObject || isUnsure(line)) ? 1 : signCount;
  if (doubts === 0) return 0;
  const isMoreSo = isFromStranger(line) || ((isEveryday || isBare) && hasOnlySharedWords(line.words));
  return doubts + (isMoreSo ? 1 : 0);
}
