import { plural } from '../plural.ts';

/** Changing many rows at once. */
export const texts = {
  title: (rows: number) => plural(rows, { one: 'Edit # row', other: 'Edit # rows' }),
  category: 'Category',
  asItIs: 'Leave as it is',
  name: 'Name',
  note: 'Add a note',
  noteHint: 'Goes behind the note a row has; search finds it',
  dividedStay: (rows: number) =>
    plural(rows, {
      one: '# of them is divided and keeps the categories of its parts.',
      other: '# of them are divided and keep the categories of their parts.',
    }),
  cancel: 'Cancel',
  submit: (rows: number) => plural(rows, { one: 'Change # row', other: 'Change # rows' }),
  done: (rows: number, divided: number) =>
    `${plural(rows, { one: '# row changed.', other: '# rows changed.' })}${divided === 0 ? '' : ` ${kept(divided)}`}`,
  nothing: (divided: number) => `Nothing to change.${divided === 0 ? '' : ` ${kept(divided)}`}`,
  failed: 'The rows could not be changed. None of them was.',
};

function kept(divided: number): string {
  return plural(divided, {
    one: '# divided row keeps its categories.',
    other: '# divided rows keep their categories.',
  });
}
