import type { ResponseOf } from '#contract/endpoints/table.ts';
import { isHealthCategory } from '#domain/categorization/categories.ts';
import { texts } from '../../texts/en/offline.ts';

type Dashboard = ResponseOf<'getDashboard'>;
type TransactionPage = ResponseOf<'listTransactions'>;

/** Number of transactions available offline; also the page size of the transaction list. */
export const OFFLINE_TRANSACTIONS = 200;

/** Replaces the name of a health purchase. */
export const HEALTH_NAME = texts.healthPurchase;

/** Titles of attention items without the merchant. */
const PLAIN_TITLES: Partial<Record<Dashboard['attention'][number]['kind'], string>> = {
  refund_late: texts.attention.refundLate,
  trial_ends: texts.attention.trialEnds,
  price_up: texts.attention.priceUp,
  receipt_without_charge: texts.attention.receiptWithoutCharge,
  renewal_due: texts.attention.renewalDue,
};

/** The dashboard as stored in this browser: without item names and names of health purchases. */
export function dashboardCopy(dashboard: Dashboard): Dashboard {
  return {
    ...dashboard,
    transactions: dashboard.transactions.map((transaction) => ({
      ...transaction,
      name: isHealthCategory(transaction.category) ? HEALTH_NAME : transaction.name,
      itemsSummary: null,
    })),
    attention: dashboard.attention.map((item) => ({
      ...item,
      title: PLAIN_TITLES[item.kind] ?? item.title,
      detail: '',
    })),
  };
}

/** The newest transactions as stored in this browser, without a next page. */
export function transactionsCopy(page: TransactionPage): TransactionPage {
  return {
    ...page,
    nextCursor: null,
    transactions: page.transactions.slice(0, OFFLINE_TRANSACTIONS).map((transaction) => {
      const isHealth = isHealthCategory(transaction.category);
      return {
        ...transaction,
        description: isHealth ? HEALTH_NAME : transaction.description,
        merchant: isHealth ? HEALTH_NAME : transaction.merchant,
        itemsSummary: null,
      };
    }),
  };
}
