import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** Reading email, and connecting Gmail. */
export const texts = {
  start: {
    gmail: 'Sync Gmail',
    email: 'Sync email',
  },
  running: 'Syncing...',
  lastRead: (ago: ReactNode) => sentence`Last synced ${ago}`,
  progress: 'Email sync',
  found: (emails: number) => plural(emails, { one: '# email found', other: '# emails found' }),
  settingUp: {
    gmail: 'Setting up Gmail services',
    email: 'Setting up email services',
  },
  complete: {
    title: 'Sync Complete!',
    processed: 'Emails processed',
    purchases: 'Purchases found',
    transactions: 'Transactions created',
  },
  failed: {
    title: 'Sync Failed',
    meaning: 'Your earlier results are safe. The next sync continues from here.',
    unknown: 'Sync failed',
  },
  consent: {
    refused: 'Gmail wasn’t connected because access wasn’t allowed.',
    incomplete: 'Gmail wasn’t connected. Try again and allow Fettle to read email.',
    late: 'The request expired. Connect Gmail again.',
    failed: 'Couldn’t connect Gmail. Try again in a moment.',
    done: 'Gmail connected.',
    unreachable: 'Gmail isn’t responding. Try again in a moment.',
  },
};
