import { plural } from '../plural.ts';

/** Settings: the statement files that were imported. */
export const texts = {
  title: 'Imports',
  none: 'No imports yet. Drop a statement file on the Transactions page to import it.',
  failed: 'Couldn’t load your imports',
  more: 'Show older imports',
  added: (transactions: number) => `${transactions.toLocaleString('en-US')} added`,
  duplicates: (transactions: number) => `${transactions.toLocaleString('en-US')} already in Fettle`,
  updated: (transactions: number) => `${transactions.toLocaleString('en-US')} updated`,
  leftOut: (transactions: number) =>
    plural(transactions, { one: '# possible duplicate left out', other: '# possible duplicates left out' }),
  unreadLines: (lines: number) =>
    plural(lines, { one: '# line couldn’t be read.', other: '# lines couldn’t be read.' }),
  notes: (count: number) => plural(count, { one: '# warning', other: '# warnings' }),
  undo: 'Undo',
  undoOf: (file: string) => `Undo the import of ${file}`,
  undone: 'Undone',
  undoing: {
    title: (file: string) => `Undo the import of ${file}?`,
    effect: (transactions: number) =>
      plural(transactions, {
        one: 'Deletes the # transaction it added, and restores those it updated.',
        other: 'Deletes the # transactions it added, and restores those it updated.',
      }),
    final: 'This can’t be redone. To bring the transactions back, import the file again.',
    cancel: 'Cancel',
    confirm: 'Undo import',
    done: (file: string) => `Import of ${file} undone.`,
    failed: 'Couldn’t undo the import. Nothing changed.',
  },
};
