import { plural } from '../plural.ts';

/** Splitting a transaction by receipt or by hand. */
export const texts = {
  waiting: {
    title: 'Suggested splits',
    count: (count: number) =>
      plural(count, {
        one: '1 transaction can be split by its receipt',
        other: '# transactions can be split by their receipts',
      }),
    acceptAll: 'Accept all',
    accepted: (count: number) => plural(count, { one: 'Split accepted.', other: '# splits accepted.' }),
  },
  byReceipt: 'Split by receipt',
  byHand: 'Split by you',
  proposed: 'Suggested split from its receipt',
  start: 'Split transaction',
  accept: 'Accept split',
  edit: 'Edit split',
  undo: 'Remove split',
  accepted: 'Split. Category totals updated.',
  undone: 'Split removed.',
  health: 'Health',
  moved: (then: string, now: string) =>
    `You split ${then}, but ${now} posted. The parts keep their proportions.`,
  title: 'Split transaction',
  of: (amount: string) => `Split ${amount}`,
  equal: 'Split equally',
  add: 'Add part',
  category: (place: number) => `Category of part ${place}`,
  chooseCategory: 'Choose a category',
  amount: (place: number) => `Amount of part ${place}`,
  name: (place: number) => `Name of part ${place}`,
  nameHint: 'Name (optional)',
  remove: (place: number) => `Remove part ${place}`,
  hint: 'Enter amounts or percentages. Empty parts share the rest.',
  whole: 'Fully split.',
  left: (amount: string) => `${amount} left`,
  tooMuch: (amount: string) => `${amount} over`,
  noAmount: 'Enter a number for each amount.',
  emptyPart: 'Enter an amount for each part.',
  noCategory: 'Choose a category for each part.',
  cancel: 'Cancel',
  save: 'Save split',
};
