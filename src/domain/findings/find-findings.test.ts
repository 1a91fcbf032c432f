import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FindingFacts,
  factDays,
  indexFacts,
  type KnownMatch,
  type KnownPlan,
  type KnownPromise,
  type KnownReceipt,
  type KnownTransaction,
} from './facts.ts';
import { findFindings } from './find-findings.ts';
import type { FindingKind } from './finding.ts';
import { returnWindows } from './purchase-deadlines.ts';

const TODAY = '2026-11-21';

function mail(
  id: string,
  purchasedOn: string,
  totalMinor: number,
  more: Partial<KnownReceipt> = {},
): KnownReceipt {
  return {
    id,
    kind: 'purchase',
    merchant: 'Amazon',
    merchantKey: 'amazon',
    orderId: null,
    purchasedOn,
    currency: 'USD',
    totalMinor,
    chargedMinor: null,
    taxMinor: null,
    cardLast4: null,
    nextRenewalOn: null,
    trialEndsOn: null,
    items: [],
    ...more,
  };
}

function transaction(
  id: string,
  postedOn: string,
  amountMinor: number,
  more: Partial<KnownTransaction> = {},
): KnownTransaction {
  return {
    id,
    accountId: 'a',
    postedOn,
    amountMinor,
    currency: 'USD',
    originalCurrency: null,
    merchant: 'Amazon',
    merchantKey: 'amazon',
    category: 'GENERAL_MERCHANDISE_OTHER',
    isSpend: amountMinor < 0,
    isPending: false,
    isFromReceipt: false,
    ...more,
  };
}

const join = (receiptId: string, transactionId: string, amountMinor: number): KnownMatch => ({
  receiptId,
  transactionId,
  amountMinor,
});

function plan(transactionIds: readonly string[], more: Partial<KnownPlan> = {}): KnownPlan {
  return {
    id: 'p',
    merchant: 'Amazon',
    class: 'subscription',
    frequency: 'monthly',
    status: 'active',
    nextOn: null,
    lastAmountMinor: -1_499,
    currency: 'USD',
    transactionIds,
    priceChanges: [],
    ...more,
  };
}

/** The bank shows transactions from January to yesterday. */
const BANK = [
  transaction('first', '2026-01-02', -5, { merchantKey: '' }),
  transaction('last', '2026-11-20', -5, { merchantKey: '' }),
];

function facts(more: Partial<FindingFacts>): FindingFacts {
  return {
    today: TODAY,
    receipts: [],
    matches: [],
    suggestedMatches: [],
    plans: [],
    cancellations: [],
    promises: [],
    accountMasks: [],
    ...more,
    transactions: [...BANK, ...(more.transactions ?? [])],
  };
}

const found = (more: Partial<FindingFacts>, kind: FindingKind) =>
  findFindings(facts(more)).filter((finding) => finding.kind === kind);

