import type { StatementTransaction } from '../statement-file.ts';

/** The user's annotations of a transaction in the app that exported it. */
export type UserAnnotations = Pick<StatementTransaction, 'category' | 'tags' | 'note'>;

export const NO_USER_ANNOTATIONS: UserAnnotations = { category: null, tags: [], note: null };
