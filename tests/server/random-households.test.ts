import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#db/pool.ts';
import { addToMonth, type Month, monthBounds, toMonth } from '#domain/calendar/civil-date.ts';
import { buildCsv } from '../../src/web/features/transactions/csv.ts';
import { allTransactions } from '../lib/bank.ts';
import { type ExportedLine, linesOfTable, sumOfLines } from '../lib/exported-table.ts';
import { readZip } from '../lib/files/zip.ts';
import { addressOf, type Person, signUp } from '../lib/person.ts';
import {
  type AccountKind,
  drawnHousehold,
  expectedFlow,
  isSettled,
  type KnownHousehold,
  type KnownTransaction,
  storeHousehold,
} from '../lib/random-household.ts';
import { runProduct } from '../lib/servers/product.ts';

const HOUSEHOLDS = 50;
const SEED = Number(process.env.PROPERTY_SEED ?? 20_261_121);
const product = runProduct();
let database: Database;

beforeAll(() => {
  database = openDatabase({ url: product().databaseUrl, connectionsMax: 2 });
});
afterAll(() => database.close());

const today = new Date().toISOString().slice(0, 10);
/** The six months of the random histories, oldest first. */
const MONTHS = Array.from({ length: 6 }, (_, at) => addToMonth(toMonth(today), at - 5));
const IN_WORTH: readonly AccountKind[] = ['checking', 'savings', 'credit'];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const minor = (decimal: number) => Math.round(decimal * 100);

/** The expected figures of a month, computed only from the household's inputs. */
function expectedMonth({ transactions, openingMinor, loan }: KnownHousehold, month: Month) {
  const dollars = transactions.filter(({ isRemoved, currency }) => !isRemoved && currency === 'USD');
  const counted = ['spend', 'refund', 'income'];
  const of = (flows: readonly string[], isIn: (each: KnownTransaction) => boolean) =>
    sum(
      dollars
        .filter((each) => flows.includes(expectedFlow(each)) && isIn(each))
        .map(({ amountMinor }) => amountMinor),
    );
  const isHere = (each: KnownTransaction) => toMonth(each.purchasedOn) === month;
  const isPostedHere = (each: KnownTransaction) => toMonth(each.postedOn) === month;
  const isInBalance = (each: KnownTransaction) => isSettled(each) && IN_WORTH.includes(each.account);
  const opened = IN_WORTH.filter((account) => openedIn(transactions, account) === month);
  return {
    spendMinor: 0 - of(['spend', 'refund'], isHere),
    incomeMinor: of(['income'], isHere),
    change: {
      savingsMinor: of(counted, isHere),
      outsideMinor: 0 - of(counted, (each) => isHere(each) && !isInBalance(each)),
      postedLaterMinor: 0 - of(counted, (each) => isHere(each) && isInBalance(each) && !isPostedHere(each)),
      postedFromEarlierMinor: of(counted, (each) => !isHere(each) && isInBalance(each) && isPostedHere(each)),
      transfersMinor: of(['transfer'], (each) => isPostedHere(each) && isInBalance(each)),
      addedMinor: sum(opened.map((account) => openingMinor[account] ?? 0)),
      valueMinor: (loan.get(month) ?? 0) - (loan.get(addToMonth(month, -1)) ?? 0),
    },
  };
}

function openedIn(transactions: readonly KnownTransaction[], account: AccountKind): Month | null {
  const days = transactions
    .filter((each) => each.account === account && isSettled(each))
    .map(({ postedOn }) => postedOn);
  const [first] = days.sort();
  return first === undefined ? null : toMonth(first);
}

