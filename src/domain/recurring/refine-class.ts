import { isTransferCategory, primaryOf } from '../categorization/categories.ts';
import type { Frequency, StreamClass } from './stream-types.ts';

/**
 * Primary categories whose repeating charges are bills: something owed, not a service that is canceled with a click.
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

/** Fees that follow what was done, not the calendar. */
const FEE_OF_USE = /^BANK_FEES_(?!OTHER_BANK_FEES)/;
/** Goods, meals, trips and care are paid when needed, also where that comes about twice a year. */
const NEEDS: ReadonlySet<string> = new Set([
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
 * What a stream that looks like a subscription or a bill really is, once the categories of its transactions are
 * known: money moved between people or accounts is a transfer, instalments are a loan, rent, utilities, fees, taxes,
 * insurance and care are bills; what is given each year to a trust or a motorists' club is as free as any membership.
 * Fees of use, and bills of goods or care every few months, are habits: nothing is owed again. The category of most
 * transactions decides; other classes stay.
 */
export function refineClass(
  found: StreamClass,
  categories: readonly string[],
  frequency: Frequency,
): StreamClass {
  if (found !== 'subscription' && found !== 'bill') return found;
  const category = mostCommon(categories);
  if (category === null) return found;
  if (FEE_OF_USE.test(category)) return 'habit';
  if (found === 'bill') return NEEDS.has(primaryOf(category)) && !FREQUENT.has(frequency) ? 'habit' : found;
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
