import type { MatchAlias } from './match-types.ts';
import { brandRelation } from './words/known-brand.ts';
import { type ReceiptName, toBankName, toReceiptName } from './words/merchant-name.ts';
import { nameSimilarity } from './words/merchant-similarity.ts';
import { toWords } from './words/normalize-text.ts';

/** Two names with at least this similarity belong to the same merchant. */
const SAME_NAME_SIMILARITY = 0.8;

/** Bank texts that the user matched to a merchant, looked up without their reference numbers. */
export interface LearnedAliases {
  /** True if the user matched this bank text to this merchant before. */
  readonly knows: (bankText: string, receiptMerchant: string | null, receiptName: ReceiptName) => boolean;
  readonly isEmpty: boolean;
}

/**
 * Builds the lookup. A text is keyed by its words without reference numbers; a text with extra words at the end still
 * matches.
 */
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

/** False if the text names a different brand than the learned one: `GOOGLE *YouTube` versus `GOOGLE *Play`. */
function isOneBrand(learned: string, bankText: string): boolean {
  const relation = brandRelation(learned, bankText);
  return relation === 'same' || relation === 'unknown';
}

/** The words without digits. If the text consists only of reference numbers, their letters. */
function aliasWords(text: string): string[] {
  const words = toWords(text);
  const plain = words.filter((word) => word.length > 1 && !/\d/.test(word));
  if (plain.length > 0) return plain;
  const letters = words.map((word) => word.replace(/\d+/g, '')).filter((word) => word !== '');
  return letters.length > 0 ? letters : words;
}

/** True if the words are equal, or the shorter text (at least two words, or one long one) begins the longer one. */
function isSameText(one: readonly string[], other: readonly string[]): boolean {
  const length = Math.min(one.length, other.length);
  for (let index = 0; index < length; index += 1) if (one[index] !== other[index]) return false;
  if (one.length === other.length) return true;
  return length >= 2 || (one[0]?.length ?? 0) >= 6;
}

/**
 * True for the same brand, or for names that match in both directions. An alias is never learned for a sibling brand.
 */
function isSameMerchant(merchant: string, receiptMerchant: string | null, receiptName: ReceiptName): boolean {
  if (receiptMerchant === null)
    return nameSimilarity(receiptName, toBankName(merchant, merchant)) >= SAME_NAME_SIMILARITY;
  if (toWords(merchant).join('') === toWords(receiptMerchant).join('')) return true;
  const relation = brandRelation(merchant, receiptMerchant);
  if (relation !== 'unknown') return relation === 'same';
  return isNamedIn(merchant, receiptMerchant) && isNamedIn(receiptMerchant, merchant);
}

function isNamedIn(name: string, other: string): boolean {
  return nameSimilarity(toReceiptName(name, null), toBankName(other, other)) >= SAME_NAME_SIMILARITY;
}