describe('promised refunds', () => {
  const promise = (
    messageId: string,
    promisedOn: string,
    more: Partial<KnownPromise> = {},
  ): KnownPromise => ({
    messageId,
    merchant: 'Amazon',
    merchantKey: 'amazon',
    orderId: 'A-1',
    promisedOn,
    dueOn: null,
    currency: 'USD',
    totalMinor: 4_000,
    ...more,
  });
  const order = mail('order', '2026-10-20', 9_000, { orderId: 'A 1' });
  const listed = (more: Partial<FindingFacts>) =>
    findFindings(facts({ receipts: [order], ...more })).filter(({ key }) => key.startsWith('promise|'));

  it('are expected until their due date, with their order, and late after it', () => {
    const early = { promises: [promise('m', '2026-11-10')] };
    expect(listed(early)).toMatchObject([
      {
        kind: 'refund_expected',
        on: '2026-12-01',
        amountMinor: 4_000,
        receiptIds: ['order'],
        messageIds: ['m'],
      },
    ]);
    expect(listed({ promises: [promise('m', '2026-10-25')] })).toMatchObject([
      { kind: 'refund_late', on: '2026-11-15' },
    ]);
    const stated = (dueOn: string) => listed({ promises: [promise('m', '2026-11-10', { dueOn })] })[0]?.kind;
    expect([stated('2026-11-17'), stated('2026-11-18')]).toEqual(['refund_late', 'refund_expected']);
  });

  it('are closed by the refund email, by the bank, or partly by both', () => {
    const promises = [promise('m', '2026-11-01')];
    const refund = (totalMinor: number) =>
      mail('r', '2026-11-05', totalMinor, { kind: 'refund', orderId: 'A-1' });
    expect(listed({ promises, receipts: [order, refund(4_000)] })).toEqual([]);
    expect(listed({ promises, transactions: [transaction('t', '2026-11-06', 4_000)] })).toEqual([]);
    expect(
      listed({
        promises,
        receipts: [order, refund(1_500)],
        transactions: [transaction('t', '2026-11-09', 2_500)],
      }),
    ).toEqual([]);
    expect(listed({ promises, transactions: [transaction('t', '2026-11-09', 1_500)] })).toMatchObject([
      { amountMinor: 2_500, transactionIds: ['t'], facts: { arrivedMinor: 1_500 } },
    ]);
    for (const more of [{ merchantKey: 'other' }, { currency: 'EUR' as const }, { postedOn: '2026-10-31' }])
      expect(listed({ promises, transactions: [transaction('t', '2026-11-06', 4_000, more)] })).toHaveLength(
        1,
      );
  });

  it('in several emails are merged, and one credit closes one promise', () => {
    const promises = [
      promise('label', '2026-11-01', { totalMinor: null, currency: null }),
      promise('received', '2026-11-08'),
      promise('another', '2026-11-09', { orderId: 'B-2' }),
    ];
    expect(listed({ promises })).toMatchObject([
      { messageIds: ['label', 'received'], amountMinor: 4_000 },
      { messageIds: ['another'] },
    ]);
    expect(listed({ promises, transactions: [transaction('t', '2026-11-12', 4_000)] })).toMatchObject([
      { messageIds: ['another'] },
    ]);
  });

  it('are closed by the credit of exactly their amount before any other', () => {
    const promises = [
      promise('m', '2026-10-10', { totalMinor: 3_000 }),
      promise('n', '2026-10-11', { orderId: 'A-2', totalMinor: 5_000 }),
    ];
    const credits = (...amounts: number[]) => ({
      promises,
      transactions: amounts.map((amountMinor) => transaction(`t${amountMinor}`, '2026-10-20', amountMinor)),
    });
    expect(listed(credits(5_000))).toMatchObject([{ messageIds: ['m'], amountMinor: 3_000 }]);
    expect(listed(credits(5_000, 1_000))).toMatchObject([{ messageIds: ['m'], amountMinor: 2_000 }]);
    expect(listed(credits(8_000))).toEqual([]);
  });

  it('without an amount are closed by any refund of the merchant', () => {
    const promises = [promise('m', '2026-10-01', { totalMinor: null, currency: null })];
    expect(listed({ promises })).toMatchObject([{ kind: 'refund_late', amountMinor: null }]);
    expect(listed({ promises, transactions: [transaction('t', '2026-10-06', 777)] })).toEqual([]);
  });
});

