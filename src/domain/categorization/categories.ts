import { matchesCategoryFilter } from './category-filter.ts';
import { CATEGORY_TREE } from './category-tree.ts';

/** One detailed category: stored code, primary, and display names. */
export interface Category {
  readonly code: string;
  readonly primary: string;
  readonly name: string;
  readonly primaryName: string;
}

/** The category of transactions about which nothing is known. */
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
 * Codes mapped to ours: version 1 codes to version 2 (source: Plaid's taxonomy file of both versions), and codes the
 * provider counts as transfers without proof.
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

/** All listed categories, in tree order. */
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

/** Maps a provider's code to ours; unmapped codes are returned unchanged. */
export function currentCategoryCode(code: string): string {
  return RENAMED[code] ?? code;
}

/** Returns the primary of a code, an unlisted one by its prefix; `OTHER` if no primary matches. */
export function primaryOf(code: string): string {
  const current = currentCategoryCode(code);
  const known = BY_CODE.get(current);
  if (known) return known.primary;
  return PRIMARIES.find((primary) => current === primary || current.startsWith(`${primary}_`)) ?? 'OTHER';
}

/**
 * Returns the category for any code: the detailed one if listed, else the catch-all of its primary, else uncategorized.
 * Never throws. The caller keeps the stored code.
 */
export function categoryOf(code: string): Category {
  const current = currentCategoryCode(code.trim().toUpperCase());
  const known = BY_CODE.get(current) ?? BY_CODE.get(CATCH_ALL[primaryOf(current)] ?? UNCATEGORIZED);
  return known ?? { code: UNCATEGORIZED, primary: 'OTHER', name: 'Uncategorized', primaryName: 'Other' };
}

/** True if the code is a listed detailed code (after mapping). */
export function isKnownCategory(code: string): boolean {
  return BY_CODE.has(currentCategoryCode(code));
}

const CATCH_ALLS: ReadonlySet<string> = new Set(Object.values(CATCH_ALL));

/** True for the catch-all category of a primary: it contradicts nothing. */
export function isCatchAll(code: string): boolean {
  return CATCH_ALLS.has(currentCategoryCode(code));
}

/**
 * True for categories that may be mere movements: transfers in and out, card payments and loan payouts. The category
 * alone proves nothing: a transfer is a pair between the user's own accounts, or what the user marked as one.
 */
export function isTransferCategory(code: string): boolean {
  const current = currentCategoryCode(code);
  if (current === 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT') return true;
  const primary = primaryOf(current);
  return primary === 'TRANSFER_IN' || primary === 'TRANSFER_OUT' || primary === 'LOAN_DISBURSEMENTS';
}

/**
 * True if the category's transactions count as health spending. Veterinary services are under MEDICAL in Plaid's
 * taxonomy and excluded; gyms are under personal care and included.
 */
export function isHealthCategory(code: string): boolean {
  return matchesCategoryFilter(code, HEALTH_CHOICE);
}

/** Health spending as a category filter. */
export const HEALTH_CHOICE = {
  among: ['MEDICAL', 'PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS'],
  except: ['MEDICAL_VETERINARY_SERVICES'],
} as const;

/** Codes of all categories that count as health spending. */
export const HEALTH_CATEGORIES: readonly string[] = CATEGORIES.map((category) => category.code).filter(
  isHealthCategory,
);
