import { plural } from '../plural.ts';

/** The five steps of the onboarding and their end. */
export const texts = {
  title: 'Welcome',
  skipAll: 'Skip all',
  back: 'Back',
  progress: {
    done: 'Done',
    step: (number: number, count: number) => `Step ${number} of ${count}`,
  },
  step: {
    continue: 'Continue',
    skip: 'Skip',
    later: 'Later',
  },
  notSaved: (reason: string) => `Not saved. ${reason}`,
  tryAgain: 'Try again in a moment.',
  you: {
    greetingOf: (name: string) => `Good to see you, ${name}`,
    greeting: 'Good to see you',
    lead: 'How you are called, and how you count.',
    name: 'Name',
    currency: 'Currency',
  },
  goals: {
    title: 'What do you want from it?',
    lead: 'Choose as many as you like. It decides what you are shown first, nothing else.',
    spending: {
      title: 'See what I spend',
      text: 'Every charge with what was bought.',
    },
    subscriptions: {
      title: 'Cut subscriptions',
      text: 'What comes back, what rose, what ends a trial.',
    },
    health: {
      title: 'Claim health spending',
      text: 'Eligible items with their proof, ready for a claim.',
    },
    refunds: {
      title: 'Get my refunds',
      text: 'What was promised and has not arrived.',
    },
    plan: {
      title: 'Plan ahead',
      text: 'What is coming, from what came before.',
    },
  },
  health: {
    title: 'Do you have a health account?',
    lead: 'It decides how what you can claim is prepared.',
    hsa: {
      title: 'HSA',
      text: 'A health savings account. Claims may wait for years.',
    },
    fsa: {
      title: 'FSA',
      text: 'A flexible spending account. Claims end with the plan year.',
    },
    none: {
      title: 'Neither',
      text: 'Health spending is still found and shown.',
    },
  },
  bank: {
    title: 'Connect your bank',
    lead: 'Fettle sees rows and balances. It can never move money.',
    importing: 'Importing your rows',
    accounts: (accounts: number) => plural(accounts, { one: '# account', other: '# accounts' }),
    connected: 'Connected',
    another: 'Connect another',
    connect: 'Connect Account',
  },
  mailbox: {
    title: 'Connect your mailbox',
    lead: 'Fettle may only read. Purchases are found on this machine, and you see every message it looked at.',
    next: 'See what was joined',
    connected: 'Connected',
    connect: 'Connect Gmail',
  },
  end: {
    joined: 'Your first explained charge',
    notJoined: 'Your ledger is open',
    joinedLead: 'A row from your bank, and the receipt that belongs to it.',
    notJoinedLead: 'No charge has met its receipt yet. Each one that does is shown on the dashboard.',
    syncing: 'Syncing...',
    open: 'Open the dashboard',
  },
  receipt: {
    unnamed: 'Receipt',
    health: 'Health',
    notItemised: 'Not itemised',
    more: (count: number) => `and ${count} more`,
    card: (digits: string) => `Charged to card ·· ${digits}`,
    total: 'Total',
    shipping: 'Shipping',
    tax: 'Tax',
    tip: 'Tip',
    discount: 'Discount',
  },
};
