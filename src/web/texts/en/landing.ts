/** The landing page, with the sample it shows. */
export const texts = {
  dashboard: 'Dashboard',
  signIn: 'Sign In',
  title: 'Your charges, explained by your receipts.',
  lead:
    'Fettle matches your bank transactions to your email receipts, item by item. See what you bought, what ' +
    'renews and what you can claim.',
  open: 'Open your dashboard',
  start: 'Get started',
  promise: 'Runs on your own machine. No credit card required.',
  proofs: {
    local: {
      title: 'Reads on your machine',
      text: 'Your email stays where Fettle runs unless you allow sharing. Fettle lists every byte it sends.',
    },
    complete: {
      title: 'Accounts for everything',
      text: 'Every email and transaction is counted once, with the reason shown.',
    },
    health: {
      title: 'Finds health claims',
      text: 'Fettle finds health spending by item, with receipts ready for your HSA or FSA.',
    },
  },
  picture:
    'A sample household’s dashboard: spending, income, items that need attention, and the transactions behind ' +
    'every figure.',
  sample: {
    title: 'A transaction and its matching receipt',
    before: {
      raw: 'SQ *CORNER BAKERY 0412',
      merchant: 'Corner Bakery',
      date: 'Mon, May 4',
      amount: '$11.40',
    },
    explained: {
      raw: 'AMZN MKTP US*2K4',
      merchant: 'Amazon',
      date: 'Tue, May 5',
      amount: '$83.17',
    },
    after: {
      raw: 'NORTHWIND GYM 800-555',
      merchant: 'Northwind Gym',
      date: 'Wed, May 6',
      amount: '$39.00',
    },
    receipt: {
      head: 'Your May 3 order',
      order: '#112-4471',
      lines: [
        { name: 'Ibuprofen 200 mg, 300 tablets', amount: '16.49', mark: 'HSA eligible' },
        { name: 'Dental floss, 6 × 50 m', amount: '14.97', mark: 'Health' },
        { name: 'Desk lamp, brass', amount: '44.00', mark: null },
        { name: 'Sales tax', amount: '7.71', mark: null },
      ],
      paidBy: 'Charged to card ·· 4417',
      total: '$83.17',
      reason: 'Sure: same amount, same card, two days apart.',
    },
  },
};
