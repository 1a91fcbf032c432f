import { expect, test } from 'vitest';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { dashboardCopy, HEALTH_NAME, OFFLINE_TRANSACTIONS, transactionsCopy } from './copies.ts';

type TransactionPage = ResponseOf<'listTransactions'>;
type Dashboard = ResponseOf<'getDashboard'>;

const pharmacy: TransactionPage['transactions'][number] = {
  id: 'txn_1',
  occurredOn: '2026-11-02',
  postedOn: '2026-11-02',
  authorizedOn: null,
  description: 'CORNER PHARMACY 0042',
  merchant: 'Corner Pharmacy',
  itemsSummary: 'Insulin needles, ibuprofen',
  amountMinor: -2310,
  currency: 'USD',
  type: 'expense',
  isRefund: false,
  status: 'posted',
  category: 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS',
  categoryName: 'Pharmacy',
  parts: [],
  shareMinor: null,
  accountId: 'acc_1',
  accountName: 'Checking',
  hasReceipt: true,
  hasSuggestion: false,
  isHeld: false,
  isExcluded: false,
  isSandbox: false,
};
const grocery = {
  ...pharmacy,
  category: 'FOOD_AND_DRINK_GROCERIES',
  merchant: 'Green Grocer',
  description: 'GREEN GROCER',
};
const page: TransactionPage = {
  transactions: [pharmacy, grocery],
  nextCursor: 'more',
  environment: 'live',
  environments: ['live'],
};

test('a copy of the transactions hides health purchases and items, and keeps the amounts', () => {
  const copy = transactionsCopy(page);
  expect(JSON.stringify(copy)).not.toMatch(/insulin|ibuprofen|corner pharmacy/i);
  expect(copy.transactions.map((transaction) => transaction.merchant)).toEqual([HEALTH_NAME, 'Green Grocer']);
  expect(copy.transactions.map((transaction) => transaction.amountMinor)).toEqual([-2310, -2310]);
  expect(copy.nextCursor).toBeNull();
});

test('a copy contains only the newest transactions', () => {
  const many = { ...page, transactions: Array.from({ length: 450 }, () => grocery) };
  expect(transactionsCopy(many).transactions).toHaveLength(OFFLINE_TRANSACTIONS);
});

test('a copy of the dashboard hides health purchases, items and merchants that need attention', () => {
  // Only the fields that the copy changes matter here.
  const dashboard = {
    transactions: [
      { name: 'Corner Pharmacy', category: pharmacy.category, itemsSummary: 'Insulin needles' },
      { name: 'Green Grocer', category: grocery.category, itemsSummary: 'Ibuprofen' },
    ],
    attention: [{ kind: 'refund_late', title: 'Corner Pharmacy owes a refund', detail: 'Insulin needles' }],
  } as unknown as Dashboard;
  const copy = dashboardCopy(dashboard);
  expect(JSON.stringify(copy)).not.toMatch(/insulin|ibuprofen|corner pharmacy/i);
  expect(copy.transactions.map((transaction) => transaction.name)).toEqual([HEALTH_NAME, 'Green Grocer']);
});
