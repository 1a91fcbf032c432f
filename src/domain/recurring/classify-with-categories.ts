import type { CivilDate } from '../calendar/civil-date.ts';
import { primaryOf } from '../categorization/categories.ts';
import { areIrregularPayments } from './irregular-payments.ts';
import { refineClass } from './refine-class.ts';
import type { Stream, StreamClass } from './stream-types.ts';

/** A transaction with its category. */
interface CategorizedTransaction {
  readonly merchantKey: string;
  readonly category: string;
  readonly postedOn: CivilDate;
  readonly amountMinor: number;
}

/** Resolves the class of a stream from the categories of its charges and all payments to the same merchant. */
export function classifyWithCategories(
  stream: Stream,
  charges: readonly CategorizedTransaction[],
  transactions: readonly CategorizedTransaction[],
): StreamClass {
  if (stream.status === 'trial') return stream.class;
  const categories = charges.map((charge) => charge.category);
  if (stream.class === 'bill' && categories.every((category) => primaryOf(category) === 'PEOPLE')) {
    const parties = new Set(charges.map((charge) => charge.merchantKey));
    const payments = transactions.filter((transaction) => parties.has(transaction.merchantKey));
    if (areIrregularPayments(stream, payments)) return 'habit';
  }
  return refineClass(stream.class, categories, stream.frequency);
}
