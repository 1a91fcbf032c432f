import type { Book } from './book.ts';
import { addDays, addMonths } from './days.ts';
import { writeForeignPurchases } from './foreign-purchases.ts';
import { writeInPersonPurchases } from './in-person-purchases.ts';
import { writeIncomeAndBills } from './income-and-bills.ts';
import { writeMedicalVisits } from './medical-visits.ts';
import { writeOnlineOrders } from './online-orders.ts';
import { writeReleasedHolds } from './released-holds.ts';
import { writeSubscriptions } from './subscriptions.ts';
import { writeTransfers } from './transfers.ts';
import type {
  CivilDate,
  Household,
  HouseholdAccount,
  HouseholdPerson,
  HouseholdPurchase,
  LedgerTransaction,
} from './types.ts';
import { purchasesOn, transactionsOn } from './view.ts';

const DAYS_AHEAD = 62;

type AccountTemplate = Omit<HouseholdAccount, 'balanceMinor'>;

const platypus = { institutionId: 'ins_109508', currency: 'USD' } as const;
const harbor = { institutionId: 'ins_990417', currency: 'USD', cardBrand: null, limitMinor: null } as const;

const ACCOUNTS: readonly AccountTemplate[] = [
  {
    ...platypus,
    id: 'checking',
    name: 'Everyday Checking',
    officialName: 'First Platypus Everyday Checking',
    type: 'depository',
    subtype: 'checking',
    mask: '2204',
    cardBrand: 'Visa',
    openingMinor: 512_344,
    limitMinor: null,
  },
  {
    ...platypus,
    id: 'savings',
    name: 'Rainy Day Savings',
    officialName: 'First Platypus High Yield Savings',
    type: 'depository',
    subtype: 'savings',
    mask: '0913',
    cardBrand: null,
    openingMinor: 1_184_000,
    limitMinor: null,
  },
  {
    ...platypus,
    id: 'visa',
    name: 'Cash Rewards Visa',
    officialName: 'First Platypus Cash Rewards Visa Signature',
    type: 'credit',
    subtype: 'credit card',
    mask: '4417',
    cardBrand: 'Visa',
    openingMinor: -143_218,
    limitMinor: 1_200_000,
  },
  {
    ...platypus,
    id: 'mastercard',
    name: 'Wombat Mastercard',
    officialName: 'Wombat World Mastercard',
    type: 'credit',
    subtype: 'credit card',
    mask: '8802',
    cardBrand: 'Mastercard',
    openingMinor: -71_690,
    limitMinor: 650_000,
  },
  {
    ...platypus,
    id: 'hsa',
    name: 'Health Savings',
    officialName: 'First Platypus Health Savings Account',
    type: 'depository',
    subtype: 'hsa',
    mask: '3390',
    cardBrand: 'Visa',
    openingMinor: 214_075,
    limitMinor: null,
  },
  {
    ...harbor,
    id: 'harbor-savings',
    name: 'Share Savings',
    officialName: 'Harbor Light Regular Share',
    type: 'depository',
    subtype: 'savings',
    mask: '0007',
    openingMinor: 88_210,
  },
  {
    ...harbor,
    id: 'harbor-checking',
    name: 'Share Draft',
    officialName: 'Harbor Light Share Draft',
    type: 'depository',
    subtype: 'checking',
    mask: '7715',
    openingMinor: 23_140,
  },
  {
    ...harbor,
    id: 'harbor-auto',
    name: 'Auto Loan',
    officialName: 'Harbor Light New Auto Loan',
    type: 'loan',
    subtype: 'auto',
    mask: '5521',
    openingMinor: -1_874_300,
  },
];

const PERSON: HouseholdPerson = {
  name: 'Jordan Ellis',
  firstName: 'Jordan',
  email: 'jordan.ellis@sandbox.test',
  phone: '+15125550144',
  street: '1810 Cedar Row, Apt 214',
  city: 'Austin',
  region: 'TX',
  postalCode: '78704',
  timeZone: 'America/Chicago',
};

