import type { MatchAlias } from './match-types.ts';
import { type ReceiptName, toBankName } from './words/merchant-name.ts';
import { nameSimilarity } from './words/merchant-similarity.ts';
import { toWords } from './words/normalize-text.ts';

/** Bank texts that a person joined to a merchant, looked up without their references. */
export interface LearnedAliases {
  /** True when this bank text was joined to this merchant before. */
  readonly knows: (bankText: string, receiptMerchant: string | null, receiptName: ReceiptName) => boolean;
  readonly isEmpty: boolean;
}

/** Builds the look-up. A text is keyed by its words without references; a longer tail of words still fits. */
export function learnAliases(aliases: readonly MatchAlias[]): LearnedAliases {
  const byFirst = new Map<string, { words: readonly string[]; merchant: string }[]>();
  for (const alias of aliases) {
    const words = aliasWords(alias.description);
    const [first] = words;
    if (first === undefined) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, merchant: alias.merchant }]);
  }
  const found = (bankText: string): { merchant: string }[] => {
    if (byFirst.size === 0) return [];
    const words = aliasWords(bankText);
    return (byFirst.get(words[0] ?? '') ?? []).filter((alias) => isSameText(alias.words, words));
  };
  return {
    isEmpty: byFirst.size === 0,
    knows: (bankText, receiptMerchant, receiptName) =>
      found(bankText).some((alias) => isSameMerchant(alias.merchant, receiptMerchant, receiptName)),
  };
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

function isSameMerchant(merchant: string, receiptMerchant: string | null, receiptName: ReceiptName): boolean {
  if (receiptMerchant !== null && toWords(merchant).join('') === toWords(receiptMerchant).join(''))
    return true;
  return nameSimilarity(receiptName, toBankName(merchant, merchant)) >= 0.8;
}
