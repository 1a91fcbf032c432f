import type { ResponseOf } from '#contract/endpoints/table.ts';
import { isHealthCategory } from '#domain/categorization/categories.ts';
import { texts } from '../../texts/en/offline.ts';

type Dashboard = ResponseOf<'getDashboard'>;
type TransactionPage = ResponseOf<'listTransactions'>;

/** So many transactions can be read without a network; the list of transactions asks for as many at first. */
export const OFFLINE_TRANSACTIONS = 200;

/** Stands where a health purchase was named. */
export const HEALTH_NAME = texts.healthPurchase;

/** What waits for the person, without the merchant it is about. */
const PLAIN_TITLES: Partial<Record<Dashboard['attention'][number]['kind'], string>> = {
  refund_late: texts.attention.refundLate,
  trial_ends: texts.attention.trialEnds,
  price_up: texts.attention.priceUp,
  receipt_without_charge: texts.attention.receiptWithoutCharge,
  renewal_due: texts.attention.renewalDue,
};

/** The dashboard as it may stand in this browser's storage: what was bought and health purchases are not named. */
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

/** The newest transactions as they may stand in this browser's storage; nothing follows them. */
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