describe('refunds', () => {
  const promised = mail('r', '2026-11-01', 4_000, { kind: 'refund' });

  it('are reported with the missing amount after two weeks', () => {
    expect(found({ receipts: [promised] }, 'refund_late')).toMatchObject([
      { key: 'r', on: '2026-11-15', amountMinor: 4_000, receiptIds: ['r'] },
    ]);
    const part = { transactions: [transaction('t', '2026-11-08', 1_500)], matches: [join('r', 't', 1_500)] };
    expect(found({ receipts: [promised], ...part }, 'refund_late')).toMatchObject([
      { amountMinor: 2_500, facts: { arrivedMinor: 1_500 } },
    ]);
  });

  it('are not reported if they arrived, are not due, or precede the bank data', () => {
    const whole = { transactions: [transaction('t', '2026-11-08', 4_000)], matches: [join('r', 't', 4_000)] };
    expect(found({ receipts: [promised], ...whole }, 'refund_late')).toEqual([]);
    expect(found({ receipts: [mail('r', '2026-11-12', 4_000, { kind: 'refund' })] }, 'refund_late')).toEqual(
      [],
    );
    expect(found({ receipts: [mail('r', '2025-11-12', 4_000, { kind: 'refund' })] }, 'refund_late')).toEqual(
      [],
    );
  });

  it('are owed on a card without the part paid by gift card', () => {
    const mixed = mail('r', '2026-11-01', 5_000, { kind: 'refund', chargedMinor: 3_000 });
    const arrived = {
      transactions: [transaction('t', '2026-11-03', 3_000)],
      matches: [join('r', 't', 3_000)],
    };
    expect(found({ receipts: [mixed], ...arrived }, 'refund_late')).toEqual([]);
    expect(found({ receipts: [mixed] }, 'refund_late')).toMatchObject([{ amountMinor: 3_000 }]);
  });

  it('lack the part of their order that was never charged once', () => {
    const order = mail('o', '2026-10-20', 10_000, { orderId: 'A-1' });
    const refunds = ['r1', 'r2'].map((id) =>
      mail(id, '2026-11-01', 5_000, { kind: 'refund', orderId: 'A-1' }),
    );
    const charge = transaction('t', '2026-10-21', -6_000);
    const matches = [join('o', 't', 6_000)];
    const owed = (more: Partial<FindingFacts>) =>
      found({ receipts: [order, ...refunds], transactions: [charge], matches, ...more }, 'refund_late').map(
        ({ amountMinor }) => amountMinor,
      );
    expect(owed({})).toEqual([1_000, 5_000]);
    const back = transaction('back', '2026-11-04', 5_000);
    expect(owed({ transactions: [charge, back], matches: [...matches, join('r1', 'back', 5_000)] })).toEqual([
      1_000,
    ]);
  });

  it('are owed in full if their order was charged in another currency', () => {
    const order = mail('o', '2026-10-20', 10_000, { orderId: 'A-1' });
    const refund = mail('r', '2026-11-01', 5_000, { kind: 'refund', orderId: 'A-1' });
    const transactions = [transaction('t', '2026-10-21', -6_600, { currency: 'EUR' })];
    const matches = [join('o', 't', 6_600)];
    expect(found({ receipts: [order, refund], transactions, matches }, 'refund_late')).toMatchObject([
      { amountMinor: 5_000 },
    ]);
  });

  it('of a fast merchant are reported sooner', () => {
    const earlier = ['a', 'b'].map((id) => mail(id, '2026-09-01', 1_000, { kind: 'refund' }));
    const transactions = ['a', 'b'].map((id) => transaction(`t${id}`, '2026-09-03', 1_000));
    const matches = ['a', 'b'].map((id) => join(id, `t${id}`, 1_000));
    expect(
      found(
        { receipts: [...earlier, mail('r', '2026-11-12', 4_000, { kind: 'refund' })], transactions, matches },
        'refund_late',
      ),
    ).toMatchObject([{ on: '2026-11-18' }]);
  });
});

