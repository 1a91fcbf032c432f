import {
  hasEverydayNoun,
  hasForeignHead,
  hasThingBehindMedicine,
  hasUnknownWord,
  isForOther,
  isSharedOnly,
} from './doubtful-name.ts';
import { type ItemClass, TAKEN } from './item-class.ts';
import { PER_EXTRA_WORD, STRENGTH } from './line-evidence.ts';
import type { MerchantKind } from './merchant-kind.ts';
import { isDosed } from './not-care.ts';

/** A line whose words say care, and how strongly. */
export interface ReadLine {
  readonly itemClass: ItemClass;
  readonly text: string;
  readonly words: readonly string[];
  /** Null for a merchant of whom nothing is known, undefined where the line names none. */
  readonly kind: MerchantKind | null | undefined;
  readonly score: number;
  readonly isRegister: boolean;
}

/** The seller says that the accounts pay for it: `HSA/FSA Eligible`. */
const ACCOUNTS = /\b(?:fsa|hsa)\b/i;

/** The name ends in a thing that care is not; drugs are often followed by a name of their own. */
function endsInOther({ itemClass, text, kind, isRegister }: ReadLine): boolean {
  if (/^(?:otc|rx)_/.test(itemClass)) return hasThingBehindMedicine(text);
  return !kind?.isPharmacy && !isRegister && hasForeignHead(text);
}

/** The whole line is the name of a medicine, and nothing is known of the merchant (a drink called Penicillin). */
function isBareName({ itemClass, text, words, kind }: ReadLine): boolean {
  const isNameOnly = words.length === 1 || itemClass === 'rx_drug';
  return kind === null && isNameOnly && TAKEN.has(itemClass) && !/\d/.test(text);
}

/** The words of care are few or shared with other trades, and others stand beside them that nobody knows. */
function isUnsure({ text, words, kind, score, isRegister }: ReadLine): boolean {
  if (kind !== undefined && !kind?.isPharmacy && score <= STRENGTH.weak) return true;
  if (ACCOUNTS.test(text)) return false;
  const isAtHome = kind?.isPharmacy || (kind?.sellsAll && isRegister);
  const isShared = score < STRENGTH.plain + PER_EXTRA_WORD && !isAtHome && isSharedOnly(words);
  return (kind?.isUnrelated || isShared) && hasUnknownWord(text);
}

/**
 * How many signs say that the words of care stand for something else: a thing of every day beside them, a noun behind
 * them that is none of theirs, a purpose that is no care, a bare name, a merchant of other things. One sign makes the
 * line doubtful, two of them make it no care.
 */
export function signsAgainst(line: ReadLine): number {
  if (isDosed(line.text) || line.kind?.usualClass) return 0;
  const isEveryday = hasEverydayNoun(line.text);
  const isBare = isBareName(line);
  const signs = [endsInOther(line) && !ACCOUNTS.test(line.text), isEveryday, isForOther(line.text), isBare];
  const own = signs.filter(Boolean).length;
  if (own === 0) return isUnsure(line) ? 1 : 0;
  const isMoreSo = line.kind?.isUnrelated || ((isEveryday || isBare) && isSharedOnly(line.words));
  return own + (isMoreSo ? 1 : 0);
}
