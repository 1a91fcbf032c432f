import type { FieldSource } from './history.ts';

/** Maximum number of transactions per edit. */
export const EDIT_TRANSACTIONS_MAX = 10_000;

/** Maximum length of a transaction's note, in characters. */
export const NOTE_CHARS_MAX = 2000;

/** A transaction, as input to an edit. */
export interface EditedTransaction {
  readonly id: string;
  readonly category: string;
  readonly categorySource: FieldSource;
  readonly description: string;
  readonly descriptionSource: FieldSource;
  readonly note: string;
  /** True if the transaction is split: its parts have their own categories. */
  readonly isDivided: boolean;
}

/** The user's edit of one or more transactions. Absent fields stay unchanged. */
export interface TransactionEdit {
  readonly category?: string;
  readonly description?: string;
  /** Replaces the existing note. */
  readonly note?: string;
  /** Appended to the existing note on a new line. */
  readonly addedNote?: string;
}

/** One field of one transaction changed by an edit, with everything needed to undo it. */
export interface FieldChange {
  readonly transactionId: string;
  readonly field: 'category' | 'description' | 'note';
  readonly after: string;
  readonly before: string;
  /** Null for a note, which always belongs to the user. */
  readonly sourceBefore: FieldSource | null;
}

/** The changes an edit makes, and how many transactions it skips because they are split. */
export interface EditPlan {
  readonly changes: readonly FieldChange[];
  readonly skippedSplitCount: number;
}

/**
 * Plans the changes an edit makes to each transaction. A value the user already set is not a change; the same value
 * from another source becomes the user's. A split transaction keeps the categories of its parts. A note that would
 * become too long stays unchanged.
 */
export function planEdit(transactions: readonly EditedTransaction[], edit: TransactionEdit): EditPlan {
  const { category, description } = edit;
  const divided = category === undefined ? [] : transactions.filter((transaction) => transaction.isDivided);
  const changes = transactions.flatMap((transaction): FieldChange[] => {
    const decide = (field: 'category' | 'description', after: string | undefined): FieldChange[] => {
      const sourceBefore = transaction[`${field}Source`];
      if (after === undefined || (after === transaction[field] && sourceBefore === 'user')) return [];
      return [{ transactionId: transaction.id, field, after, before: transaction[field], sourceBefore }];
    };
    const note = applyNoteEdit(transaction.note, edit);
    return [
      ...(transaction.isDivided ? [] : decide('category', category)),
      ...decide('description', description),
      ...(note === transaction.note
        ? []
        : [
            {
              transactionId: transaction.id,
              field: 'note' as const,
              after: note,
              before: transaction.note,
              sourceBefore: null,
            },
          ]),
    ];
  });
  return { changes, skippedSplitCount: divided.length };
}

function applyNoteEdit(note: string, { note: instead, addedNote }: TransactionEdit): string {
  if (instead !== undefined) return instead;
  if (addedNote === undefined || note.split('\n').includes(addedNote)) return note;
  const longer = note === '' ? addedNote : `${note}\n${addedNote}`;
  return longer.length > NOTE_CHARS_MAX ? note : longer;
}