describe('charges', () => {
  it('differing from the email are reported, except tips and weighed goods', () => {
    const off = { transactions: [transaction('t', '2026-11-02', -4_600)], matches: [join('r', 't', 4_600)] };
    expect(found({ receipts: [mail('r', '2026-11-01', 4_000)], ...off }, 'amount_differs')).toMatchObject([
      { amountMinor: 600, facts: { statedMinor: 4_000, chargedMinor: 4_600 } },
    ]);
    expect(
      found(
        { receipts: [mail('r', '2026-11-01', 4_000, { merchant: 'Nonna Trattoria' })], ...off },
        'amount_differs',
      ),
    ).toEqual([]);
    expect(found({ receipts: [mail('r', '2026-11-01', 4_590)], ...off }, 'amount_differs')).toEqual([]);
    expect(
      found(
        { receipts: [mail('r', '2026-11-01', 9_000, { chargedMinor: 4_600 })], ...off },
        'amount_differs',
      ),
    ).toEqual([]);
  });

  it('made twice for one order are reported, not for two orders, a habit or a subscription', () => {
    const transactions = [transaction('t1', '2026-11-02', -4_000), transaction('t2', '2026-11-03', -4_000)];
    const matches = [join('r', 't1', 4_000)];
    const order = mail('r', '2026-11-01', 4_000, { orderId: 'A-1' });
    expect(found({ receipts: [order], transactions, matches }, 'charged_twice')).toMatchObject([
      { key: 't1+t2', facts: { orderId: 'A-1' } },
    ]);
    expect(
      found(
        { receipts: [order, mail('r2', '2026-11-02', 4_000, { orderId: 'A-2' })], transactions, matches },
        'charged_twice',
      ),
    ).toEqual([]);
    expect(
      found(
        {
          receipts: [order],
          transactions: [...transactions, transaction('t3', '2026-11-05', -4_000)],
          matches,
        },
        'charged_twice',
      ),
    ).toEqual([]);
    expect(
      found({ receipts: [order], transactions, matches, plans: [plan(['t2'])] }, 'charged_twice'),
    ).toEqual([]);
  });

  it('after a cancellation are reported, not before it or while in progress', () => {
    const transactions = [
      transaction('t1', '2026-08-05', -1_499),
      transaction('t2', '2026-09-05', -1_499),
      transaction('t3', '2026-10-05', -1_499),
    ];
    const cancellations = [{ messageId: 'm', merchantKey: 'amazon', on: '2026-09-04' }];
    expect(
      found({ transactions, plans: [plan(['t1', 't2', 't3'])], cancellations }, 'charged_after_cancel'),
    ).toMatchObject([{ key: 't3', facts: { cancelledOn: '2026-09-04' } }]);
  });

  it('after a gap, or with two subscriptions, are not reported', () => {
    const days = ['2026-04-10', '2026-05-10', '2026-06-10', '2026-10-20'];
    const transactions = days.map((on, at) => transaction(`t${at}`, on, -1_499));
    const cancellations = [{ messageId: 'm', merchantKey: 'amazon', on: '2026-06-20' }];
    const ids = transactions.map(({ id }) => id);
    const countOf = (more: Partial<FindingFacts>) =>
      found({ transactions, cancellations, plans: [plan(ids)], ...more }, 'charged_after_cancel').length;
    expect(countOf({})).toBe(0);
    const goesOn = {
      transactions: [...transactions, transaction('t9', '2026-07-10', -1_499)],
      cancellations,
    };
    const [whole, other] = [plan([...ids, 't9']), plan(['o1', 'o2'], { id: 'q' })];
    // The July charge is too old to be reported; the October charge follows a gap.
    expect(countOf({ ...goesOn, plans: [whole], today: '2026-08-01' })).toBe(1);
    const others = ['2026-05-03', '2026-06-03'].map((on, at) => transaction(`o${at + 1}`, on, -999));
    const two = { ...goesOn, transactions: [...goesOn.transactions, ...others], plans: [whole, other] };
    expect(countOf({ ...two, today: '2026-08-01' })).toBe(0);
  });

  it('and receipts without a counterpart are reported', () => {
    const lone = found(
      { receipts: [mail('r', '2026-10-01', 4_000), mail('new', '2026-11-18', 9_000)] },
      'receipt_without_charge',
    );
    expect(lone).toMatchObject([{ key: 'r', amountMinor: 4_000 }]);
    expect(
      found({ receipts: [mail('r', '2026-10-01', 4_000, { chargedMinor: 0 })] }, 'receipt_without_charge'),
    ).toEqual([]);
    const written = ['w1', 'w2', 'w3'];
    const transactions = [
      transaction('t', '2026-11-10', -6_000),
      transaction('rent', '2026-11-01', -90_000, { category: 'RENT_AND_UTILITIES_RENT' }),
      transaction('silent', '2026-11-01', -90_000, { merchantKey: 'never writes' }),
      ...written.map((id, at) => transaction(id, `2026-10-1${at}`, -1_000 - at)),
    ];
    const receipts = [
      mail('r', '2026-10-01', 1),
      ...written.map((id) => mail(`r${id}`, '2026-10-10', 1_000)),
    ];
    const matches = written.map((id) => join(`r${id}`, id, 1_000));
    const mine = transactions.filter(({ id }) => id !== 'rent');
    expect(
      found({ receipts, transactions: mine, matches }, 'charge_without_receipt').map(({ key }) => key),
    ).toEqual(['t']);
    expect(found({ receipts, transactions, matches: matches.slice(1) }, 'charge_without_receipt')).toEqual(
      [],
    );
    expect(found({ transactions }, 'charge_without_receipt')).toEqual([]);
    const [open] = transactions;
    const suggestedMatches = [{ receiptId: 'r', transactionId: open?.id ?? '' }];
    const pair = { receipts, transactions: mine, matches, suggestedMatches };
    expect(found(pair, 'charge_without_receipt').map(({ key }) => key)).not.toContain(open?.id);
    expect(found(pair, 'receipt_without_charge')).toEqual([]);
  });
});

