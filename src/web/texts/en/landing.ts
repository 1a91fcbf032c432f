/** The landing page, with the sample it shows. */
export const texts = {
  dashboard: 'Dashboard',
  signIn: 'Sign In',
  title: 'Every charge, explained by its receipt.',
  lead: 'Fettle joins each bank row to the e-mail that proves it, line by line, so that you know what you bought, what comes back every month, and what you can claim.',
  open: 'Open your dashboard',
  start: 'Start your ledger',
  promise: 'Runs on your own machine. No card is asked for.',
  proofs: {
    local: {
      title: 'Reads on your machine',
      text: 'Mail is read where Fettle runs. Nothing leaves it unless you say so, and every byte that did is listed.',
    },
    complete: {
      title: 'Forgets nothing',
      text: 'Each message and each bank row is accounted for once, with the reason beside it.',
    },
    health: {
      title: 'Claims what is yours',
      text: 'Health spending is found item by item, proven by its receipt and ready for your HSA or FSA.',
    },
  },
  picture:
    'The dashboard of a made-up household: what went out and came in, what needs attention, and behind every figure the rows it was made of.',
  sample: {
    title: 'A bank row and the receipt that explains it',
    before: {
      raw: 'SQ *CORNER BAKERY 0412',
      merchant: 'Corner Bakery',
      date: 'Mon 4 May',
      amount: '$11.40',
    },
    explained: {
      raw: 'AMZN MKTP US*2K4',
      merchant: 'Amazon',
      date: 'Tue 5 May',
      amount: '$83.17',
    },
    after: {
      raw: 'NORTHWIND GYM 800-555',
      merchant: 'Northwind Gym',
      date: 'Wed 6 May',
      amount: '$39.00',
    },
    receipt: {
      head: 'Your order of 3 May',
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
