import { beforeAll, describe, expect, it } from 'vitest';
import type { QueryOf } from '#contract/endpoints/table.ts';
import { monthBounds } from '#domain/calendar/civil-date.ts';
import { isRunning, isRunningSubscription } from '#domain/recurring/running.ts';
import { allTransactions, linkAndImport } from '../lib/bank.ts';
import { quiet } from '../lib/jobs.ts';
import { connectGmail, JORDAN } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';

/** The household of the sandbox with its mailbox: every figure of it, held against the transactions themselves. */
const product = runProduct();
let person: Person;

beforeAll(async () => {
  person = await signUp(product(), 'Jordan Ellis');
  await linkAndImport(product(), person);
  await connectGmail(person, JORDAN);
  await person.call('requestGmailSync');
  await quiet(product(), person.userId);
}, 120_000);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const toMinor = (decimal: number) => Math.round(decimal * 100);

async function closedMonths() {
  const { months } = await person.call('getNetWorth');
  return months.slice(0, -1).filter((month) => month.change !== null);
}

describe('the figures of a household', () => {
  it('savings of every closed month are its change in net worth less the named differences', async () => {
    const months = (await closedMonths()).slice(1);
    expect(months.length).toBeGreaterThan(12);
    for (const { month, change } of months) {
      const { totals } = await person.call('getDashboard', { query: monthBounds(month) });
      expect(change?.savingsMinor, month).toBe(toMinor(totals.savings));
      // Every account of the household is connected, and none of them changes in value.
      expect(change?.valueMinor, month).toBe(0);
    }
  });

  it('are the same on the dashboard, in the insights, in the list and in its totals', async () => {
    for (const { month } of (await closedMonths()).slice(-3)) {
      const period = monthBounds(month);
      const { totals } = await person.call('getDashboard', { query: period });
      const insights = await person.call('getInsights', { query: period });
      const listed = await person.call('getTransactionTotals', { query: period });
      const transactions = (await allTransactions(person, period)).filter(
        (transaction) => transaction.currency === 'USD',
      );
      const of = (type: 'expense' | 'income') =>
        sum(
          transactions
            .filter(
              (transaction) => transaction.type === type && !transaction.isHeld && !transaction.isExcluded,
            )
            .map((transaction) => transaction.amountMinor),
        );
      const figures = { spend: -of('expense'), income: of('income') };
      expect({ spend: toMinor(totals.totalSpend), income: toMinor(totals.income) }, month).toEqual(figures);
      expect({ spend: insights.spendMinor, income: insights.incomeMinor }, month).toEqual(figures);
      expect({ spend: listed.spendMinor, income: listed.incomeMinor }, month).toEqual(figures);
      expect(totals.savings).toBeCloseTo((figures.income - figures.spend) / 100, 6);
    }
  });

  it('every category opens exactly the transactions that make its figure', async () => {
    const [month] = (await closedMonths()).slice(-1);
    const period = monthBounds(month?.month ?? expect.fail());
    const { categories, spendMinor } = await person.call('getInsights', { query: period });
    expect(sum(categories.map((category) => category.spendMinor))).toBe(spendMinor);
    for (const { category, name, spendMinor: shown } of categories) {
      const opened = await person.call('getTransactionTotals', { query: { ...period, category } });
      expect(opened.spendMinor, name).toBe(shown);
    }
  });

  it('a transaction has the same day, categories and items on the dashboard and in the list', async () => {
    const { transactions: recent } = await person.call('getDashboard');
    const { transactions: listed } = await person.call('listTransactions', { query: { limit: 10 } });
    expect(recent.some(({ otherCategories }) => otherCategories > 0)).toBe(true);
    expect(
      recent.map(({ id, date, category, otherCategories, itemsSummary }) => ({
        ...{ id, date, category, otherCategories, itemsSummary },
      })),
    ).toEqual(
      listed.map(({ id, occurredOn, category, parts, itemsSummary }) => ({
        ...{ id, date: occurredOn, category: parts[0]?.category ?? category },
        ...{ otherCategories: Math.max(0, parts.length - 1), itemsSummary },
      })),
    );
  });

  it('money sent to people, and cash, are spend; only pairs are transfers', async () => {
    const transactions = await allTransactions(person);
    const transfers = transactions.filter((transaction) => transaction.type === 'transfer');
    expect(sum(transfers.map((transaction) => transaction.amountMinor))).toBe(0);
    const primaries = (primary: string) =>
      transactions.filter((transaction) => transaction.category.startsWith(`${primary}_`));
    for (const primary of ['PEOPLE', 'CASH']) {
      expect(primaries(primary).length, primary).toBeGreaterThan(0);
      expect(new Set(primaries(primary).map((transaction) => transaction.type)), primary).toEqual(
        new Set(['expense']),
      );
    }
  });

  it('an account that may be the user’s own is asked about once; their word makes transfers of all to it', async () => {
    const { categories } = await person.call('listReviewItems');
    const asked = categories.filter((question) => question.basis === 'account');
    expect(asked.map((question) => question.merchant)).toEqual(['Harbor Light Credit Union']);
    const [question] = asked;
    const own = question?.choices.find((choice) => !choice.isHeld)?.category ?? expect.fail();
    const before = await person.call('getTransactionTotals');
    const paid = (await allTransactions(person)).filter(
      (transaction) => transaction.category === 'TRANSFER_OUT_ACCOUNT_TRANSFER',
    );
    expect(new Set(paid.map((transaction) => transaction.type))).toEqual(new Set(['expense']));
    await person.call('answerCategory', {
      params: { transactionId: question?.transaction.id ?? '' },
      body: { category: own, isForMerchant: true },
    });
    await quiet(product(), person.userId);
    const after = await person.call('getTransactionTotals');
    expect(after.spendMinor).toBe(
      before.spendMinor + sum(paid.map((transaction) => transaction.amountMinor)),
    );
    expect(after.incomeMinor).toBe(before.incomeMinor);
    for (const { change } of (await closedMonths()).slice(1)) {
      expect(change?.valueMinor).toBe(0);
      expect(change?.transfersMinor).toBeLessThanOrEqual(-20_000);
    }
  });

  it('a search by amount finds exactly the transactions of that amount', async () => {
    const transactions = await allTransactions(person);
    const found = async (q: string) =>
      (await allTransactions(person, { q })).map((transaction) => transaction.id).sort();
    const having = (is: (magnitude: number) => boolean) =>
      transactions
        .filter((transaction) => is(Math.abs(transaction.amountMinor)))
        .map((transaction) => transaction.id)
        .sort();
    expect(await found('> 500')).toEqual(having((minor) => minor > 50_000));
    expect(await found('<=3.5')).toEqual(having((minor) => minor <= 350));
    expect(await found('50..60')).toEqual(having((minor) => minor >= 5_000 && minor <= 6_000));
    const [some] = transactions.slice(-1);
    const exact = await found(String(Math.abs(some?.amountMinor ?? 0) / 100));
    expect(exact).toEqual(
      expect.arrayContaining(having((minor) => minor === Math.abs(some?.amountMinor ?? 0))),
    );
  });

  it('receipts with and without a charge are one number each: counts, months and the lists they open', async () => {
    const listed = async (query: QueryOf<'listProcessedEmails'>) => {
      for (let count = 0, cursor: string | undefined; ; ) {
        const page = await person.call('listProcessedEmails', {
          query: { ...query, limit: 200, ...(cursor === undefined ? {} : { cursor }) },
        });
        count += page.emails.length;
        if (page.nextCursor === null) return count;
        cursor = page.nextCursor;
      }
    };
    const { receiptsWithoutCharge, matched, months } = await person.call('getEmailAi');
    expect(receiptsWithoutCharge).toBeGreaterThan(0);
    expect(await listed({ linked: 'no' })).toBe(receiptsWithoutCharge);
    expect(await listed({ linked: 'yes' })).toBe(matched);
    expect(sum(months.map((month) => month.matched))).toBe(matched);
    expect(sum(months.map((month) => month.receipts))).toBe(matched + receiptsWithoutCharge);
    for (const month of months.slice(-3)) {
      const period = monthBounds(month.month);
      expect(await listed({ linked: 'yes', ...period }), month.month).toBe(month.matched);
      expect(await listed(period), month.month).toBe(month.messages);
    }
  });

  it('subscriptions, trials and renewals are the same in alerts, on the dashboard and in the list', async () => {
    const { subscriptions, announced } = await person.call('listSubscriptions');
    const { findings } = await person.call('listFindings');
    const names = new Set([...subscriptions.filter(isRunning), ...announced].map(({ name }) => name));
    const told = findings.filter(({ kind }) => kind === 'trial_ends' || kind === 'renewal_due');
    expect(told.length).toBeGreaterThan(0);
    expect(told.map(({ merchant }) => merchant).filter((merchant) => !names.has(merchant))).toEqual([]);
    const running = subscriptions.filter(isRunningSubscription);
    const dashboard = await person.call('getDashboard');
    expect(dashboard.subscriptions.map(({ id }) => id)).toEqual(running.slice(0, 6).map(({ id }) => id));
    expect(running.filter(({ frequency }) => frequency === 'unknown')).toEqual([]);
  });

  it('asks at most ten questions, each with what exactly conflicts', async () => {
    const conflicts = [
      ...['\\d+ receipts fit this one charge', 'The receipt is in \\w+, the charge in \\w+'],
      ...['The amount differs by \\S+', 'The receipt names card \\d+, the charge is on card \\d+'],
      ...['\\d+ charges add up to this receipt', 'The charge is \\d+ days? (?:after|before) the receipt'],
      'Amount and date agree, but the charge has another name',
    ];
    const { waiting, items } = await person.call('listReviewItems');
    expect(waiting).toBeLessThanOrEqual(10);
    for (const item of items.filter((one) => one.candidates === 1))
      expect(item.reason).toMatch(new RegExp(`^(?:${conflicts.join('|')})\\.$`));
  });
});