describe('plans', () => {
  const transactions = [transaction('t1', '2026-09-10', -1_499), transaction('t2', '2026-10-10', -1_799)];
  const matches = [join('r1', 't1', 1_499), join('r2', 't2', 1_799)];
  const rise = plan(['t1', 't2'], {
    priceChanges: [{ on: '2026-10-10', fromMinor: -1_499, toMinor: -1_799 }],
  });
  const bill = (id: string, on: string, totalMinor: number, more: Partial<KnownReceipt> = {}) =>
    mail(id, on, totalMinor, { kind: 'subscription', ...more });
  const item = (name: string) => ({ items: [{ name, amountMinor: null }] });
  const keysOf = (kind: FindingKind, ...receipts: readonly KnownReceipt[]) =>
    found({ receipts }, kind).map(({ receiptIds }) => receiptIds[0]);

  it('with a price rise include both receipts and the cause', () => {
    const cause = (before: Partial<KnownReceipt>, after: Partial<KnownReceipt>) =>
      found(
        {
          transactions,
          matches,
          plans: [rise],
          receipts: [bill('r1', '2026-09-10', 1_499, before), bill('r2', '2026-10-10', 1_799, after)],
        },
        'price_up',
      )[0];
    expect(cause({}, {})).toMatchObject({
      amountMinor: 300,
      receiptIds: ['r1', 'r2'],
      transactionIds: ['t1', 't2'],
      facts: { cause: 'price' },
    });
    expect(cause({}, { taxMinor: 300 })?.facts.cause).toBe('tax');
    expect(cause({ currency: 'EUR' }, {})).toBeUndefined();
    expect(cause(item('Basic'), item('Family'))).toBeUndefined();
    expect(cause(item('Basic, Sep 2026'), item('Basic, Oct 2026'))?.facts.cause).toBe('price');
    expect(found({ transactions, plans: [rise] }, 'price_up')).toMatchObject([
      { facts: { cause: 'unproven' } },
    ]);
  });

  it('that are bills vary with usage and are not reported as price rises', () => {
    const seasonal = { ...rise, class: 'bill' };
    expect(found({ transactions, matches, plans: [seasonal], receipts: [] }, 'price_up')).toEqual([]);
  });

  it('on trial are reported before the end, unless canceled', () => {
    const trial = bill('r', '2026-11-10', 0, { trialEndsOn: '2026-11-24' });
    expect(found({ receipts: [trial] }, 'trial_ends')).toMatchObject([
      { on: '2026-11-24', merchant: 'Amazon' },
    ]);
    expect(
      found(
        { receipts: [trial], cancellations: [{ messageId: 'm', merchantKey: 'amazon', on: '2026-11-12' }] },
        'trial_ends',
      ),
    ).toEqual([]);
    expect(
      found({ receipts: [bill('r', '2026-11-10', 0, { trialEndsOn: '2026-12-24' })] }, 'trial_ends'),
    ).toEqual([]);
  });

  it('on trial at one merchant are told apart by their items', () => {
    const calm = bill('a', '2026-11-10', 0, { trialEndsOn: '2026-11-24', ...item('Calm') });
    const strava = bill('b', '2026-11-15', 0, { trialEndsOn: '2026-12-20', ...item('Strava') });
    expect(keysOf('trial_ends', calm, strava)).toEqual(['a']);
    expect(keysOf('trial_ends', calm, { ...strava, items: [] })).toEqual([]);
    expect(keysOf('trial_ends', calm, { ...strava, ...item('Calm, Dec 2026') })).toEqual([]);
    // A trial that is over says nothing about another.
    expect(keysOf('trial_ends', calm, { ...strava, items: [], trialEndsOn: '2026-11-18' })).toEqual(['a']);
    const paid = bill('p', '2026-11-16', 999, item('Strava'));
    expect(keysOf('trial_ends', calm, paid)).toEqual(['a']);
    expect(keysOf('trial_ends', calm, { ...paid, ...item('Calm') })).toEqual([]);
    expect(keysOf('trial_ends', calm, { ...paid, items: [] })).toEqual([]);
  });

  it('on trial in two emails of one day are reported once, in any order', () => {
    const one = bill('a', '2026-11-10', 0, { trialEndsOn: '2026-11-24' });
    const other = { ...one, id: 'b' };
    expect(keysOf('trial_ends', one, other)).toEqual(['b']);
    expect(keysOf('trial_ends', other, one)).toEqual(['b']);
  });

  it('that renew yearly are reported despite a newer monthly receipt of the merchant', () => {
    const yearly = bill('y', '2025-11-28', 9_900, { nextRenewalOn: '2026-11-28' });
    const monthly = bill('m', '2026-11-01', 900, { nextRenewalOn: '2026-12-01' });
    expect(keysOf('renewal_due', yearly, monthly)).toEqual(['y']);
    const renewed = bill('n', '2026-11-18', 9_900, { nextRenewalOn: '2027-11-28' });
    expect(keysOf('renewal_due', yearly, renewed)).toEqual([]);
    const two = [
      { ...yearly, ...item('Calm') },
      { ...yearly, id: 'z', ...item('Strava') },
    ];
    expect(new Set(found({ receipts: two }, 'renewal_due').map(({ key }) => key)).size).toBe(2);
  });

  it('that renew yearly are reported from emails or charges; monthly ones are not', () => {
    expect(
      found({ receipts: [bill('r', '2025-11-28', 9_900, { nextRenewalOn: '2026-11-28' })] }, 'renewal_due'),
    ).toMatchObject([{ on: '2026-11-28', amountMinor: 9_900 }]);
    expect(
      found({ receipts: [bill('r', '2026-10-28', 900, { nextRenewalOn: '2026-11-28' })] }, 'renewal_due'),
    ).toEqual([]);
    const yearly = plan(['t1'], { frequency: 'annually', nextOn: '2026-11-30' });
    expect(found({ transactions, plans: [yearly] }, 'renewal_due')).toMatchObject([
      { on: '2026-11-30', amountMinor: 1_499 },
    ]);
  });
});

