import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { UserDb } from '#db/pool.ts';
import { updateAccountSettings } from '#db/repositories/accounts/account-changes.ts';
import { upsertAccount } from '#db/repositories/accounts/accounts.ts';
import { recordBalances, updateBalanceGaps } from '#db/repositories/accounts/balances.ts';
import { removeTransactions } from '#db/repositories/transactions/removal.ts';
import { saveSplit } from '#db/repositories/transactions/splits.ts';
import { insertTransactions } from '#db/repositories/transactions/transactions.ts';
import { confirmTransfer } from '#db/repositories/transfers.ts';
import { addDays, type CivilDate, type Month, monthBounds } from '#domain/calendar/civil-date.ts';
import { resolveFlow } from '#domain/ledger/flow.ts';

/** Length of the history of a random household. */
const DAYS = 125;

const KINDS = ['checking', 'savings', 'credit', 'uncounted', 'euro', 'loan'] as const;
export type AccountKind = (typeof KINDS)[number];
const MOVING = ['checking', 'savings', 'credit', 'uncounted'] as const;

const CATEGORIES = [
  ...['FOOD_AND_DRINK_COFFEE', 'MEDICAL_DENTAL_CARE', 'OTHER_OTHER', 'TRAVEL_FLIGHTS', 'INCOME_SALARY'],
  ...[
    'TRANSFER_OUT_ACCOUNT_TRANSFER',
    'TRANSFER_IN_ACCOUNT_TRANSFER',
    'PEOPLE_APP',
    'LOAN_PAYMENTS_OTHER_PAYMENT',
  ],
];

const drawnTransaction = fc.record({
  account: fc.constantFrom<AccountKind>('checking', 'checking', 'savings', 'credit', 'uncounted', 'euro'),
  daysAgo: fc.nat(DAYS),
  /** Days between purchase and posting. */
  purchasedBefore: fc.nat(4),
  amountMinor: fc.integer({ min: -400_000, max: 300_000 }).filter((minor) => minor !== 0),
  category: fc.constantFrom(...CATEGORIES),
  /** The user's own category: a transfer category makes the transaction a transfer, paired or not. */
  isUserCategory: fc.boolean(),
  isPending: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  isRemoved: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  /** In a currency other than the account's. */
  isForeign: fc.integer({ min: 0, max: 19 }).map((n) => n === 0),
  /** Fraction of the first part; null if it is not split. */
  splitAt: fc.option(fc.double({ min: 0.01, max: 0.99, noNaN: true }), { freq: 5 }),
});

const drawnPair = fc.record({
  from: fc.constantFrom(...MOVING),
  to: fc.constantFrom(...MOVING),
  daysAgo: fc.nat(DAYS),
  /** Days until the second half is booked. */
  lag: fc.nat(3),
  amountMinor: fc.integer({ min: 100, max: 250_000 }),
});

/** A random household: its accounts and all their transactions. */
export const drawnHousehold = fc.record({
  loanMinor: fc.array(fc.integer({ min: -3_000_000, max: -1 }), { minLength: 6, maxLength: 6 }),
  transactions: fc.array(drawnTransaction, { minLength: 5, maxLength: 60 }),
  pairs: fc.array(drawnPair, { maxLength: 8 }),
});
export type DrawnHousehold = typeof drawnHousehold extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** A stored transaction with its expected flow. */
export interface KnownTransaction {
  readonly id: string;
  readonly account: AccountKind;
  readonly purchasedOn: CivilDate;
  readonly postedOn: CivilDate;
  readonly amountMinor: number;
  readonly currency: string;
  readonly category: string;
  readonly isPending: boolean;
  readonly isRemoved: boolean;
  readonly isPaired: boolean;
  readonly isUserCategory: boolean;
  readonly splitMinor: number | null;
}

/** The inputs of a household, to check its figures. */
export interface KnownHousehold {
  readonly transactions: readonly KnownTransaction[];
  /** Balance of each account before its first posted transaction. */
  readonly openingMinor: Readonly<Partial<Record<AccountKind, number>>>;
  /** Debt at the end of each month, as stated by the lender. */
  readonly loan: ReadonlyMap<Month, number>;
}

const currencyOf = (account: AccountKind) => (account === 'euro' ? 'EUR' : 'USD');

