import { plural } from '../plural.ts';

/** Bulk edit of transactions. */
export const texts = {
  title: (transactions: number) =>
    plural(transactions, { one: 'Edit # transaction', other: 'Edit # transactions' }),
  category: 'Category',
  asItIs: 'No change',
  name: 'Name',
  note: 'Add a note',
  noteHint: 'Added to existing notes',
  dividedStay: (transactions: number) =>
    plural(transactions, {
      one: '# split transaction keeps its categories.',
      other: '# split transactions keep their categories.',
    }),
  cancel: 'Cancel',
  submit: (transactions: number) =>
    plural(transactions, { one: 'Update # transaction', other: 'Update # transactions' }),
  done: (transactions: number, divided: number) =>
    `${plural(transactions, { one: '# transaction updated.', other: '# transactions updated.' })}` +
    `${divided === 0 ? '' : ` ${kept(divided)}`}`,
  nothing: (divided: number) => `Nothing to change.${divided === 0 ? '' : ` ${kept(divided)}`}`,
  failed: 'Couldn’t update the transactions. Nothing changed. Try again.',
};

function kept(divided: number): string {
  return plural(divided, {
    one: '# split transaction keeps its categories.',
    other: '# split transactions keep their categories.',
  });
}
