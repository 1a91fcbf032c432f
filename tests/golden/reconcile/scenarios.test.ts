import { describe, expect, it } from 'vitest';
import { reconcile } from '#domain/ledger/reconcile/reconcile.ts';
import type { ReconcileTransaction } from '#domain/ledger/reconcile/reconcile-types.ts';

type Short = [
  id: string,
  postedOn: string,
  amountMinor: number,
  description: string,
  more?: Partial<ReconcileTransaction>,
];

interface Scenario {
  readonly rule: string;
  readonly existing: readonly Short[];
  readonly incoming: readonly Short[];
  /** For each arriving transaction: the action and the stored transaction. */
  readonly expected: readonly string[];
}

const ofx = (externalId: string): Partial<ReconcileTransaction> => ({ externalId });
const pending = (externalId: string | null = null): Partial<ReconcileTransaction> => ({
  pending: true,
  externalId,
});

function transaction([id, postedOn, amountMinor, description, more = {}]: Short): ReconcileTransaction {
  return {
    id,
    accountId: 'A',
    postedOn,
    authorizedOn: null,
    amountMinor,
    currency: 'USD',
    description,
    merchant: null,
    pending: false,
    externalId: null,
    ...more,
  };
}

const SCENARIOS: readonly Scenario[] = [
  {
    rule: 'a file into an empty ledger is all new',
    existing: [],
    incoming: [
      ['i1', '2026-01-02', -1000, 'GROCER', ofx('1')],
      ['i2', '2026-01-03', -2000, 'FUEL', ofx('2')],
    ],
    expected: ['new', 'new'],
  },
  {
    rule: 'the same file again adds nothing',
    existing: [
      ['e1', '2026-01-02', -1000, 'GROCER', ofx('1')],
      ['e2', '2026-01-03', -2000, 'FUEL', ofx('2')],
    ],
    incoming: [
      ['i1', '2026-01-02', -1000, 'GROCER', ofx('1')],
      ['i2', '2026-01-03', -2000, 'FUEL', ofx('2')],
    ],
    expected: ['duplicate e1', 'duplicate e2'],
  },
  {
    rule: 'an overlapping file adds only the rows with new ids, equal amounts or not',
    existing: [
      ['e1', '2026-01-05', -450, 'COFFEE', ofx('105')],
      ['e2', '2026-01-08', -450, 'COFFEE', ofx('108')],
    ],
    incoming: [
      ['i1', '2026-01-08', -450, 'COFFEE', ofx('108')],
      ['i2', '2026-01-09', -450, 'COFFEE', ofx('109')],
      ['i3', '2026-01-12', -450, 'COFFEE', ofx('112')],
    ],
    expected: ['duplicate e2', 'new', 'new'],
  },
  {
    rule: 'twins of one day stay twins on re-import',
    existing: [
      ['e1', '2026-01-05', -450, 'COFFEE'],
      ['e2', '2026-01-05', -450, 'COFFEE'],
    ],
    incoming: [
      ['i1', '2026-01-05', -450, 'COFFEE'],
      ['i2', '2026-01-05', -450, 'COFFEE'],
      ['i3', '2026-01-05', -450, 'COFFEE'],
    ],
    expected: ['duplicate e1', 'duplicate e2', 'new'],
  },
  {
    rule: 'a pending row settles under another id, same amount and merchant',
    existing: [['e1', '2026-03-03', -5000, 'TRATTORIA ROMA', pending('s1')]],
    incoming: [['i1', '2026-03-04', -5000, 'TRATTORIA ROMA NEW YORK NY', ofx('s2')]],
    expected: ['posted e1'],
  },
  {
    rule: 'a pending row settles under its own id with another amount',
    existing: [['e1', '2026-03-03', -5000, 'TRATTORIA ROMA', pending('p1')]],
    incoming: [['i1', '2026-03-05', -6000, 'TRATTORIA ROMA', ofx('p1')]],
    expected: ['posted e1'],
  },
  {
    rule: 'a tip of at most 30 % within three days settles by itself',
    existing: [['e1', '2026-03-03', -5000, 'TRATTORIA ROMA', pending('s1')]],
    incoming: [['i1', '2026-03-05', -6000, 'TRATTORIA ROMA', ofx('s2')]],
    expected: ['posted e1'],
  },
  {
    rule: 'a larger change is only suggested',
    existing: [['e1', '2026-03-03', -5000, 'TRATTORIA ROMA', pending('s1')]],
    incoming: [['i1', '2026-03-05', -9000, 'TRATTORIA ROMA', ofx('s2')]],
    expected: ['suggest e1'],
  },
  {
    rule: 'a round hold at the pump is suggested for what was really filled',
    existing: [['e1', '2026-03-03', -10000, 'SHELL OIL', pending('s1')]],
    incoming: [['i1', '2026-03-04', -4321, 'SHELL OIL 57444212300', ofx('s2')]],
    expected: ['suggest e1'],
  },
  {
    rule: 'a pending row told again under its own id is itself',
    existing: [['e1', '2026-03-03', -5000, 'TRATTORIA ROMA', pending('p1')]],
    incoming: [['i1', '2026-03-03', -5000, 'TRATTORIA ROMA', pending('p1')]],
    expected: ['duplicate e1'],
  },
  {
    rule: 'an absurd link is no link: one id, another merchant, forty times the amount',
    existing: [['e1', '2026-03-03', -199, 'APP STORE', pending('p1')]],
    incoming: [['i1', '2026-03-05', -8400, 'HARDWARE BARN', ofx('p1')]],
    expected: ['new'],
  },
  {
    rule: 'a refund never settles a purchase',
    existing: [['e1', '2026-03-03', -5000, 'SHOE SHOP', pending('p1')]],
    incoming: [['i1', '2026-03-05', 5000, 'SHOE SHOP', ofx('p2')]],
    expected: ['new'],
  },
  {
    rule: 'two rows of one day under one id in one delivery are asked about, not dropped',
    existing: [],
    incoming: [
      ['i1', '2026-03-05', -450, 'COFFEE', ofx('9')],
      ['i2', '2026-03-05', -450, 'COFFEE', ofx('9')],
    ],
    expected: ['new', 'suggest'],
  },
  {
    rule: 'a changed amount at another merchant is another purchase',
    existing: [['e1', '2026-03-03', -5000, 'TRATTORIA ROMA', pending('s1')]],
    incoming: [['i1', '2026-03-05', -6000, 'HARDWARE BARN', ofx('s2')]],
    expected: ['new'],
  },
  {
    rule: 'two equal pending rows take two posted rows in date order',
    existing: [
      ['e1', '2026-03-01', -999, 'APP STORE', pending('s1')],
      ['e2', '2026-03-02', -999, 'APP STORE', pending('s2')],
    ],
    incoming: [
      ['i1', '2026-03-03', -999, 'APP STORE', ofx('t1')],
      ['i2', '2026-03-04', -999, 'APP STORE', ofx('t2')],
    ],
    expected: ['posted e1', 'posted e2'],
  },
  {
    rule: 'an edited row keeps its identity',
    existing: [['e1', '2026-03-03', -3000, 'CORNER SHOP', ofx('t1')]],
    incoming: [['i1', '2026-03-03', -3100, 'THE CORNER SHOP LTD', ofx('t1')]],
    expected: ['duplicate e1'],
  },
  {
    rule: 'a hand entry meets its bank row the day after',
    existing: [['e1', '2026-08-14', -7546, 'Walts']],
    incoming: [['i1', '2026-08-15', -7546, 'WALTS DRUGS', ofx('b1')]],
    expected: ['duplicate e1'],
  },
  {
    rule: 'the merchant that agrees takes the hand entry, wherever it stands in the list',
    existing: [['e1', '2026-08-01', -2000, 'Green Grocer']],
    incoming: [
      ['i1', '2026-08-06', -2000, 'SHOE REPAIR', ofx('b1')],
      ['i2', '2026-08-02', -2000, 'GREEN GROCER #12', ofx('b2')],
    ],
    expected: ['new', 'duplicate e1'],
  },
  {
    rule: 'a bank linked again brings no row twice though all ids are new',
    existing: [
      ['e1', '2026-05-02', -1100, 'GROCER', ofx('aB3dE6gH9kL2nP5rS8tV')],
      ['e2', '2026-05-03', -2200, 'FUEL STOP', ofx('bC4eF7hJ1lM3oQ6sT9uW')],
      ['e3', '2026-05-04', -3300, 'PHARMACY', ofx('cD5fG8jK2mN4pR7tU1vX')],
    ],
    incoming: [
      ['i1', '2026-05-02', -1100, 'GROCER', ofx('Zz3dE6gH9kL2nP5rS8tV')],
      ['i2', '2026-05-03', -2200, 'FUEL STOP', ofx('Yy4eF7hJ1lM3oQ6sT9uW')],
      ['i3', '2026-05-04', -3300, 'PHARMACY', ofx('Xx5fG8jK2mN4pR7tU1vX')],
      ['i4', '2026-05-06', -1100, 'GROCER', ofx('Ww5fG8jK2mN4pR7tU1vX')],
    ],
    expected: ['duplicate e1', 'duplicate e2', 'duplicate e3', 'new'],
  },
  {
    rule: 'one id for a purchase and its fee is two rows, and stays two',
    existing: [
      ['e1', '2026-06-01', -10000, 'HOTEL LISBOA', ofx('77')],
      ['e2', '2026-06-01', -300, 'FOREIGN FEE', ofx('77')],
    ],
    incoming: [
      ['i1', '2026-06-01', -300, 'FOREIGN FEE', ofx('77')],
      ['i2', '2026-06-01', -10000, 'HOTEL LISBOA', ofx('77')],
    ],
    expected: ['duplicate e2', 'duplicate e1'],
  },
  {
    rule: 'an id used again in the next month is another row',
    existing: [['e1', '2026-08-10', -1000, 'GROCER', ofx('1')]],
    incoming: [['i1', '2026-09-10', -2500, 'FUEL', ofx('1')]],
    expected: ['new'],
  },
  {
    rule: 'an id used again in the next month for the same amount is another row',
    existing: [['e1', '2026-08-10', -1549, 'NETFLIX', ofx('1')]],
    incoming: [['i1', '2026-09-10', -1549, 'NETFLIX', ofx('1')]],
    expected: ['new'],
  },
  {
    rule: 'a feed over a file history matches shifted dates and inserts what the file had not',
    existing: [
      ['e1', '2026-05-28', -4210, 'WHOLE GRAIN BAKERY PORTLAND OR'],
      ['e2', '2026-05-29', -1899, 'CITY CINEMA 0042'],
    ],
    incoming: [
      ['i1', '2026-05-30', -4210, 'Whole Grain Bakery', ofx('tok-1')],
      ['i2', '2026-05-29', -1899, 'City Cinema', ofx('tok-2')],
      ['i3', '2026-06-02', -1899, 'Record Shop', ofx('tok-3')],
    ],
    expected: ['duplicate e1', 'duplicate e2', 'new'],
  },
  {
    rule: 'another currency never matches by the number alone',
    existing: [['e1', '2026-05-28', -4210, 'CAFE', { currency: 'EUR' }]],
    incoming: [['i1', '2026-05-28', -4210, 'CAFE']],
    expected: ['new'],
  },
  {
    rule: 'another account never matches',
    existing: [['e1', '2026-05-28', -4210, 'CAFE', { accountId: 'B', externalId: 'x' }]],
    incoming: [['i1', '2026-05-28', -4210, 'CAFE', ofx('x')]],
    expected: ['new'],
  },
  {
    rule: 'a second purchase that the same feed names by its own id is new',
    existing: [['e1', '2026-05-28', -450, 'COFFEE', ofx('t1')]],
    incoming: [['i1', '2026-05-28', -450, 'COFFEE', ofx('t2')]],
    expected: ['new'],
  },
  {
    rule: 'the next statement of the same bank does not swallow the next coffee',
    existing: [['e1', '2026-05-31', -450, 'COFFEE']],
    incoming: [['i1', '2026-06-01', -450, 'COFFEE']],
    expected: ['new'],
  },
  {
    rule: 'an amount alone under another name is suggested, not joined',
    existing: [['e1', '2026-05-28', -8000, 'Birthday present']],
    incoming: [['i1', '2026-05-29', -8000, 'TOY PALACE', ofx('b1')]],
    expected: ['suggest e1'],
  },
  {
    rule: 'a file dated by the purchase meets a feed dated by the booking, equal fares in turn',
    existing: [
      ['e1', '2026-05-04', -290, 'TRAM FARE'],
      ['e2', '2026-05-07', -290, 'TRAM FARE'],
      ['e3', '2026-05-05', -1210, 'CANTEEN'],
      ['e4', '2026-05-06', -3345, 'BOOK NOOK'],
      ['e5', '2026-05-09', -875, 'NEWSSTAND'],
    ],
    incoming: [
      ['i1', '2026-05-07', -290, 'TRAM FARE', { externalId: 'f1', authorizedOn: '2026-05-04' }],
      ['i2', '2026-05-12', -290, 'TRAM FARE', { externalId: 'f2', authorizedOn: '2026-05-07' }],
      ['i3', '2026-05-06', -1210, 'CANTEEN', { externalId: 'f3', authorizedOn: '2026-05-05' }],
      ['i4', '2026-05-08', -3345, 'BOOK NOOK', { externalId: 'f4', authorizedOn: '2026-05-06' }],
      ['i5', '2026-05-11', -875, 'NEWSSTAND', { externalId: 'f5', authorizedOn: '2026-05-09' }],
    ],
    expected: ['duplicate e1', 'duplicate e2', 'duplicate e3', 'duplicate e4', 'duplicate e5'],
  },
  {
    rule: 'two rows that may both be one held fill-up are both asked about',
    existing: [['e1', '2026-06-01', -10000, 'VALERO 7411 WACO TX', pending('v1')]],
    incoming: [
      ['i1', '2026-06-03', -4120, 'VALERO 7411 WACO TX', ofx('v2')],
      ['i2', '2026-06-03', -5235, 'VALERO 7411 WACO TX', ofx('v3')],
    ],
    expected: ['suggest e1', 'suggest e1'],
  },
  {
    rule: 'a parking fee of another amount is asked about, never taken for the pending one',
    existing: [['e1', '2026-06-01', -1180, 'CITY OF WACO PARKING', pending('v1')]],
    incoming: [['i1', '2026-06-02', -1000, 'CITY OF WACO PARKING', ofx('v2')]],
    expected: ['suggest e1'],
  },
];

describe('reconciliation scenarios', () => {
  it.each(SCENARIOS.map((scenario) => [scenario.rule, scenario] as const))('%s', (_rule, scenario) => {
    const decisions = reconcile({
      existing: scenario.existing.map(transaction),
      incoming: scenario.incoming.map(transaction),
    });
    const outcomes = decisions.map(({ action, existingId }) =>
      existingId ? `${action} ${existingId}` : action,
    );
    expect(outcomes).toEqual(scenario.expected);
  });
});
