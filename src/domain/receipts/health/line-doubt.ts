import {
  hasEverydayNoun,
  hasObjectAfterMedicine,
  hasOnlySharedWords,
  hasUnknownWord,
  hasUnrelatedHead,
  isForEverydayObject,
} from './doubtful-name.ts';
import { DOSED_CLASSES, type ItemClass } from './item-class.ts';
import { PER_EXTRA_WORD, STRENGTH } from './line-evidence.ts';
import type { MerchantKind } from './merchant-kind.ts';
import { statesDose } from './not-care.ts';

/** A line with care words, and the strength of that evidence. */
export interface ReadLine {
  readonly itemClass: ItemClass;
  readonly text: string;
  readonly words: readonly string[];
  /** Null for an unknown merchant; undefined if the line names none. */
  readonly kind: MerchantKind | null | undefined;
  readonly score: number;
  readonly isRegister: boolean;
}

/** The merchant states that it is eligible: `HSA/FSA Eligible`. */
const ACCOUNTS = /\b(?:fsa|hsa)\b/i;

/** The name ends in an item that is not care; drugs are often followed by a name of their own. */
function endsInOther({ itemClass, text, kind, isRegister }: ReadLine): boolean {
  if (/^(?:otc|rx)_/.test(itemClass)) return hasObjectAfterMedicine(text);
  return !kind?.isPharmacy && !isRegister && hasUnrelatedHead(text);
}

/** The complete line is the name of a medicine, and the merchant is unknown (a drink called Penicillin). */
function isBareName({ itemClass, text, words, kind }: ReadLine): boolean {
  const isNameOnly = words.length === 1 || itemClass === 'rx_drug';
  return kind === null && isNameOnly && DOSED_CLASSES.has(itemClass) && !/\d/.test(text);
}

/** There are few care words, or only shared ones, next to unknown words. */
function isUnsure({ text, words, kind, score, isRegister }: ReadLine): boolean {
  if (kind !== undefined && !kind?.isPharmacy && score <= STRENGTH.weak) return true;
  if (ACCOUNTS.test(text)) return false;
  const isAtHome = kind?.isPharmacy || (kind?.sellsAll && isRegister);
  const isShared = score < STRENGTH.plain + PER_EXTRA_WORD && !isAtHome && hasOnlySharedWords(words);
  return (kind?.isUnrelated || isShared) && hasUnknownWord(text);
}

/**
 * Counts the signs that the care words mean something else: an everyday item next to them, an unrelated head noun,
 * another purpose, a bare name, an unrelated merchant. One sign makes the line doubtful; two make it not care.
 */
export function countSignsAgainstCare(line: ReadLine): number {
  if (statesDose(line.text) || line.kind?.usualClass) return 0;
  const isEveryday = hasEverydayNoun(line.text);
  const isBare = isBareName(line);
  const signs = [
    endsInOther(line) && !ACCOUNTS.test(line.text),
    isEveryday,
    isForEverydayObject(line.text),
    isBare,
  ];
  const own = signs.filter(Boolean).length;
  if (own === 0) return isUnsure(line) ? 1 : 0;
  const isMoreSo = line.kind?.isUnrelated || ((isEveryday || isBare) && hasOnlySharedWords(line.words));
  return own + (isMoreSo ? 1 : 0);
}
