import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/civil-date.ts';
import type { Finding } from '../findings/finding.ts';
import { afterQuietHours, nextDaily, nextMinute } from './delivery-times.ts';
import { listFindingNotices } from './finding-notices.ts';
import { listMoneyNotices } from './money-notices.ts';
import { isUrgent, NOTICE_KINDS } from './notice.ts';
import type { NoticeFacts, NoticeStream, NoticeTransaction } from './notice-facts.ts';
import { type Preferences, planDelivery, type WaitingDelivery } from './plan-delivery.ts';
import { computeLargeCharge, computeLowBalance, NEW_DAYS } from './thresholds.ts';
import { reportWeek, weeklyInsights } from './weekly-report.ts';

const TODAY = '2026-11-23';
const NEW_YORK = 'America/New_York';

const transaction = (id: string, on: string, amountMinor: number, more: Partial<NoticeTransaction> = {}) => ({
  ...{ id, on, amountMinor, currency: 'USD', merchant: 'Corner Shop', merchantKey: 'corner' },
  ...{ category: 'GENERAL_MERCHANDISE', flow: 'spend' as const, ...more },
});
/** A hundred charges from 1.00 to 100.00 over the last months, oldest first. */
const usual = Array.from({ length: 100 }, (_, at) =>
  transaction(`u${at}`, addDays(TODAY, at - 120), -100 * (at + 1), { merchantKey: `m${at}` }),
);
const stream = (more: Partial<NoticeStream>): NoticeStream => ({
  ...{ accountId: 'a', merchant: 'Acme', direction: 'inflow', class: 'income', frequency: 'biweekly' },
  ...{ currency: 'USD', lastOn: TODAY, lastAmountMinor: 200_000, transactionIds: ['p1', 'p2', 'p3'] },
  ...more,
});
/** The facts, with the transactions grouped as the database does. */
const known = ({ transactions = usual, ...more }: Partial<NoticeFacts>): NoticeFacts => {
  const newest = addDays(TODAY, -NEW_DAYS);
  const groups = Map.groupBy(transactions, ({ merchantKey, on }) => `${merchantKey}|${on >= newest}`);
  return {
    ...{ today: TODAY, currency: 'USD', streams: [], accounts: [] },
    ...{ largeChargeMinor: null, lowBalanceMinor: null, ...more },
    transactions: transactions.filter(({ on }) => on >= newest),
    usual: [...groups.values()].map((charges) => ({
      ...{ merchantKey: charges[0]?.merchantKey ?? '', isRecurring: false, firstOn: charges[0]?.on ?? TODAY },
      isNewest: (charges[0]?.on ?? TODAY) >= newest,
      sizes: charges.map(({ amountMinor }) => -amountMinor),
    })),
  };
};
const kindsOf = (more: Partial<NoticeFacts>) => listMoneyNotices(known(more)).map(({ kind }) => kind);

describe('a charge', () => {
  it('is large by the user’s own distribution, and only while recent', () => {
    expect(computeLargeCharge(known({}))).toBe(9_900);
    const kindsFor = (on: string, amountMinor: number) =>
      kindsOf({ transactions: [...usual, transaction('x', on, amountMinor)] });
    expect(kindsFor(TODAY, -9_900)).toEqual(['large_charge']);
    expect(kindsFor(TODAY, -9_800)).toEqual([]);
    expect(kindsFor(addDays(TODAY, -8), -9_900)).toEqual([]);
  });

  it('is large from the user’s own threshold, and never while too little is known', () => {
    const charges = [transaction('x', TODAY, -5_000)];
    expect(kindsOf({ transactions: charges })).toEqual([]);
    expect(kindsOf({ transactions: charges, largeChargeMinor: 5_000 })).toEqual(['large_charge']);
    expect(kindsOf({ transactions: charges, largeChargeMinor: 5_001 })).toEqual([]);
  });

  it('is unusual at three times the merchant’s median', () => {
    const before = [40, 30, 20, 10].map((days) =>
      transaction(`b${days}`, addDays(TODAY, -days), -1_000, { merchantKey: 'gym' }),
    );
    const at = (amountMinor: number) =>
      listMoneyNotices(
        known({
          transactions: [...usual, ...before, transaction('x', TODAY, amountMinor, { merchantKey: 'gym' })],
        }),
      ).map(({ facts }) => facts.reason);
    expect(at(-3_000)).toEqual(['unusual']);
    expect(at(-2_900)).toEqual([]);
  });

  it('is not reported for recurring payments such as rent', () => {
    const rent = transaction('rent', TODAY, -180_000);
    const plan = stream({ direction: 'outflow', class: 'bill', transactionIds: ['rent'] });
    expect(kindsOf({ transactions: [...usual, rent], streams: [plan] })).toEqual([]);
  });
});

