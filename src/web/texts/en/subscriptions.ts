import type { ReactNode } from 'react';
import { sentence } from '../sentence.ts';

/** Subscriptions: what comes back, what it costs, when it is due. */
export const texts = {
  title: 'Subscriptions',
  view: {
    label: 'View',
    list: 'List',
    calendar: 'Calendar',
  },
  failed: 'Your subscriptions could not be loaded',
  loading: {
    title: 'Loading...',
    waitsFor: 'Looking for what comes back.',
  },
  cost: {
    running: (count: string) => `${count} running`,
    onTrial: (count: string) => `${count} on trial`,
    raised: (count: string) => `${count} dearer than before`,
    title: 'What they cost',
    month: 'A month',
    year: 'A year',
    notes: (notes: string) => `${notes}. Bills and loans are listed below and not counted here.`,
  },
  none: {
    title: 'Nothing comes back yet',
    withRows:
      'Two charges of the same kind are enough to see a subscription. A longer history shows the yearly ones.',
    withoutRows: 'Subscriptions are found in the rows of your bank and in the receipts of your mailbox.',
    import: 'Import older statements',
    connect: 'Connect a bank',
  },
  groups: {
    subscriptions: 'Subscriptions',
    bills: 'Bills and loans',
    over: 'Cancelled and ended',
    refused: 'Not subscriptions',
    show: ', show',
    hide: ', hide',
  },
  status: {
    trial: 'Trial',
    active: 'Active',
    priceUp: 'Price up',
    overdue: 'Overdue',
    paused: 'Paused',
    cancelled: 'Cancelled',
    ended: 'Ended',
  },
  line: {
    confirmed: 'confirmed',
    aYear: (amount: ReactNode) => sentence`${amount} a year`,
    trialEnds: 'Trial ends',
    wasDue: 'Was due',
    next: 'Next',
    last: 'Last',
  },
  charges: {
    proven: 'proven by a receipt',
    unproven: 'not yet',
    summary: (count: number, proven: number) => `Last ${count} charges, ${proven} with a receipt`,
    one: (day: string, amount: string) => `${day}: ${amount}`,
    oneProven: (day: string, amount: string) => `${day}: ${amount}, receipt`,
    title: 'Charges',
    withReceipt: 'with a receipt',
  },
  price: {
    title: 'Price',
    same: (day: string) => `The same since ${day}, as far as the rows go back.`,
    to: 'to',
    receipt: 'See the receipt',
  },
  verdict: {
    confirm: 'Confirm',
    refuse: 'Not a subscription',
    wasConfirmed: 'You confirmed this.',
    wasRefused: 'You said that this is no subscription.',
    takeBack: 'Take it back',
    told: {
      confirmed: (name: string) => `${name} is confirmed.`,
      refused: (name: string) => `${name} is no subscription. That is remembered.`,
      takenBack: (name: string) => `${name} is as it was.`,
    },
    failed: 'That could not be saved.',
  },
  calendar: {
    none: (days: number) => `No charge is expected in the next ${days} days.`,
    title: (days: number) => `The next ${days} days`,
    sum: (amount: ReactNode) => sentence`${amount} expected, bills and loans included`,
    more: (count: number) => `and ${count} more`,
  },
};