/** All transactions of a random household; a pair gives two. */
function transactionsOf(drawn: DrawnHousehold, today: CivilDate): KnownTransaction[] {
  const single = drawn.transactions.map(({ daysAgo, purchasedBefore, isForeign, splitAt, ...values }) => ({
    ...values,
    id: randomUUID(),
    purchasedOn: addDays(today, -daysAgo - purchasedBefore),
    postedOn: addDays(today, -daysAgo),
    currency: isForeign ? 'GBP' : currencyOf(values.account),
    isPaired: false,
    splitMinor:
      splitAt === null || Math.abs(values.amountMinor) < 2 ? null : Math.trunc(values.amountMinor * splitAt),
  }));
  const plain = {
    currency: 'USD',
    isPending: false,
    isRemoved: false,
    isPaired: true,
    isUserCategory: false,
  };
  const paired = drawn.pairs
    .filter(({ from, to, daysAgo, lag }) => from !== to && lag <= daysAgo)
    .flatMap(({ from, to, daysAgo, lag, amountMinor }) => {
      const on = addDays(today, -daysAgo);
      const half = { ...plain, splitMinor: null };
      return [
        {
          ...half,
          id: randomUUID(),
          account: from,
          purchasedOn: on,
          postedOn: on,
          amountMinor: -amountMinor,
          category: 'TRANSFER_OUT_ACCOUNT_TRANSFER',
        },
        {
          ...half,
          id: randomUUID(),
          account: to,
          purchasedOn: addDays(on, lag),
          postedOn: addDays(on, lag),
          amountMinor,
          category: 'TRANSFER_IN_ACCOUNT_TRANSFER',
        },
      ];
    });
  return [...single, ...paired];
}

/** The expected flow of a transaction. */
export function expectedFlow(transaction: KnownTransaction) {
  return resolveFlow({ ...transaction, isExcluded: transaction.account === 'uncounted' });
}

/** Stores a random household as its sources do, and returns its inputs. */
export async function storeHousehold(
  db: UserDb,
  drawn: DrawnHousehold,
  today: CivilDate,
  months: readonly Month[],
): Promise<KnownHousehold> {
  const transactions = transactionsOf(drawn, today);
  const ids = new Map<AccountKind, string>(KINDS.map((kind) => [kind, randomUUID()]));
  const idOf = (kind: AccountKind) => ids.get(kind) ?? '';
  const openingMinor: Partial<Record<AccountKind, number>> = {};
  for (const [at, kind] of KINDS.entries()) {
    const settled = transactions.filter((each) => each.account === kind && isSettled(each));
    openingMinor[kind] = settled.length === 0 ? 0 : at * 12_345 - 20_000;
    const held = settled.reduce((sum, { amountMinor }) => sum + amountMinor, openingMinor[kind]);
    await upsertAccount(db, {
      ...{ id: idOf(kind), connectionId: null, source: 'file', externalId: null, persistentId: null },
      ...{ name: kind, mask: null, institutionName: null, availableBalanceMinor: null },
      ...{
        accountType: kind === 'uncounted' || kind === 'euro' ? 'checking' : kind,
        currency: currencyOf(kind),
      },
      currentBalanceMinor: kind === 'loan' ? (drawn.loanMinor.at(-1) ?? 0) : held,
      ...{ balanceAt: new Date(), isSandbox: false, isClosed: false },
    });
    if (kind === 'uncounted') await updateAccountSettings(db, idOf(kind), { isCounted: false });
  }
  await insertTransactions(
    db,
    transactions.map((each) => ({
      ...{ id: each.id, accountId: idOf(each.account), amountMinor: each.amountMinor },
      ...{ postedOn: each.postedOn, authorizedOn: each.purchasedOn, currency: each.currency },
      ...{ status: each.isPending ? ('pending' as const) : ('posted' as const), flow: expectedFlow(each) },
      ...{ originalDescription: each.id, description: each.category, category: each.category },
      ...{ merchant: each.category, merchantKey: each.category, feedId: null },
      categorySource: each.isUserCategory ? ('user' as const) : ('provider' as const),
      ...{ isSandbox: false, importId: null, originalAmountMinor: null, originalCurrency: null },
    })),
  );
  await storeEdits(db, transactions);
  const loan = new Map(months.map((month, at) => [month, drawn.loanMinor[at] ?? 0]));
  await recordBalances(
    db,
    [...loan].map(([month, amountMinor]) => {
      const { to } = monthBounds(month);
      return {
        accountId: idOf('loan'),
        on: to < today ? to : today,
        amountMinor,
        source: 'feed',
        importId: null,
      };
    }),
  );
  await updateBalanceGaps(db);
  return { transactions, openingMinor, loan };
}

/** Whether it counts in the balance of its account. */
export function isSettled({ account, currency, isPending, isRemoved }: KnownTransaction): boolean {
  return !isPending && !isRemoved && currency === currencyOf(account);
}

async function storeEdits(db: UserDb, transactions: readonly KnownTransaction[]): Promise<void> {
  const paired = transactions.filter(({ isPaired }) => isPaired);
  for (let at = 0; at < paired.length; at += 2)
    await confirmTransfer(db, { outflowId: paired[at]?.id ?? '', inflowId: paired[at + 1]?.id ?? '' });
  for (const { id, amountMinor, splitMinor } of transactions) {
    if (splitMinor === null) continue;
    const line = { isHealth: false, receiptId: null, item: null };
    await saveSplit(db, id, [
      { ...line, category: 'GENERAL_MERCHANDISE_ELECTRONICS', amountMinor: splitMinor },
      { ...line, category: 'PERSONAL_CARE_HAIR_AND_BEAUTY', amountMinor: amountMinor - splitMinor },
    ]);
  }
  const removed = transactions.filter(({ isRemoved }) => isRemoved).map(({ id }) => id);
  await removeTransactions(db, removed, 'provider', new Date());
}
