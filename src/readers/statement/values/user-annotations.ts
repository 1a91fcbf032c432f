import type { StatementTransaction } from '../statement-file.ts';

/** What a person said of a transaction in the program that exported it. */
export type UserAnnotations = Pick<StatementTransaction, 'category' | 'tags' | 'note'>;

export const NO_USER_ANNOTATIONS: UserAnnotations = { category: null, tags: [], note: null };