describe('a paycheck', () => {
  it('is reported when it arrives, and when it is missing', () => {
    const kindsFor = (lastOn: string) => kindsOf({ transactions: [], streams: [stream({ lastOn })] });
    expect(kindsFor(TODAY)).toEqual(['paycheck_arrived']);
    expect(kindsFor(addDays(TODAY, -10))).toEqual([]);
    expect(kindsFor(addDays(TODAY, -18))).toEqual([]);
    expect(kindsFor(addDays(TODAY, -19))).toEqual(['paycheck_missing']);
    expect(kindsFor(addDays(TODAY, -29))).toEqual([]);
  });
});

describe('a low balance', () => {
  it('is three average days of spending without large charges, by default', () => {
    // 98 charges of 1.00 to 98.00 in 120 days, 40.43 per day.
    expect(computeLowBalance(known({}))).toBe(13_000);
    const bills = {
      ...{ merchantKey: 'gym', isNewest: false, isRecurring: true, firstOn: TODAY },
      sizes: Array.from({ length: 10 }, () => 9_000),
    };
    expect(computeLowBalance({ ...known({}), usual: [...known({}).usual, bills] })).toBe(15_000);
    expect(computeLargeCharge({ usual: [bills] })).toBeNull();
  });

  const account = { id: 'a', name: 'Checking', currency: 'USD', balanceMinor: 100_000 };
  const rent = stream({
    ...{ direction: 'outflow', class: 'bill', frequency: 'monthly', lastAmountMinor: -90_000 },
    lastOn: '2026-11-01',
  });
  const low = (streams: readonly NoticeStream[]) =>
    listMoneyNotices(known({ transactions: [], accounts: [account], streams, lowBalanceMinor: 20_000 }));

  it('is predicted from the bills of the next two weeks', () => {
    expect(low([rent])).toMatchObject([{ kind: 'low_balance', on: '2026-12-01', amountMinor: 10_000 }]);
    expect(low([])).toEqual([]);
  });

  it('is predicted until the bill is posted, and at most four days after it was due', () => {
    const dips = (lastOn: string) => low([{ ...rent, lastOn }]).map(({ on }) => on);
    expect(dips('2026-10-24')).toEqual(['2026-11-24']);
    expect(dips('2026-10-23')).toEqual([TODAY]);
    expect(dips('2026-10-19')).toEqual([TODAY]);
    expect(dips('2026-10-18')).toEqual([]);
  });

  it('is not reported if a paycheck arrives before, or on the same day', () => {
    const pay = stream({ lastOn: '2026-11-17' });
    expect(low([rent, pay]).filter(({ kind }) => kind === 'low_balance')).toEqual([]);
  });
});

describe('a finding', () => {
  const finding = (kind: Finding['kind'], on: string, facts: Finding['facts'] = {}): Finding => ({
    ...{ kind, on, key: '2026', merchant: 'Acme', amountMinor: 100, currency: 'USD', facts },
    ...{ receiptIds: [], transactionIds: [], planId: null },
  });
  const countNotices = (finding: Finding, lines = new Map<string, number>()) =>
    listFindingNotices([finding], TODAY, lines).length;

  it('is reported for two weeks, and a deadline when it is near', () => {
    expect(countNotices(finding('charged_twice', addDays(TODAY, -14)))).toBe(1);
    expect(countNotices(finding('charged_twice', addDays(TODAY, -15)))).toBe(0);
    expect(countNotices(finding('trial_ends', addDays(TODAY, 4)))).toBe(0);
    expect(countNotices(finding('trial_ends', addDays(TODAY, 3)))).toBe(1);
    expect(countNotices(finding('claim_refunded', addDays(TODAY, -14)))).toBe(1);
    expect(countNotices(finding('charge_without_receipt', TODAY))).toBe(0);
  });

  it('about claimable items is reported again only if there are more', () => {
    const unclaimed = finding('health_unclaimed', TODAY, { lines: 3 });
    expect(countNotices(unclaimed)).toBe(1);
    expect(countNotices(unclaimed, new Map([['2026', 3]]))).toBe(0);
    expect(countNotices(unclaimed, new Map([['2026', 2]]))).toBe(1);
  });
});

