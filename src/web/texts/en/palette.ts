import { plural } from '../plural.ts';

/** The command palette. */
export const texts = {
  title: 'Search and commands',
  groups: {
    places: 'Go to',
    transactions: 'Transactions',
    receipts: 'Receipts and email',
    actions: 'Actions',
  },
  search: {
    label: 'Search transactions, receipts, email and commands',
    hint: 'Search transactions, receipts and commands',
    escape: 'Esc',
  },
  results: {
    label: 'Results',
    none: 'No results. Try fewer words.',
    looking: 'Searching…',
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
  email: {
    label: 'Sync email',
    words: 'gmail receipts mail read new',
  },
  undo: {
    label: 'Undo',
    words: 'take back revert',
  },
  redo: {
    label: 'Redo',
    words: 'do again repeat',
  },
  figures: {
    show: 'Show amounts',
    blur: 'Blur amounts',
    words: 'privacy hide figures',
  },
  themes: {
    light: 'Light theme',
    dark: 'Dark theme',
    system: 'System theme',
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
