import { isChosenCategory } from './category-choice.ts';
import { CATEGORY_TREE } from './category-tree.ts';

/** One detailed category: stored code, its primary, and the names shown. */
export interface Category {
  readonly code: string;
  readonly primary: string;
  readonly name: string;
  readonly primaryName: string;
}

/** The category of what nothing is known about. */
export const UNCATEGORIZED = 'OTHER_OTHER';

const CATCH_ALL: Readonly<Record<string, string>> = {
  INCOME: 'INCOME_OTHER',
  LOAN_DISBURSEMENTS: 'LOAN_DISBURSEMENTS_OTHER_DISBURSEMENT',
  LOAN_PAYMENTS: 'LOAN_PAYMENTS_OTHER_PAYMENT',
  PEOPLE: 'PEOPLE_OTHER',
  CASH: 'CASH_WITHDRAWAL',
  INVESTMENTS: 'INVESTMENTS_CONTRIBUTION',
  TRANSFER_IN: 'TRANSFER_IN_ACCOUNT_TRANSFER',
  TRANSFER_OUT: 'TRANSFER_OUT_ACCOUNT_TRANSFER',
  BANK_FEES: 'BANK_FEES_OTHER_BANK_FEES',
  ENTERTAINMENT: 'ENTERTAINMENT_OTHER_ENTERTAINMENT',
  FOOD_AND_DRINK: 'FOOD_AND_DRINK_OTHER_FOOD_AND_DRINK',
  GENERAL_MERCHANDISE: 'GENERAL_MERCHANDISE_OTHER_GENERAL_MERCHANDISE',
  HOME_IMPROVEMENT: 'HOME_IMPROVEMENT_OTHER_HOME_IMPROVEMENT',
  MEDICAL: 'MEDICAL_OTHER_MEDICAL',
  PERSONAL_CARE: 'PERSONAL_CARE_OTHER_PERSONAL_CARE',
  GENERAL_SERVICES: 'GENERAL_SERVICES_OTHER_GENERAL_SERVICES',
  GOVERNMENT_AND_NON_PROFIT: 'GOVERNMENT_AND_NON_PROFIT_OTHER_GOVERNMENT_AND_NON_PROFIT',
  TRANSPORTATION: 'TRANSPORTATION_OTHER_TRANSPORTATION',
  TRAVEL: 'TRAVEL_OTHER_TRAVEL',
  RENT_AND_UTILITIES: 'RENT_AND_UTILITIES_OTHER_UTILITIES',
  OTHER: UNCATEGORIZED,
};

/**
 * Codes we name otherwise: first-version codes by the second version (source: Plaid's taxonomy file of both versions),
 * and what the provider calls a transfer without proving one.
 */
const RENAMED: Readonly<Record<string, string>> = {
  INCOME_WAGES: 'INCOME_SALARY',
  INCOME_OTHER_INCOME: 'INCOME_OTHER',
  TRANSFER_IN_CASH_ADVANCES_AND_LOANS: 'LOAN_DISBURSEMENTS_OTHER_DISBURSEMENT',
  LOAN_DISBURSEMENTS_OTHER: 'LOAN_DISBURSEMENTS_OTHER_DISBURSEMENT',
  TRANSFER_IN_DEPOSIT: 'INCOME_DEPOSIT',
  TRANSFER_IN_INVESTMENT_AND_RETIREMENT_FUNDS: 'INVESTMENTS_DISTRIBUTION',
  TRANSFER_IN_OTHER_TRANSFER_IN: 'INCOME_OTHER',
  TRANSFER_IN_TRANSFER_IN_FROM_APPS: 'INCOME_FROM_PEOPLE',
  TRANSFER_IN_WIRE: 'INCOME_WIRE',
  TRANSFER_OUT_CRYPTO: 'INVESTMENTS_CRYPTO',
  TRANSFER_OUT_INVESTMENT_AND_RETIREMENT_FUNDS: 'INVESTMENTS_CONTRIBUTION',
  TRANSFER_OUT_OTHER_TRANSFER_OUT: 'PEOPLE_OTHER',
  TRANSFER_OUT_TRANSFER_OUT_FROM_APPS: 'PEOPLE_APP',
  TRANSFER_OUT_WIRE: 'PEOPLE_WIRE',
  TRANSFER_OUT_WITHDRAWAL: 'CASH_WITHDRAWAL',
};

/** Every category we name, in the order of the tree. */
export const CATEGORIES: readonly Category[] = CATEGORY_TREE.flatMap(({ primary, name, detailed }) =>
  Object.entries(detailed).map(([suffix, label]) => ({
    code: `${primary}_${suffix}`,
    primary,
    name: label,
    primaryName: name,
  })),
);

const BY_CODE: ReadonlyMap<string, Category> = new Map(CATEGORIES.map((entry) => [entry.code, entry]));
const PRIMARIES: readonly string[] = CATEGORY_TREE.map((node) => node.primary);

/** Our code for a provider's code that we name otherwise; every other code unchanged. */
export function currentCategoryCode(code: string): string {
  return RENAMED[code] ?? code;
}

/** The primary a code belongs to, by its beginning; `OTHER` when it begins like none of ours. */
export function primaryOf(code: string): string {
  const current = currentCategoryCode(code);
  return PRIMARIES.find((primary) => current === primary || current.startsWith(`${primary}_`)) ?? 'OTHER';
}

/**
 * The category behind any code: the detailed one where we know it, else the catch-all of its primary,
 * else uncategorised. Never throws; the stored code itself is kept by the caller.
 */
export function categoryOf(code: string): Category {
  const current = currentCategoryCode(code.trim().toUpperCase());
  const known = BY_CODE.get(current) ?? BY_CODE.get(CATCH_ALL[primaryOf(current)] ?? UNCATEGORIZED);
  return known ?? { code: UNCATEGORIZED, primary: 'OTHER', name: 'Uncategorized', primaryName: 'Other' };
}

/** True when the code is one of the listed detailed codes (after renames). */
export function isKnownCategory(code: string): boolean {
  return BY_CODE.has(currentCategoryCode(code));
}

const CATCH_ALLS: ReadonlySet<string> = new Set(Object.values(CATCH_ALL));

/** True for the category of whatever else falls under a heading: it contradicts nothing. */
export function isCatchAll(code: string): boolean {
  return CATCH_ALLS.has(currentCategoryCode(code));
}

/**
 * True for what may only change place: transfers in and out, card payments, and loans paid out. It proves nothing: a
 * transfer is a pair of the user's own accounts, or what the user says is one.
 */
export function isTransferCategory(code: string): boolean {
  const current = currentCategoryCode(code);
  if (current === 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT') return true;
  const primary = primaryOf(current);
  return primary === 'TRANSFER_IN' || primary === 'TRANSFER_OUT' || primary === 'LOAN_DISBURSEMENTS';
}

/**
 * True for a category whose transactions are a person's health spending. Vets stand under MEDICAL at the source
 * and are left out; gyms stand under personal care and are counted.
 */
export function isHealthCategory(code: string): boolean {
  return isChosenCategory(code, HEALTH_CHOICE);
}

/** Health spending as a choice of categories. */
export const HEALTH_CHOICE = {
  among: ['MEDICAL', 'PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS'],
  except: ['MEDICAL_VETERINARY_SERVICES'],
} as const;

/** The codes of all categories whose transactions pay for a person's health. */
export const HEALTH_CATEGORIES: readonly string[] = CATEGORIES.map((category) => category.code).filter(
  isHealthCategory,
);
