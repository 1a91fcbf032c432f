import type { Database } from '#db/pool.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import type { Clock } from '#ports/system.ts';
import { getDashboard } from '#server/features/dashboard/get-dashboard.ts';
import {
  readCandidates,
  readCandidatesById,
  readMatchableReceipts,
} from '#server/features/derive/match-query.ts';
import { getInsights } from '#server/features/insights/get-insights.ts';
import { listReviewItems } from '#server/features/receipts/list-review-items.ts';
import { listSubscriptions } from '#server/features/subscriptions/list-subscriptions.ts';
import { getTransaction } from '#server/features/transactions/get-transaction.ts';
import { getTransactionTotals, listTransactions } from '#server/features/transactions/list-transactions.ts';
import { fromWire } from '#server/lib/wire-id.ts';
import { addPurchase, findPurchases } from './purchase.ts';

interface Hot {
  /** Maximum table and index pages that any of its statements may read. */
  readonly pages: number;
  run(services: { readonly db: Database; readonly clock: Clock }, userId: string): Promise<unknown>;
}

/** A page of a list, including the lookups for each of its transactions. */
const LISTED = 800;
/** Counts all questions ever asked. */
const ASKED = 2_000;
/** Reads the transactions of some days, 550 a day, with the account of each. */
const DAY = 600;
const TODAY = new Date().toISOString().slice(0, 10);

/** The statements of every visit, sync and email. */
export const HOT: Readonly<Record<string, Hot>> = {
  'the dashboard': { pages: 500, run: (services, userId) => getDashboard(services, userId, {}) },
  'the dashboard of a year': {
    pages: 600,
    run: (services, userId) => getDashboard(services, userId, { from: addDays(TODAY, -364), to: TODAY }),
  },
  'the list': { pages: LISTED, run: (services, userId) => listTransactions(services, userId, {}) },
  'its next page': {
    pages: LISTED,
    async run(services, userId) {
      const { nextCursor } = await listTransactions(services, userId, {});
      return listTransactions(services, userId, { cursor: nextCursor ?? '' });
    },
  },
  'the list of a month long ago': {
    pages: LISTED,
    run: (services, userId) =>
      listTransactions(services, userId, { from: addDays(TODAY, -900), to: addDays(TODAY, -870) }),
  },
  'the list, the largest first': {
    pages: LISTED,
    run: (services, userId) => listTransactions(services, userId, { sort: 'largest' }),
  },
  'the list by merchant': {
    pages: LISTED,
    run: (services, userId) => listTransactions(services, userId, { sort: 'merchant' }),
  },
  'a search for a frequent text': {
    pages: LISTED,
    run: (services, userId) => listTransactions(services, userId, { q: 'coffee' }),
  },
  'a search by category': {
    pages: LISTED,
    run: (services, userId) => listTransactions(services, userId, { category: 'FOOD_AND_DRINK' }),
  },
  'one transaction': {
    pages: LISTED,
    async run(services, userId) {
      const { transactions } = await listTransactions(services, userId, {});
      return getTransaction(services, userId, transactions[0]?.id ?? '');
    },
  },
  'totals of everything': {
    pages: 300,
    run: (services, userId) => getTransactionTotals(services, userId, {}),
  },
  'totals of a month': {
    pages: 100,
    run: (services, userId) =>
      getTransactionTotals(services, userId, { from: addDays(TODAY, -900), to: addDays(TODAY, -870) }),
  },
  'the review queue': { pages: ASKED, run: (services, userId) => listReviewItems(services, userId, {}) },
  'what recurs': { pages: 20_000, run: (services, userId) => listSubscriptions(services, userId, undefined) },
  'insights with health': { pages: 46 * DAY, run: (services, userId) => getInsights(services, userId, {}) },
  'what a sync looks up': {
    pages: 2 * DAY,
    run: ({ db }, userId) => db.readAs(userId, (db) => findPurchases(db, TODAY)),
  },
  'what a sync writes': {
    pages: 300,
    run: ({ db }, userId) => db.withUser(userId, (db) => addPurchase(db, TODAY)),
  },
  'candidates of a receipt': {
    pages: DAY,
    run: ({ db }, userId) =>
      db.readAs(userId, (db) => readCandidates(db, false, addDays(TODAY, -907), addDays(TODAY, -900))),
  },
  'candidates by name': {
    pages: LISTED,
    async run(services, userId) {
      const { transactions } = await listTransactions(services, userId, {});
      const ids = transactions.slice(0, 5).map(({ id }) => fromWire(id));
      return services.db.readAs(userId, (db) => readCandidatesById(db, false, ids));
    },
  },
  'receipts of some days': {
    pages: ASKED,
    run: ({ db }, userId) =>
      db.readAs(userId, (db) =>
        readMatchableReceipts(db, false, { from: addDays(TODAY, -907), to: addDays(TODAY, -900) }),
      ),
  },
};