describe('a delivery', () => {
  const CHOSEN: Preferences = {
    ...{ email: true, push: true, weeklyReports: true, transactionAlerts: true, healthInsights: true },
    ...{ mutedKinds: [], quiet: null, timeZone: NEW_YORK, isSandbox: false },
  };
  const NOW = new Date('2026-11-23T15:00:00Z');
  const waiting = (more: Partial<WaitingDelivery> = {}): WaitingDelivery => ({
    ...{ channel: 'email', kind: 'large_charge', isSandbox: false, isWithdrawn: false, isRead: false },
    createdAt: NOW,
    ...more,
  });
  const reason = (delivery: WaitingDelivery, chosen: Partial<Preferences>) => {
    const plan = planDelivery(delivery, { ...CHOSEN, ...chosen }, NOW);
    return plan.act === 'skip' ? plan.reason : plan.act;
  };

  it.each([
    ['channel_off', waiting(), { email: false }],
    ['channel_off', waiting({ channel: 'push' }), { push: false }],
    ['topic_off', waiting(), { transactionAlerts: false }],
    ['topic_off', waiting({ kind: 'weekly_report' }), { weeklyReports: false }],
    ['topic_off', waiting({ kind: 'health_unclaimed' }), { healthInsights: false }],
    // Its toggle names refunds.
    ['topic_off', waiting({ kind: 'claim_refunded' }), { transactionAlerts: false }],
    // Its toggle names charges, balances, paychecks, refunds and renewals.
    ['send', waiting({ kind: 'bank_broken' }), { transactionAlerts: false }],
    ['send', waiting({ kind: 'household_removed' }), { transactionAlerts: false }],
    ['channel_off', waiting({ kind: 'household_removed' }), { email: false }],
    ['muted', waiting(), { mutedKinds: ['large_charge'] }],
    ['withdrawn', waiting({ isWithdrawn: true }), {}],
    ['other_environment', waiting({ isSandbox: true }), {}],
    ['read', waiting({ isRead: true }), {}],
    ['send', waiting(), {}],
  ] as const)('is %s', (expected, delivery, chosen) => {
    expect(reason(delivery, chosen)).toBe(expected);
  });

  it('by email waits for the user’s morning unless urgent', () => {
    const plan = (kind: WaitingDelivery['kind'], now: Date) => planDelivery(waiting({ kind }), CHOSEN, now);
    const morning = new Date('2026-11-24T13:00:00Z');
    expect(plan('price_up', NOW)).toEqual({ act: 'wait', until: morning });
    expect(plan('price_up', morning)).toEqual({ act: 'send' });
    expect(NOTICE_KINDS.filter((kind) => isUrgent(kind))).toContain('bank_broken');
  });

  it('waits for the end of quiet hours, also across midnight', () => {
    const quiet = { fromMinute: 22 * 60, toMinute: 7 * 60 };
    const at = (text: string) => afterQuietHours(new Date(text), NEW_YORK, quiet).toISOString();
    expect(at('2026-11-24T03:30:00Z')).toBe('2026-11-24T12:00:00.000Z');
    expect(at('2026-11-24T11:59:30Z')).toBe('2026-11-24T12:00:00.000Z');
    expect(at('2026-11-24T12:00:00Z')).toBe('2026-11-24T12:00:00.000Z');
    expect(at('2026-11-24T02:59:00Z')).toBe('2026-11-24T02:59:00.000Z');
  });

  it('keeps the time of day when clocks change', () => {
    const next = nextMinute(new Date('2026-11-01T03:00:00Z'), NEW_YORK, 8 * 60);
    expect(next.toISOString()).toBe('2026-11-01T13:00:00.000Z');
    expect(nextDaily(next, NEW_YORK).toISOString()).toBe('2026-11-02T13:00:00.000Z');
  });
});

describe('the weekly report', () => {
  it('covers the previous complete week, compared with the week before it', () => {
    const week = {
      period: { from: '2026-11-16', to: '2026-11-22' },
      previous: { from: '2026-11-09', to: '2026-11-15' },
    };
    for (const day of ['2026-11-23', '2026-11-25', '2026-11-29']) expect(reportWeek(day)).toEqual(week);
    expect(reportWeek('2026-06-08').previous).toEqual({ from: '2026-05-25', to: '2026-05-31' });
  });

  it('includes the three most notable insights', () => {
    const sums = { now: { spendMinor: 900, incomeMinor: 500 }, before: { spendMinor: 100, incomeMinor: 0 } };
    const categories = [
      { category: 'food', nowMinor: 500, beforeMinor: 450 },
      { category: 'fun', nowMinor: 400, beforeMinor: 100 },
    ];
    const found = weeklyInsights(sums, categories, { merchant: 'Acme', amountMinor: 300 }, (code) => code);
    expect(found).toEqual([
      { kind: 'category_up', name: 'fun', byMinor: 300 },
      { kind: 'top_category', name: 'food', amountMinor: 500 },
      { kind: 'largest_charge', name: 'Acme', amountMinor: 300 },
    ]);
  });
});
