import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** Subscriptions: recurring charges, costs and due dates. */
export const texts = {
  title: 'Subscriptions',
  view: {
    label: 'View',
    list: 'List',
    calendar: 'Calendar',
  },
  failed: 'Couldn’t load your subscriptions',
  loading: {
    title: 'Loading...',
    waitsFor: 'Finding recurring charges.',
  },
  cost: {
    running: (count: string) => `${count} active`,
    onTrial: (count: string) => `${count} on trial`,
    raised: (count: string) => `${count} with price increases`,
    title: 'Total cost',
    month: 'Per month',
    year: 'Per year',
    notes: (notes: string) => `${notes}. Bills and loans below aren’t included.`,
  },
  none: {
    title: 'No subscriptions yet',
    withTransactions: 'Fettle needs two similar charges. Import older statements to find yearly ones.',
    withoutTransactions: 'Connect a bank to find recurring charges in your transactions.',
    import: 'Import older statements',
    connect: 'Connect a bank',
  },
  announced: {
    title: 'Announced by email',
    trial_ends: (day: string) => `Trial ends ${day}`,
    renewal_due: (day: string) => `Renews ${day}`,
  },
  groups: {
    subscriptions: 'Subscriptions',
    bills: 'Bills and loans',
    over: 'Canceled and ended',
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
    cancelled: 'Canceled',
    ended: 'Ended',
  },
  line: {
    confirmed: 'confirmed',
    notCounted: 'Not counted',
    aYear: (amount: ReactNode) => sentence`${amount} per year`,
    trialEnds: 'Trial ends',
    wasDue: 'Was due',
    next: 'Next',
    last: 'Last',
  },
  charges: {
    proven: 'matched to a receipt',
    unproven: 'no receipt yet',
    summary: (charges: number, proven: number) =>
      `${plural(charges, { one: 'Last charge', other: 'Last # charges' })}, ${proven} with a receipt`,
    one: (day: string, amount: string) => `${day}: ${amount}`,
    oneProven: (day: string, amount: string) => `${day}: ${amount}, receipt`,
    title: 'Charges',
    withReceipt: 'with a receipt',
  },
  price: {
    title: 'Price',
    same: (day: string) => `No change since ${day}, your first recorded charge.`,
    to: 'to',
    receipt: 'View receipt',
  },
  verdict: {
    confirm: 'Confirm',
    refuse: 'Not a subscription',
    wasConfirmed: 'Confirmed by you.',
    wasRefused: 'Marked as not a subscription.',
    undo: 'Undo',
    done: {
      confirmed: (name: string) => `${name} confirmed.`,
      refused: (name: string) => `${name} marked as not a subscription.`,
      undone: (_name: string) => 'Undone.',
    },
    failed: 'Couldn’t save that.',
  },
  merge: {
    open: 'Merge with…',
    title: (name: string) => `Merge ${name} with`,
    effect: 'Both histories become one entry, and its cost counts once.',
    done: (name: string, other: string) =>
      name === other ? `${name} merged.` : `${name} and ${other} merged.`,
    failed: 'Couldn’t merge these.',
    merged: 'Merged',
    separate: 'Separate',
    separated: 'Separated.',
    separationFailed: 'Couldn’t separate these.',
  },
  cancel: {
    link: (host: string) => `Cancel at ${host}`,
    newTab: ', opens in a new tab',
  },
  calendar: {
    none: (days: number) => `No charges expected in the next ${days} days.`,
    title: (days: number) => `Next ${days} days`,
    sum: (amount: ReactNode) => sentence`${amount} expected, including bills and loans`,
    more: (count: number) => `and ${count} more`,
  },
};
