import type { MatchInput } from '#domain/matching/match-types.ts';
import { receipt, transaction } from './entries.ts';

/** One handwritten case. */
export interface Scenario {
  readonly name: string;
  readonly input: MatchInput;
  /** `receipt>row+row:decision`, sorted, first suggestion only; an empty list means no match. */
  readonly expected: readonly string[];
}

/** Cases that the matcher must pass. */
export const WRITTEN_SCENARIOS: readonly Scenario[] = [
  {
    name: 'exact amount on the same day is joined',
    input: {
      transactions: [transaction('t1', '2026-03-10', -5423, 'TARGET 00012')],
      receipts: [receipt('r1', '2026-03-10', 5423, 'Target')],
    },
    expected: ['r1>t1:auto'],
  },
  {
    name: 'posted three days later is joined',
    input: {
      transactions: [transaction('t1', '2026-03-13', -5423, 'TARGET 00012')],
      receipts: [receipt('r1', '2026-03-10', 5423, 'Target')],
    },
    expected: ['r1>t1:auto'],
  },
  {
    name: 'a restaurant charge with a tip the receipt does not show is proposed',
    input: {
      transactions: [transaction('t1', '2026-03-11', -4800, 'TST* PALOMA TAQUERIA - AUSTIN TX')],
      receipts: [receipt('r1', '2026-03-10', 4000, 'Paloma Taqueria')],
    },
    expected: ['r1>t1:suggest'],
  },
  {
    name: 'a printed tip is part of the total',
    input: {
      transactions: [transaction('t1', '2026-03-11', -4800, 'TST* PALOMA TAQUERIA - AUSTIN TX')],
      receipts: [receipt('r1', '2026-03-10', 4800, 'Paloma Taqueria', { tipMinor: 800 })],
    },
    expected: ['r1>t1:auto'],
  },
  {
    name: 'an order charged in two parcels is joined to both rows',
    input: {
      transactions: [
        transaction('t1', '2026-03-11', -3500, 'AMZN Mktp US*2K4RT81Z0'),
        transaction('t2', '2026-03-13', -5500, 'AMZN Mktp US*9X8WV7U6T'),
      ],
      receipts: [receipt('r1', '2026-03-10', 9000, 'Amazon', { orderId: '112-4432211-9087766' })],
    },
    expected: ['r1>t1+t2:auto'],
  },
  {
    name: 'three charges that add up are proposed and a fourth stays free',
    input: {
      transactions: [
        transaction('t1', '2026-03-11', -3500, 'AMZN Mktp US*2K4RT81Z0'),
        transaction('t2', '2026-03-12', -1500, 'AMZN Mktp US*1AB2CD3EF'),
        transaction('t3', '2026-03-13', -4000, 'AMZN Mktp US*9X8WV7U6T'),
        transaction('t4', '2026-03-12', -2100, 'AMZN Mktp US*5TT6YY7UU'),
      ],
      receipts: [receipt('r1', '2026-03-10', 9000, 'Amazon', { orderId: '112-4432211-9087766' })],
    },
    expected: ['r1>t1+t2+t3:suggest'],
  },
  {
    name: 'two receipts of a digital store in one charge are proposed',
    input: {
      transactions: [transaction('t1', '2026-03-12', -1598, 'APPLE.COM/BILL 866-712-7753 CA')],
      receipts: [receipt('r1', '2026-03-10', 1299, 'Apple'), receipt('r2', '2026-03-11', 299, 'Apple')],
    },
    expected: ['r1>t1:suggest', 'r2>t1:suggest'],
  },
  {
    name: 'a posted fuel charge wins over its hold',
    input: {
      transactions: [
        transaction('t1', '2026-03-10', -12500, 'SHELL OIL 57444212300', { pending: true }),
        transaction('t2', '2026-03-12', -5231, 'SHELL OIL 57444212300'),
      ],
      receipts: [receipt('r1', '2026-03-10', 5231, 'Shell')],
    },
    expected: ['r1>t2:auto'],
  },
  {
    name: 'a hotel charged weeks after the booking is proposed or joined',
    input: {
      transactions: [transaction('t1', '2026-04-12', -38840, 'HARBOR INN PORTLAND ME')],
      receipts: [receipt('r1', '2026-03-01', 38840, 'Harbor Inn')],
    },
    expected: ['r1>t1:suggest'],
  },
  {
    name: 'a charge abroad at a plausible rate is proposed',
    input: {
      transactions: [transaction('t1', '2026-03-11', -5460, 'KAFFEEHAUS MITTE BERLIN DEU')],
      receipts: [receipt('r1', '2026-03-10', 5000, 'Kaffeehaus Mitte', { currency: 'EUR' })],
    },
    expected: ['r1>t1:suggest'],
  },
  {
    name: 'a charge abroad with its original amount is joined',
    input: {
      transactions: [
        transaction('t1', '2026-03-11', -5460, 'KAFFEEHAUS MITTE BERLIN DEU', {
          originalAmountMinor: 5000,
          originalCurrency: 'EUR',
        }),
      ],
      receipts: [receipt('r1', '2026-03-10', 5000, 'Kaffeehaus Mitte', { currency: 'EUR' })],
    },
    expected: ['r1>t1:auto'],
  },
  {
    name: 'one amount at two merchants goes to the right one',
    input: {
      transactions: [
        transaction('t1', '2026-03-11', -1299, 'NETFLIX.COM 866-579-7172 CA'),
        transaction('t2', '2026-03-12', -1299, 'HULU 877-8244858 CA'),
      ],
      receipts: [receipt('r1', '2026-03-11', 1299, 'Hulu'), receipt('r2', '2026-03-10', 1299, 'Netflix')],
    },
    expected: ['r1>t2:auto', 'r2>t1:auto'],
  },
  {
    name: 'twin coffees are paired by date and only proposed',
    input: {
      transactions: [
        transaction('t1', '2026-03-11', -500, 'BLUE BOTTLE COFFEE'),
        transaction('t2', '2026-03-12', -500, 'BLUE BOTTLE COFFEE'),
      ],
      receipts: [
        receipt('r1', '2026-03-10', 500, 'Blue Bottle Coffee'),
        receipt('r2', '2026-03-11', 500, 'Blue Bottle Coffee'),
      ],
    },
    expected: ['r1>t1:suggest', 'r2>t2:suggest'],
  },
  {
    name: 'an unrelated name with the exact amount is proposed at most',
    input: {
      transactions: [transaction('t1', '2026-03-11', -8317, 'XQ HOLDINGS 88213')],
      receipts: [receipt('r1', '2026-03-10', 8317, 'Lakeside Pottery')],
    },
    expected: ['r1>t1:suggest'],
  },
  {
    name: 'a learned name joins what was cryptic',
    input: {
      transactions: [transaction('t1', '2026-03-11', -8317, 'XQ HOLDINGS 88213')],
      receipts: [receipt('r1', '2026-03-10', 8317, 'Lakeside Pottery')],
      aliases: [{ description: 'XQ HOLDINGS 10442', merchant: 'Lakeside Pottery' }],
    },
    expected: ['r1>t1:auto'],
  },
  {
    name: 'a refund meets the credit',
    input: {
      transactions: [
        transaction('t0', '2026-03-01', -2500, 'TARGET 00012'),
        transaction('t1', '2026-03-14', 2500, 'TARGET 00012'),
      ],
      receipts: [receipt('r1', '2026-03-10', 2500, 'Target', { kind: 'refund' })],
    },
    expected: ['r1>t1:auto'],
  },
  {
    name: 'a credit seven weeks after its refund is proposed',
    input: {
      transactions: [transaction('t1', '2026-04-28', 2537, 'TARGET 00012 RETURN')],
      receipts: [receipt('r1', '2026-03-10', 2537, 'Target', { kind: 'refund' })],
    },
    expected: ['r1>t1:suggest'],
  },
  {
    name: 'a refund never meets the original debit',
    input: {
      transactions: [transaction('t0', '2026-03-10', -2500, 'TARGET 00012')],
      receipts: [receipt('r1', '2026-03-10', 2500, 'Target', { kind: 'refund' })],
    },
    expected: [],
  },
  {
    name: 'a subscription receipt never takes the month before or after',
    input: {
      transactions: [
        transaction('t1', '2026-02-10', -1549, 'NETFLIX.COM'),
        transaction('t2', '2026-04-10', -1549, 'NETFLIX.COM'),
      ],
      receipts: [receipt('r1', '2026-03-10', 1549, 'Netflix', { kind: 'subscription' })],
    },
    expected: [],
  },
  {
    name: 'groceries with replaced items are proposed',
    input: {
      transactions: [transaction('t1', '2026-03-11', -10600, 'IC* INSTACART')],
      receipts: [receipt('r1', '2026-03-10', 10000, 'Instacart')],
    },
    expected: ['r1>t1:suggest'],
  },
  {
    name: 'one cent off is proposed',
    input: {
      transactions: [transaction('t1', '2026-03-11', -5424, 'TARGET 00012')],
      receipts: [receipt('r1', '2026-03-10', 5423, 'Target')],
    },
    expected: ['r1>t1:suggest'],
  },
  {
    name: 'a facilitator in front of the merchant does not matter',
    input: {
      transactions: [transaction('t1', '2026-03-11', -2999, 'PAYPAL *STEAM GAMES 4029357733 WA')],
      receipts: [receipt('r1', '2026-03-10', 2999, 'Steam')],
    },
    expected: ['r1>t1:auto'],
  },
  {
    name: 'the same amount two months later is another purchase',
    input: {
      transactions: [transaction('t1', '2026-05-12', -5423, 'TARGET 00012')],
      receipts: [receipt('r1', '2026-03-10', 5423, 'Target')],
    },
    expected: [],
  },
  {
    name: 'a declined pair never comes back',
    input: {
      transactions: [transaction('t1', '2026-03-10', -5423, 'TARGET 00012')],
      receipts: [receipt('r1', '2026-03-10', 5423, 'Target')],
      declined: [{ receiptId: 'r1', transactionId: 't1' }],
    },
    expected: [],
  },
  {
    name: 'of the emails of one order one takes the row',
    input: {
      transactions: [transaction('t1', '2026-03-12', -5423, 'TARGET.COM * 800-591-3869')],
      receipts: [
        receipt('r1', '2026-03-10', 5423, 'Target', { orderId: '9100223344' }),
        receipt('r2', '2026-03-12', 5423, 'Target', { orderId: '9100223344', kind: 'shipping' }),
      ],
    },
    expected: ['r1>t1:auto'],
  },
  {
    name: 'what a gift card paid in full has no row',
    input: {
      transactions: [transaction('t1', '2026-03-10', -5423, 'TARGET 00012')],
      receipts: [receipt('r1', '2026-03-10', 5423, 'Target', { chargedMinor: 0 })],
    },
    expected: [],
  },
  {
    name: 'the rest after a gift card is what the row shows',
    input: {
      transactions: [transaction('t1', '2026-03-11', -2923, 'TARGET 00012')],
      receipts: [receipt('r1', '2026-03-10', 5423, 'Target', { chargedMinor: 2923 })],
    },
    expected: ['r1>t1:auto'],
  },
  {
    name: 'the first part of a pay-later plan is proposed',
    input: {
      transactions: [transaction('t1', '2026-03-10', -5000, 'KLARNA* H&M')],
      receipts: [receipt('r1', '2026-03-10', 20000, 'H&M')],
    },
    expected: ['r1>t1:suggest'],
  },
  {
    name: 'paying the card is never a purchase',
    input: {
      transactions: [
        transaction('t1', '2026-03-10', -5423, 'CHASE CREDIT CRD AUTOPAY 2291'),
        transaction('t2', '2026-03-10', -1999, 'ONLINE TRANSFER TO SAVINGS ...9921'),
      ],
      receipts: [
        receipt('r1', '2026-03-10', 5423, 'Chase'),
        receipt('r2', '2026-03-10', 1999, 'Savings Club'),
      ],
    },
    expected: [],
  },
  {
    name: 'two cards with the same charge are told apart by their digits',
    input: {
      transactions: [
        transaction('t1', '2026-03-11', -2200, 'WHOLEFDS MKT 10245', { accountId: 'a', accountMask: '1111' }),
        transaction('t2', '2026-03-11', -2200, 'WHOLEFDS MKT 10245', { accountId: 'b', accountMask: '2222' }),
      ],
      receipts: [
        receipt('r1', '2026-03-10', 2200, 'Whole Foods Market', { cardLast4: '2222' }),
        receipt('r2', '2026-03-10', 2200, 'Whole Foods Market', { cardLast4: '1111' }),
      ],
    },
    expected: ['r1>t2:auto', 'r2>t1:auto'],
  },
  {
    name: 'yen have no cents',
    input: {
      transactions: [transaction('t1', '2026-03-11', -3480, 'ICHIRAN SHIBUYA TOKYO', { currency: 'JPY' })],
      receipts: [receipt('r1', '2026-03-10', 3480, 'Ichiran', { currency: 'JPY' })],
    },
    expected: ['r1>t1:auto'],
  },
  {
    name: 'a pending row that was replaced leaves one match',
    input: {
      transactions: [
        transaction('t1', '2026-03-10', -5423, 'TARGET 00012', { pending: true }),
        transaction('t2', '2026-03-12', -5423, 'TARGET 00012'),
      ],
      receipts: [receipt('r1', '2026-03-10', 5423, 'Target')],
    },
    expected: ['r1>t2:auto'],
  },
];