describe('after the purchase', () => {
  it('reports a deadline set by the user for any store or amount, and none if the user set none', () => {
    const small = mail('r', '2024-02-01', 900, {
      merchantKey: 'corner',
      userDeadlines: { return: '2026-11-25' },
    });
    expect(found({ receipts: [small] }, 'return_window')).toMatchObject([
      { on: '2026-11-25', facts: { isOwn: 1 } },
    ]);
    const order = mail('r', '2026-10-20', 6_000, { orderId: 'A-1', userDeadlines: { return: null } });
    expect(found({ receipts: [order] }, 'return_window')).toEqual([]);
  });

  it('reports a warranty in its last month, by the manufacturer’s term or the user’s date', () => {
    const laptop = mail('r', '2025-12-05', 149_900, { merchant: 'Apple', merchantKey: 'apple' });
    expect(found({ receipts: [laptop] }, 'warranty_ends')).toMatchObject([{ on: '2026-12-05' }]);
    expect(found({ receipts: [{ ...laptop, totalMinor: 900 }] }, 'warranty_ends')).toEqual([]);
    const longer = { ...laptop, userDeadlines: { warranty: '2028-12-05' } };
    expect(found({ receipts: [longer] }, 'warranty_ends')).toEqual([]);
  });

  it('counts the return deadline from delivery', () => {
    const order = mail('r', '2026-10-20', 6_000, { orderId: 'A-1' });
    const parcel = mail('s', '2026-10-25', 0, { kind: 'shipping', orderId: 'A-1' });
    expect(found({ receipts: [order, parcel] }, 'return_window')).toMatchObject([
      { key: 'r', on: '2026-11-24', facts: { isFromParcel: 1 } },
    ]);
    expect(found({ receipts: [order] }, 'return_window')).toMatchObject([{ on: '2026-11-23' }]);
    expect(
      found(
        { receipts: [order, mail('b', '2026-11-01', 6_000, { kind: 'refund', orderId: 'A-1' })] },
        'return_window',
      ),
    ).toEqual([]);
  });

  it('reports a return deadline for the part that was not refunded, however the emails write the order', () => {
    const order = mail('r', '2026-10-20', 50_000, { orderId: '112-77' });
    const refund = (id: string, totalMinor: number | null, more: Partial<KnownReceipt> = {}) => ({
      ...mail(id, '2026-11-01', 0, { kind: 'refund', orderId: '#112-77', ...more }),
      totalMinor,
    });
    const windows = (...refunds: readonly KnownReceipt[]) =>
      found({ receipts: [order, ...refunds] }, 'return_window').map(({ amountMinor }) => amountMinor);
    expect(windows()).toEqual([50_000]);
    expect(windows(refund('a', 2_000))).toEqual([48_000]);
    expect(windows(refund('a', 2_000), refund('b', 48_000))).toEqual([]);
    expect(windows(refund('a', 50_000))).toEqual([]);
    // What is left of it isn't worth a return, or is unknown.
    expect(windows(refund('a', 49_500))).toEqual([]);
    expect(windows(refund('a', null))).toEqual([]);
    expect(windows(refund('a', 2_000, { currency: 'EUR' }))).toEqual([]);
    expect(windows(refund('a', 50_000, { merchantKey: 'other' }))).toEqual([50_000]);
    const parcel = mail('s', '2026-10-25', 0, { kind: 'shipping', orderId: '11277' });
    expect(found({ receipts: [order, parcel] }, 'return_window')).toMatchObject([{ on: '2026-11-24' }]);
  });

  it('reads the emails once, however many orders there are', () => {
    let reads = 0;
    const parcels = Array.from({ length: 400 }, (_, at) => ({
      ...mail(`s${at}`, '2026-10-25', 0, { kind: 'shipping' }),
      get orderId() {
        reads += 1;
        return `A-${at}`;
      },
    }));
    const orders = Array.from({ length: 400 }, (_, at) =>
      mail(`r${at}`, '2026-10-20', 6_000, { orderId: `A-${at}` }),
    );
    const known = facts({ receipts: [...orders, ...parcels] });
    expect(returnWindows(indexFacts(known, factDays(known)))).toHaveLength(400);
    expect(reads).toBeLessThan(4_000);
  });

  it('reports the balance of a partly used gift card', () => {
    const bought = mail('g', '2026-05-01', 5_000, { items: [{ name: 'Gift Card', amountMinor: 5_000 }] });
    const used = mail('u', '2026-06-01', 3_000, { chargedMinor: 0 });
    expect(found({ receipts: [bought, used] }, 'gift_card_left')).toMatchObject([{ amountMinor: 2_000 }]);
    expect(found({ receipts: [bought] }, 'gift_card_left')).toEqual([]);
    // An earlier order was paid with another card.
    const earlier = mail('e', '2026-04-30', 3_000, { chargedMinor: 0 });
    expect(found({ receipts: [bought, earlier] }, 'gift_card_left')).toEqual([]);
  });

  it('reports a year’s unclaimed health spending above a minimum', () => {
    const unclaimed = (amountMinor: number, currency = 'USD') =>
      found(
        { unclaimedHealth: [{ year: 2026, currency, lines: [{ transactionId: 't', amountMinor }] }] },
        'health_unclaimed',
      );
    expect(unclaimed(5_000)).toMatchObject([{ key: '2026', amountMinor: 5_000, transactionIds: ['t'] }]);
    expect(unclaimed(4_999)).toEqual([]);
    expect(unclaimed(50, 'JPY')).toHaveLength(1);
  });

  it('reports a refund of a claimed item with its purchase and the proof', () => {
    const line = {
      ...{ id: 'line', claimId: 'claim', claimNumber: 3, claimState: 'reimbursed' as const, item: 0 },
      ...{ transactionId: 't', receiptId: 'r', description: 'Lenses', provider: 'Amber Quay' },
      ...{ refundedMinor: 0, amountMinor: 5_000 },
    };
    const refunded = {
      ...{ line, amountMinor: 2_000, currency: 'USD', refundedOn: '2026-11-10' },
      ...{ receiptIds: ['back'], transactionIds: ['credit'] },
    };
    expect(found({ refundedClaims: [refunded] }, 'claim_refunded')).toMatchObject([
      {
        ...{ key: 'line', on: '2026-11-10', merchant: 'Amber Quay', amountMinor: 2_000, currency: 'USD' },
        ...{ receiptIds: ['r', 'back'], transactionIds: ['t', 'credit'] },
        facts: { item: 'Lenses', number: 3, state: 'reimbursed', claimedMinor: 5_000, refundedMinor: 2_000 },
      },
    ]);
  });
});

it('does not depend on the order of the facts', () => {
  const receipts = [
    mail('a', '2026-10-01', 4_000),
    mail('b', '2026-11-01', 4_000, { kind: 'refund' }),
    mail('c', '2026-10-20', 6_000, { orderId: 'A-1' }),
  ];
  const transactions = [
    transaction('t1', '2026-11-02', -4_000),
    transaction('t2', '2026-11-03', -4_000),
    transaction('t3', '2026-11-04', -9_000),
  ];
  const keys = (more: Partial<FindingFacts>) =>
    findFindings(facts(more))
      .map((finding) => `${finding.kind}|${finding.key}`)
      .sort();
  const usual = keys({ receipts, transactions });
  fc.assert(
    fc.property(
      fc.shuffledSubarray(receipts, { minLength: 3 }),
      fc.shuffledSubarray(transactions, { minLength: 3 }),
      (r, t) => {
        expect(keys({ receipts: r, transactions: t })).toEqual(usual);
      },
    ),
  );
});
