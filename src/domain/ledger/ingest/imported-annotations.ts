import { findCategoryByName, isUncategorizedName } from '../../categorization/category-by-name.ts';
import { NOTE_CHARS_MAX } from '../edit-transactions.ts';

/** Category, tags and note the user gave a transaction in another program. */
export interface ImportedAnnotations {
  /** A category name, or a path of names (`Food: Groceries`). */
  readonly category: string | null;
  readonly tags: readonly string[];
  readonly note: string | null;
}

/**
 * Maps imported annotations to Fettle's fields: the category if its name is known, and a note with everything else, so
 * that nothing is lost.
 */
export function mapImportedAnnotations({ category, tags, note }: ImportedAnnotations): {
  readonly ownCategory: string | null;
  readonly note: string;
} {
  const ownCategory = category === null ? null : findCategoryByName(category);
  const isUnknown = category !== null && ownCategory === null && !isUncategorizedName(category);
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