async function expectMonth(person: Person, month: Month, known: KnownHousehold): Promise<void> {
  const query = monthBounds(month);
  const { change: _, ...figures } = expectedMonth(known, month);
  const [{ totals }, insights, listed, transactions] = await Promise.all([
    person.call('getDashboard', { query }),
    person.call('getInsights', { query }),
    person.call('getTransactionTotals', { query }),
    allTransactions(person, query),
  ]);
  expect({ spendMinor: minor(totals.totalSpend), incomeMinor: minor(totals.income) }).toEqual(figures);
  expect(minor(totals.savings)).toBe(figures.incomeMinor - figures.spendMinor);
  expect(insights).toMatchObject(figures);
  expect(listed).toMatchObject({ ...figures, count: transactions.length });
  expect(insights.months.at(-1)).toMatchObject({ month, ...figures });
  expect(sum(insights.categories.map((category) => category.spendMinor))).toBe(figures.spendMinor);
  expectExportedMonth(transactions, figures, insights.categories);
  for (const { category, spendMinor } of insights.categories) {
    const opened = await person.call('getTransactionTotals', {
      query: { ...query, category, type: 'expense' },
    });
    expect(opened.spendMinor, category).toBe(spendMinor);
  }
}

/** The month's exported list has the same totals as its figures and each of its categories. */
function expectExportedMonth(
  transactions: Parameters<typeof buildCsv>[0],
  figures: { readonly spendMinor: number; readonly incomeMinor: number },
  categories: readonly { readonly name: string; readonly spendMinor: number }[],
): void {
  const lines = linesOfTable(buildCsv(transactions));
  const columns = { amount: 'Amount', currency: 'Currency', type: 'Type' };
  const spent = (of: readonly ExportedLine[]) =>
    0 - sumOfLines(of, { ...columns, types: ['expense', 'refund'] });
  expect({
    spendMinor: spent(lines),
    incomeMinor: sumOfLines(lines, { ...columns, types: ['income'] }),
  }).toEqual(figures);
  for (const { name, spendMinor } of categories)
    expect(spent(lines.filter((line) => line.Category === name)), name).toBe(spendMinor);
}

/** The transaction table of a complete export has all current transactions and the same figures for every month. */
async function expectExportedTable(person: Person, known: KnownHousehold): Promise<void> {
  const answer = await fetch(addressOf(product().url, 'exportUser'), {
    headers: { authorization: `Bearer ${await person.token()}` },
  });
  const files = readZip(Buffer.from(await answer.arrayBuffer()));
  const lines = linesOfTable(String(files.get('transactions.csv')).slice(1));
  const standing = known.transactions.filter(({ isRemoved }) => !isRemoved);
  expect(new Set(lines.map((line) => line.id))).toEqual(new Set(standing.map(({ id }) => id)));
  const columns = { amount: 'amount', currency: 'currency', type: 'type' };
  for (const month of MONTHS) {
    const { spendMinor, incomeMinor } = expectedMonth(known, month);
    const here = lines.filter((line) => line.date?.startsWith(month));
    const comesTo = (...types: readonly string[]) => sumOfLines(here, { ...columns, types });
    expect(
      { spendMinor: 0 - comesTo('spend', 'refund'), incomeMinor: comesTo('income') },
      `the export of ${month}`,
    ).toEqual({ spendMinor, incomeMinor });
  }
}

async function expectTruth(drawn: Parameters<typeof storeHousehold>[1]): Promise<void> {
  const person = await signUp(product());
  // A user's first call creates the profile to which all other data belongs.
  await person.call('getSettings');
  const known = await database.withUser(person.userId, (db) => storeHousehold(db, drawn, today, MONTHS));
  const { months } = await person.call('getNetWorth');
  for (const month of MONTHS.slice(1)) {
    const change = months.find((each) => each.month === month)?.change ?? expect.fail(month);
    const { changeMinor, ...parts } = change;
    expect(sum(Object.values(parts)), month).toBe(changeMinor);
    expect(change, month).toMatchObject(expectedMonth(known, month).change);
    await expectMonth(person, month, known);
  }
  await expectExportedTable(person, known);
}

it(`totals, screens, links and exports of ${HOUSEHOLDS} random households agree (PROPERTY_SEED=${SEED})`, async () => {
  const households = fc.sample(drawnHousehold, { seed: SEED, numRuns: HOUSEHOLDS });
  const waiting = households.entries();
  const work = async () => {
    for (const [at, drawn] of waiting)
      await expectTruth(drawn).catch((error: unknown) => {
        throw new Error(`household ${at} of PROPERTY_SEED=${SEED}`, { cause: error });
      });
  };
  await Promise.all([work(), work(), work()]);
}, 90_000);
