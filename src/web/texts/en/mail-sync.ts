import type { ReactNode } from 'react';
import { sentence } from '../sentence.ts';

/** Reading mail, and connecting Gmail. */
export const texts = {
  start: {
    gmail: 'Sync Gmail',
    mail: 'Sync mail',
  },
  running: 'Syncing...',
  lastRead: (ago: ReactNode) => sentence`Last read ${ago}`,
  progress: 'Mail sync',
  settingUp: {
    gmail: 'Setting up Gmail services',
    mail: 'Setting up mail services',
  },
  complete: {
    title: 'Sync Complete!',
    processed: 'Emails processed',
    purchases: 'Purchases found',
    transactions: 'Transactions created',
  },
  failed: {
    title: 'Sync Failed',
    meaning: 'What was read before stays. The next sync goes on from there.',
    unknown: 'Sync failed',
  },
  consent: {
    refused: 'Gmail was not connected: reading was not allowed.',
    incomplete: 'Gmail was not connected: tick the box that lets Fettle read mail.',
    late: 'That took too long. Connect Gmail once more.',
    failed: 'Gmail could not be connected. Try again in a moment.',
    done: 'Gmail is connected.',
    unreachable: 'Gmail could not be reached. Try again in a moment.',
  },
};