/**
 * Builds a household with 24 months of data up to `asOf`. Deterministic: two households with the same seed agree on all
 * shared dates if their scenarios (price increases, trials, cancellations) are anchored to the same month, `storyOn` or
 * by default that of `asOf`.
 */
export function buildHousehold(options: {
  readonly asOf: CivilDate;
  readonly seed?: number;
  readonly storyOn?: CivilDate;
}): Household {
  const { asOf, seed = 1, storyOn = asOf } = options;
  const startOn = addMonths(asOf, -24);
  const endOn = addDays(asOf, DAYS_AHEAD);
  const anchor = `${storyOn.slice(0, 7)}-01`;
  const month = `${asOf.slice(0, 7)}-01`;
  // Starts two months early, so that the first card payments pay real statements.
  const book: Book = {
    seed,
    from: addMonths(month, -26),
    to: addDays(endOn, 10),
    storyOn,
    anchor,
    transactions: [],
    purchases: [],
  };
  writeInPersonPurchases(book);
  writeMedicalVisits(book);
  writeOnlineOrders(book);
  writeForeignPurchases(book);
  writeReleasedHolds(book);
  writeSubscriptions(book);
  writeIncomeAndBills(book);
  writeTransfers(book);
  const accounts = ACCOUNTS.map((account) => settle(account, book.transactions, startOn, asOf));
  const ledger = {
    transactions: shownTransactions(book.transactions, startOn, endOn),
    purchases: shownPurchases(book.purchases, startOn, endOn),
  };
  return {
    asOf,
    seed,
    startOn,
    endOn,
    person: PERSON,
    accounts,
    transactions: transactionsOn({ ledger }, asOf),
    purchases: purchasesOn({ ledger }, asOf),
    ledger,
  };
}

/** Adds transactions before the first shown date to the opening balance. */
function settle(
  account: AccountTemplate,
  transactions: readonly LedgerTransaction[],
  startOn: CivilDate,
  asOf: CivilDate,
): HouseholdAccount {
  let openingMinor = account.openingMinor;
  let balanceMinor = account.openingMinor;
  for (const transaction of transactions) {
    if (transaction.accountId !== account.id || transaction.postedOn === null) continue;
    if (transaction.authorizedOn < startOn) openingMinor += transaction.amountMinor;
    if (transaction.postedOn <= asOf || transaction.authorizedOn < startOn)
      balanceMinor += transaction.amountMinor;
  }
  return { ...account, openingMinor, balanceMinor };
}

function shownTransactions(
  transactions: readonly LedgerTransaction[],
  startOn: CivilDate,
  endOn: CivilDate,
): LedgerTransaction[] {
  return transactions
    .filter((transaction) => transaction.authorizedOn >= startOn && transaction.authorizedOn <= endOn)
    .sort((a, b) => compare(sortKey(a), sortKey(b)));
}

function shownPurchases(
  purchases: readonly HouseholdPurchase[],
  startOn: CivilDate,
  endOn: CivilDate,
): HouseholdPurchase[] {
  return purchases
    .filter((purchase) => purchase.orderedOn >= startOn && purchase.orderedOn <= endOn)
    .map(withCard)
    .sort((a, b) => compare(a.orderedAt, b.orderedAt) || compare(a.id, b.id));
}

function withCard(purchase: HouseholdPurchase): HouseholdPurchase {
  const account = ACCOUNTS.find((candidate) => candidate.id === purchase.accountId);
  return { ...purchase, cardMask: account?.mask ?? null, cardBrand: account?.cardBrand ?? null };
}

function sortKey(transaction: LedgerTransaction): string {
  return `${transaction.postedOn ?? transaction.authorizedOn} ${transaction.authorizedAt ?? ''} ${transaction.id}`;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
