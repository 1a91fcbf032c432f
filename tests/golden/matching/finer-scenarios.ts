import { receipt, transaction } from './entries.ts';
import type { Scenario } from './written-scenarios.ts';

/** Scenarios with orders, plans, wallets and sums that require a more detailed comparison. */
export const FINER_SCENARIOS: readonly Scenario[] = [
  {
    name: 'a plan that prints the same number every month is not one order',
    input: {
      transactions: [
        transaction('t1', '2026-01-10', -1549, 'NETFLIX.COM'),
        transaction('t2', '2026-02-10', -1549, 'NETFLIX.COM'),
      ],
      receipts: [
        receipt('r1', '2026-01-10', 1549, 'Netflix', { kind: 'subscription', orderId: 'ACC-553120' }),
        receipt('r2', '2026-02-10', 1549, 'Netflix', { kind: 'subscription', orderId: 'ACC-553120' }),
      ],
    },
    expected: ['r1>t1:auto', 'r2>t2:auto'],
  },
  {
    name: 'a payment service repeats the shop’s mail under a number of its own, each payment another purchase',
    input: {
      transactions: [
        transaction('t1', '2026-03-11', -2139, 'PAYPAL *EBAY US 402-935-7733 CA'),
        transaction('t2', '2026-03-11', -2139, 'PAYPAL *EBAY US 402-935-7733 CA'),
      ],
      receipts: [
        receipt('r1', '2026-03-10', 2139, 'eBay', { orderId: '12-16132-15138', fromDomain: 'ebay.com' }),
        receipt('r2', '2026-03-10', 2139, 'eBay', { orderId: 'JW0E8F59BD9RDACRZ', fromDomain: 'paypal.com' }),
        receipt('r3', '2026-03-10', 2139, 'eBay', { orderId: '12-16132-99021', fromDomain: 'ebay.com' }),
        receipt('r4', '2026-03-10', 2139, 'eBay', { orderId: 'YFMZ4KF597PBWA1HN', fromDomain: 'paypal.com' }),
      ],
    },
    expected: ['r1>t1:suggest', 'r3>t2:suggest'],
  },
  {
    name: 'a small shop that writes from a mail host numbers orders of its own',
    input: {
      transactions: [transaction('t1', '2026-03-11', -2139, 'CEDAR POTTERY')],
      receipts: [
        receipt('r1', '2026-03-10', 2139, 'Cedar Pottery', {
          orderId: '5521',
          fromDomain: 'cedarpottery.com',
        }),
        receipt('r2', '2026-03-10', 2139, 'Cedar Pottery', { orderId: '5522', fromDomain: 'gmail.com' }),
      ],
    },
    expected: ['r1>t1:suggest', 'r2>t1:suggest'],
  },
  {
    name: 'a purchase whose own month is missing never takes the next month of the same series',
    input: {
      transactions: [
        transaction('t1', '2026-02-10', -1549, 'ACME HOSTING'),
        transaction('t2', '2026-04-10', -1549, 'ACME HOSTING'),
      ],
      receipts: [receipt('r1', '2026-03-10', 1549, 'Acme Hosting', { orderId: 'INV-20931' })],
    },
    expected: [],
  },
  {
    name: 'parcels named by shipping emails lead the order to both rows',
    input: {
      transactions: [
        transaction('t1', '2026-03-11', -3500, 'AMZN Mktp US*1A2B3C4D5'),
        transaction('t2', '2026-03-14', -5500, 'AMZN Mktp US*9Z8Y7X6W5'),
      ],
      receipts: [
        receipt('r1', '2026-03-10', 9000, 'Amazon', { orderId: '112-1' }),
        receipt('r2', '2026-03-11', 3500, 'Amazon', { orderId: '112-1', kind: 'shipping' }),
        receipt('r3', '2026-03-14', 5500, 'Amazon', { orderId: '112-1', kind: 'shipping' }),
      ],
    },
    expected: ['r1>t1+t2:auto'],
  },
  {
    name: 'a refund in two credits is joined to both',
    input: {
      transactions: [
        transaction('t1', '2026-03-11', 3500, 'AMZN Mktp US'),
        transaction('t2', '2026-03-12', 2500, 'AMZN Mktp US'),
      ],
      receipts: [receipt('r1', '2026-03-10', 6000, 'Amazon', { kind: 'refund' })],
    },
    expected: ['r1>t1+t2:auto'],
  },
  {
    name: 'rides of a week in one charge are joined as an unbroken run',
    input: {
      transactions: [transaction('t1', '2026-03-16', -4790, 'LYFT *4 RIDES 03-09')],
      receipts: [
        receipt('r1', '2026-03-09', 1210, 'Lyft'),
        receipt('r2', '2026-03-10', 980, 'Lyft'),
        receipt('r3', '2026-03-12', 1500, 'Lyft'),
        receipt('r4', '2026-03-14', 1100, 'Lyft'),
      ],
    },
    expected: ['r1>t1:auto', 'r2>t1:auto', 'r3>t1:auto', 'r4>t1:auto'],
  },
  {
    name: 'the payment service and the merchant write about one payment',
    input: {
      transactions: [transaction('t1', '2026-03-11', -4350, 'PAYPAL *STEAM GAMES')],
      receipts: [
        receipt('r1', '2026-03-10', 4350, 'Steam', { fromDomain: 'steampowered.com', orderId: 'S123456' }),
        receipt('r2', '2026-03-10', 4350, 'Steam', { fromDomain: 'paypal.com' }),
      ],
    },
    expected: ['r1>t1:auto'],
  },
  {
    name: 'cash and bank fees are never a purchase',
    input: {
      transactions: [
        transaction('t1', '2026-03-10', -2000, 'ATM WITHDRAWAL 00412'),
        transaction('t2', '2026-03-10', -150, 'FOREIGN TRANSACTION FEE'),
      ],
      receipts: [
        receipt('r1', '2026-03-10', 150, 'Cafe Luna'),
        receipt('r2', '2026-03-10', 2000, 'Cafe Luna'),
      ],
    },
    expected: [],
  },
  {
    name: 'a wallet that draws on the bank leaves one purchase',
    input: {
      transactions: [
        transaction('t1', '2026-03-10', -2999, 'PAYPAL INST XFER STEAM', {
          accountId: 'bank',
          accountMask: '7781',
        }),
        transaction('t2', '2026-03-10', -2999, 'PAYPAL *STEAM GAMES', { accountId: 'card' }),
      ],
      receipts: [receipt('r1', '2026-03-10', 2999, 'Steam')],
    },
    expected: ['r1>t2:auto'],
  },
  {
    name: 'a posted bill with its tip replaces the pending bill',
    input: {
      transactions: [
        transaction('t1', '2026-03-10', -4000, 'PALOMA TAQUERIA', { pending: true }),
        transaction('t2', '2026-03-12', -4800, 'PALOMA TAQUERIA'),
      ],
      receipts: [receipt('r1', '2026-03-10', 4000, 'Paloma Taqueria')],
    },
    expected: ['r1>t2:suggest'],
  },
  {
    name: 'a card of the household that did not pay rules a row out, a card nobody knows only forbids joining',
    input: {
      transactions: [
        transaction('t1', '2026-03-11', -5423, 'TARGET'),
        transaction('t2', '2026-03-20', -900, 'SHELL OIL', { accountId: 'b', accountMask: '7777' }),
        transaction('t3', '2026-03-11', -6110, 'SAFEWAY'),
      ],
      receipts: [
        receipt('r1', '2026-03-10', 5423, 'Target', { cardLast4: '7777' }),
        receipt('r2', '2026-03-10', 6110, 'Safeway', { cardLast4: '9999' }),
      ],
    },
    expected: ['r1>t1:suggest', 'r2>t3:suggest'],
  },
  {
    name: 'one parcel told with its amount never stands for the whole order',
    input: {
      transactions: [
        transaction('t1', '2026-03-12', -2761, 'WILLOW & PINE GOODS'),
        transaction('t2', '2026-03-14', -7488, 'WILLOW & PINE GOODS'),
        transaction('t3', '2026-03-18', -8704, 'WILLOW & PINE GOODS'),
      ],
      receipts: [
        receipt('r1', '2026-03-10', 18953, 'Willow & Pine', { orderId: 'WP-77120' }),
        receipt('r2', '2026-03-12', 2761, 'Willow & Pine', { orderId: 'WP-77120', kind: 'shipping' }),
      ],
    },
    expected: ['r1>t1+t2+t3:suggest'],
  },
  {
    name: 'an odd amount booked weeks later under another name is asked about',
    input: {
      transactions: [transaction('t1', '2026-03-27', -24433, 'PMH HOLDINGS PLLC')],
      receipts: [receipt('r1', '2026-03-10', 24433, 'Dr. Irene Vasquez DDS')],
    },
    expected: ['r1>t1:suggest'],
  },
  {
    name: 'a plan booked eleven days late is still its own month',
    input: {
      transactions: [
        transaction('t1', '2026-03-21', -900, 'BACKBLAZE INC'),
        transaction('t2', '2026-04-13', -900, 'BACKBLAZE INC'),
      ],
      receipts: [
        receipt('r1', '2026-03-10', 900, 'Backblaze', { kind: 'subscription' }),
        receipt('r2', '2026-04-10', 900, 'Backblaze', { kind: 'subscription' }),
      ],
    },
    expected: ['r1>t1:suggest', 'r2>t2:auto'],
  },
  {
    name: 'a short name is found behind the bank’s own words and a masked card',
    input: {
      transactions: [
        transaction('t1', '2026-03-11', -499, 'DEBIT CARD PURCHASE XXXX4417 APPLE.COM/BILL'),
        transaction('t2', '2026-03-11', -6400, 'LIBERTY RETAIL LTD'),
      ],
      receipts: [
        receipt('r1', '2026-03-10', 499, 'Apple', { fromDomain: 'apple.com' }),
        receipt('r2', '2026-03-10', 6400, null, { fromDomain: 'libertylondon.com' }),
      ],
    },
    expected: ['r1>t1:auto', 'r2>t2:auto'],
  },
  {
    name: 'a plan’s charge days before a receipt is only suggested if a sum of receipts fits as well',
    input: {
      transactions: [
        transaction('t1', '2026-02-09', -299, 'APPLE.COM/BILL ITUNES.COM IRL'),
        transaction('t2', '2026-03-08', -299, 'APPLE.COM/BILL ITUNES.COM IRL'),
        transaction('t3', '2026-03-13', -798, 'APPLE.COM/BILL ITUNES.COM IRL'),
        transaction('t4', '2026-04-08', -299, 'APPLE.COM/BILL ITUNES.COM IRL'),
      ],
      receipts: [
        receipt('r1', '2026-03-10', 299, 'Apple', { orderId: 'M6GNMFQWGF', cardLast4: '4242' }),
        receipt('r2', '2026-03-10', 499, 'Apple', { orderId: 'MA3Y9M4R75' }),
      ],
    },
    expected: ['r1>t2:suggest', 'r2>t3:suggest'],
  },
];
