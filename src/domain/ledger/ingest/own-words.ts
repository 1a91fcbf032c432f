import { categoryByName, isUnsorted } from '../../categorization/category-by-name.ts';
import { NOTE_CHARS_MAX } from '../edit-transactions.ts';

/** What a person said of a transaction in another program. */
export interface StatedWords {
  /** A name or a path of names (`Food: Groceries`). */
  readonly category: string | null;
  readonly tags: readonly string[];
  readonly note: string | null;
}

/**
 * The same in our words: the category where its name says which, and a note of all the rest, so that nothing is lost.
 */
export function ownWords({ category, tags, note }: StatedWords): {
  readonly ownCategory: string | null;
  readonly note: string;
} {
  const ownCategory = category === null ? null : categoryByName(category);
  const isUnknown = category !== null && ownCategory === null && !isUnsorted(category);
  const lines = [
    note ?? '',
    isUnknown ? `Category: ${category}` : '',
    tags.map((tag) => `#${tag.replace(/^#/, '').replace(/\s+/g, '-')}`).join(' '),
  ];
  return {
    ownCategory,
    note: lines
      .filter((line) => line !== '')
      .join('\n')
      .slice(0, NOTE_CHARS_MAX),
  };
}
