import type { HistorySource } from './history.ts';

/** The most rows that one edit changes. */
export const EDIT_ROWS_MAX = 10_000;

/** The longest note of a row, in characters. */
export const NOTE_CHARS_MAX = 2000;

/** A row as far as an edit looks at it. */
export interface EditedRow {
  readonly id: string;
  readonly category: string;
  readonly categorySource: HistorySource;
  readonly description: string;
  readonly descriptionSource: HistorySource;
  readonly note: string;
  /** A divided row has the categories of its parts. */
  readonly isDivided: boolean;
}

/** What a person says of rows; what is absent stays. */
export interface RowEdit {
  readonly category?: string;
  readonly description?: string;
  /** In place of the note that stands there. */
  readonly note?: string;
  /** Behind the note that stands there, on a line of its own. */
  readonly addedNote?: string;
}

/** One field of one row that an edit changes, with all that is needed to put it back as it was. */
export interface FieldChange {
  readonly rowId: string;
  readonly field: 'category' | 'description' | 'note';
  readonly after: string;
  readonly before: string;
  /** Null for a note: it is the person's own always. */
  readonly sourceBefore: HistorySource | null;
}

/** What an edit does, and how many rows it leaves because they are divided. */
export interface EditPlan {
  readonly changes: readonly FieldChange[];
  readonly divided: number;
}

/**
 * What an edit changes on each row. What a row has already by the person's own word is no change; the same value from
 * anyone else becomes the person's. A divided row keeps the categories of its parts. A note that would grow too long stays.
 */
export function planEdit(rows: readonly EditedRow[], edit: RowEdit): EditPlan {
  const { category, description } = edit;
  const divided = category === undefined ? [] : rows.filter((row) => row.isDivided);
  const changes = rows.flatMap((row): FieldChange[] => {
    const decide = (field: 'category' | 'description', after: string | undefined): FieldChange[] => {
      const sourceBefore = row[`${field}Source`];
      if (after === undefined || (after === row[field] && sourceBefore === 'user')) return [];
      return [{ rowId: row.id, field, after, before: row[field], sourceBefore }];
    };
    const note = noteAfter(row.note, edit);
    return [
      ...(row.isDivided ? [] : decide('category', category)),
      ...decide('description', description),
      ...(note === row.note
        ? []
        : [{ rowId: row.id, field: 'note' as const, after: note, before: row.note, sourceBefore: null }]),
    ];
  });
  return { changes, divided: divided.length };
}

function noteAfter(note: string, { note: instead, addedNote }: RowEdit): string {
  if (instead !== undefined) return instead;
  if (addedNote === undefined || note.split('\n').includes(addedNote)) return note;
  const longer = note === '' ? addedNote : `${note}\n${addedNote}`;
  return longer.length > NOTE_CHARS_MAX ? note : longer;
}
