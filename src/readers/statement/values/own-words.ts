import type { StatementTransaction } from '../statement-file.ts';

/** What a person said of a transaction in the program that exported it. */
export type OwnWords = Pick<StatementTransaction, 'category' | 'tags' | 'note'>;

export const NO_OWN_WORDS: OwnWords = { category: null, tags: [], note: null };
