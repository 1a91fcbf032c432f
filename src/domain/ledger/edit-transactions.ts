import type { FieldSource } from './history.ts';

/** The most transactions that one edit changes. */
export const EDIT_TRANSACTIONS_MAX = 10_000;

/** The longest note of a transaction, in characters. */
export const NOTE_CHARS_MAX = 2000;

/** A transaction as far as an edit looks at it. */
export interface EditedTransaction {
  readonly id: string;
  readonly category: string;
  readonly categorySource: FieldSource;
  readonly description: string;
  readonly descriptionSource: FieldSource;
  readonly note: string;
  /** A split transaction has the categories of its parts. */
  readonly isDivided: boolean;
}

/** What a person says of transactions; what is absent stays. */
export interface TransactionEdit {
  readonly category?: string;
  readonly description?: string;
  /** In place of the note that is there. */
  readonly note?: string;
  /** Behind the note that is there, on a line of its own. */
  readonly addedNote?: string;
}

/** One field of one transaction that an edit changes, with all that is needed to put it back as it was. */
export interface FieldChange {
  readonly transactionId: string;
  readonly field: 'category' | 'description' | 'note';
  readonly after: string;
  readonly before: string;
  /** Null for a note: it is the user's own always. */
  readonly sourceBefore: FieldSource | null;
}

/** What an edit does, and how many transactions it leaves because they are divided. */
export interface EditPlan {
  readonly changes: readonly FieldChange[];
  readonly divided: number;
}

/**
 * What an edit changes on each transaction. What a transaction has already by the user's own word is no change; the
 * same value from anyone else becomes the user's. A split transaction keeps the categories of its parts. A note that
 * would grow too long stays.
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
    const note = noteAfter(transaction.note, edit);
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
  return { changes, divided: divided.length };
}

function noteAfter(note: string, { note: instead, addedNote }: TransactionEdit): string {
  if (instead !== undefined) return instead;
  if (addedNote === undefined || note.split('\n').includes(addedNote)) return note;
  const longer = note === '' ? addedNote : `${note}\n${addedNote}`;
  return longer.length > NOTE_CHARS_MAX ? note : longer;
}
