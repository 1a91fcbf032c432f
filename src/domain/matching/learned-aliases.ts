import type { MatchAlias } from './match-types.ts';
import { brandRelation } from './words/known-brand.ts';
import { type ReceiptName, toBankName, toReceiptName } from './words/merchant-name.ts';
import { nameSimilarity } from './words/merchant-similarity.ts';
import { toWords } from './words/normalize-text.ts';

/** From this similarity two names are one merchant's. */
const SAME_NAME = 0.8;

/** Bank texts that a person joined to a merchant, looked up without their references. */
export interface LearnedAliases {
  /** True when this bank text was joined to this merchant before. */
  readonly knows: (bankText: string, receiptMerchant: string | null, receiptName: ReceiptName) => boolean;
  readonly isEmpty: boolean;
}

/** Builds the look-up. A text is keyed by its words without references; a longer tail of words still fits. */
export function learnAliases(aliases: readonly MatchAlias[]): LearnedAliases {
  const byFirst = new Map<string, (MatchAlias & { words: readonly string[] })[]>();
  for (const alias of aliases) {
    const words = aliasWords(alias.description);
    const [first] = words;
    if (first === undefined) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { ...alias, words }]);
  }
  const found = (bankText: string): { merchant: string }[] => {
    if (byFirst.size === 0) return [];
    const words = aliasWords(bankText);
    return (byFirst.get(words[0] ?? '') ?? []).filter(
      (alias) => isSameText(alias.words, words) && isOneBrand(alias.description, bankText),
    );
  };
  return {
    isEmpty: byFirst.size === 0,
    knows: (bankText, receiptMerchant, receiptName) =>
      found(bankText).some((alias) => isSameMerchant(alias.merchant, receiptMerchant, receiptName)),
  };
}

/** False for a text that names another brand than the one learned: `GOOGLE *YouTube` beside `GOOGLE *Play`. */
function isOneBrand(learned: string, bankText: string): boolean {
  const relation = brandRelation(learned, bankText);
  return relation === 'same' || relation === 'unknown';
}

/** The words without a digit; of a text made of references alone, what letters they have. */
function aliasWords(text: string): string[] {
  const words = toWords(text);
  const plain = words.filter((word) => word.length > 1 && !/\d/.test(word));
  if (plain.length > 0) return plain;
  const letters = words.map((word) => word.replace(/\d+/g, '')).filter((word) => word !== '');
  return letters.length > 0 ? letters : words;
}

/** Equal words, or the shorter text (two words at least, or one long one) begins the longer one. */
function isSameText(one: readonly string[], other: readonly string[]): boolean {
  const length = Math.min(one.length, other.length);
  for (let index = 0; index < length; index += 1) if (one[index] !== other[index]) return false;
  if (one.length === other.length) return true;
  return length >= 2 || (one[0]?.length ?? 0) >= 6;
}

/** The same brand, or names that say the same of each other: what a sibling brand is called by is never learned. */
function isSameMerchant(merchant: string, receiptMerchant: string | null, receiptName: ReceiptName): boolean {
  if (receiptMerchant === null)
    return nameSimilarity(receiptName, toBankName(merchant, merchant)) >= SAME_NAME;
  if (toWords(merchant).join('') === toWords(receiptMerchant).join('')) return true;
  const relation = brandRelation(merchant, receiptMerchant);
  if (relation !== 'unknown') return relation === 'same';
  return isNamedIn(merchant, receiptMerchant) && isNamedIn(receiptMerchant, merchant);
}

function isNamedIn(name: string, other: string): boolean {
  return nameSimilarity(toReceiptName(name, null), toBankName(other, other)) >= SAME_NAME;
}
