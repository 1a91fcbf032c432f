import { isTransferCategory, primaryOf } from '../categorization/categories.ts';
import type { Frequency, StreamClass } from './stream-types.ts';

/**
 * Primary categories whose recurring charges are bills: obligations rather than services that can simply be canceled.
 */
const BILLS: ReadonlySet<string> = new Set([
  'RENT_AND_UTILITIES',
  'BANK_FEES',
  'GOVERNMENT_AND_NON_PROFIT',
  'MEDICAL',
  'HOME_IMPROVEMENT',
  'OTHER',
]);
const BILL_CODES: ReadonlySet<string> = new Set([
  'GENERAL_SERVICES_INSURANCE',
  'GENERAL_SERVICES_CHILDCARE',
  'GENERAL_SERVICES_EDUCATION',
]);

/** Fees that depend on usage, not on the calendar. */
const USAGE_FEE = /^BANK_FEES_(?!OTHER_BANK_FEES)/;
/** Goods, meals, trips and care are paid for when needed, even if that happens about twice a year. */
const NEED_CATEGORIES: ReadonlySet<string> = new Set([
  'GENERAL_MERCHANDISE',
  'FOOD_AND_DRINK',
  'MEDICAL',
  'PERSONAL_CARE',
  'TRANSPORTATION',
  'TRAVEL',
  'ENTERTAINMENT',
]);
const FREQUENT: ReadonlySet<Frequency> = new Set([
  'weekly',
  'biweekly',
  'four_weekly',
  'semimonthly',
  'monthly',
]);

/**
 * Refines the class of a subscription or bill once the categories of its transactions are known. Money moved between
 * people or accounts is a transfer; installments are a loan; rent, utilities, fees, taxes, insurance and care are
 * bills; yearly donations and auto club memberships are subscriptions. Usage fees, and bills for goods or care every
 * few months, are habits. The most common category decides; other classes stay unchanged.
 */
export function refineClass(
  found: StreamClass,
  categories: readonly string[],
  frequency: Frequency,
): StreamClass {
  if (found !== 'subscription' && found !== 'bill') return found;
  const category = mostCommon(categories);
  if (category === null) return found;
  if (USAGE_FEE.test(category)) return 'habit';
  if (found === 'bill')
    return NEED_CATEGORIES.has(primaryOf(category)) && !FREQUENT.has(frequency) ? 'habit' : found;
  const primary = primaryOf(category);
  if (isTransferCategory(category)) return 'transfer';
  if (primary === 'LOAN_PAYMENTS') return 'loan';
  if (category === 'GOVERNMENT_AND_NON_PROFIT_DONATIONS') return found;
  return BILLS.has(primary) || BILL_CODES.has(category) ? 'bill' : found;
}

function mostCommon(values: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best: string | null = null;
  for (const [value, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = value;
  return best;
}
