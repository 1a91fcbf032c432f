import { plural } from '../plural.ts';

/** The five onboarding steps and the end. */
export const texts = {
  title: 'Welcome',
  skipAll: 'Skip setup',
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
    greetingOf: (name: string) => `Welcome, ${name}`,
    greeting: 'Welcome',
    lead: 'Your name, currency and time zone',
    name: 'Name',
    currency: 'Currency',
  },
  goals: {
    title: 'What are your goals?',
    lead: 'Choose any. They set what you see first.',
    spending: {
      title: 'See my spending',
      text: 'See what you bought in each charge.',
    },
    subscriptions: {
      title: 'Cut subscriptions',
      text: 'Find recurring charges, price increases and ending trials.',
    },
    health: {
      title: 'Claim health spending',
      text: 'Get eligible items ready to claim, with their receipts.',
    },
    refunds: {
      title: 'Get my refunds',
      text: 'Track refunds that haven’t arrived.',
    },
    plan: {
      title: 'Plan ahead',
      text: 'Forecast what’s coming from past transactions.',
    },
  },
  health: {
    title: 'Do you have a health account?',
    lead: 'Fettle uses this to prepare your claims.',
    hsa: {
      title: 'HSA',
      text: 'Health savings account. Claim at any time.',
    },
    fsa: {
      title: 'FSA',
      text: 'Flexible spending account. Claim by your plan’s deadline.',
    },
    none: {
      title: 'Neither',
      text: 'You can still track your health spending.',
    },
    evidence: {
      title: 'Keep receipts as evidence',
      text: 'Keeps an encrypted copy of each receipt email for your claims. You can change this in Settings.',
    },
  },
  bank: {
    title: 'Connect your bank',
    lead: 'Fettle sees transactions and balances. It can’t move money.',
    importing: 'Importing transactions',
    accounts: (accounts: number) => plural(accounts, { one: '# account', other: '# accounts' }),
    connected: 'Connected',
    another: 'Connect another',
    connect: 'Connect Account',
  },
  mailbox: {
    title: 'Connect your mailbox',
    lead: 'Fettle can only read email, and finds purchases on this machine.',
    next: 'See your matches',
    connected: 'Connected',
    connect: 'Connect Gmail',
  },
  end: {
    matched: 'Your first matched charge',
    notMatched: 'You’re all set',
    matchedLead: 'A bank transaction and its receipt.',
    notMatchedLead: 'No matches yet. They appear on your dashboard.',
    syncing: 'Syncing...',
    open: 'Go to dashboard',
  },
  receipt: {
    unnamed: 'Receipt',
    health: 'Health',
    notItemized: 'Not itemized',
    more: (count: number) => `and ${count} more`,
    card: (digits: string) => `Charged to card ·· ${digits}`,
    total: 'Total',
    shipping: 'Shipping',
    tax: 'Tax',
    tip: 'Tip',
    discount: 'Discount',
  },
};
