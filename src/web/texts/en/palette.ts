import { plural } from '../plural.ts';

/** The palette: what can be searched, gone to and done from anywhere. */
export const texts = {
  title: 'Search and commands',
  groups: {
    places: 'Go to',
    transactions: 'Transactions',
    receipts: 'Receipts and mail',
    actions: 'Do',
  },
  search: {
    label: 'Search transactions, receipts and mail, or do something',
    hint: 'Search transactions and receipts, go somewhere, do something',
    escape: 'Esc',
  },
  results: {
    label: 'Results',
    none: 'Nothing has these words.',
    looking: 'Looking…',
    count: (results: number) => plural(results, { one: '# result', other: '# results' }),
    searchFor: (words: string) => `Search transactions for “${words}”`,
  },
  subscriptions: {
    label: 'Subscriptions',
    words: 'recurring bills trials',
  },
  health: {
    label: 'Health',
    words: 'hsa fsa claim eligible',
  },
  settings: {
    label: 'Account Settings',
    words: 'bank gmail notifications privacy profile',
  },
  importing: {
    label: 'Import statement',
    words: 'file csv ofx bank',
  },
  bank: {
    label: 'Connect a bank',
    words: 'account plaid simplefin',
  },
  mail: {
    label: 'Read new mail',
    words: 'gmail sync receipts',
  },
  undo: {
    label: 'Undo',
    words: 'take back',
  },
  redo: {
    label: 'Redo',
    words: 'do again',
  },
  figures: {
    show: 'Show figures',
    blur: 'Blur figures',
    words: 'privacy hide',
  },
  themes: {
    light: 'Light theme',
    dark: 'Dark theme',
    system: 'Theme of the system',
    words: 'appearance',
  },
  shortcuts: {
    label: 'Keyboard shortcuts',
    words: 'keys help',
  },
  signOut: {
    label: 'Sign Out',
    words: 'logout leave',
  },
};
