import { isTransferCategory, primaryOf } from '../categorization/categories.ts';
import type { StreamClass } from './stream-types.ts';

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

/**
 * What a stream that looks like a subscription really is, once the categories of its transactions are known: money
 * moved between people or accounts is a transfer, instalments are a loan, rent, utilities, fees, taxes, insurance and
 * care are bills; what is given each year to a trust or a motorists' club is as free as any membership. The category of
 * most transactions decides; other classes stay.
 */
export function refineClass(found: StreamClass, categories: readonly string[]): StreamClass {
  if (found !== 'subscription') return found;
  const category = mostCommon(categories);
  if (category === null) return found;
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
