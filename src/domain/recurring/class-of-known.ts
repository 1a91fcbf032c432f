import type { CivilDate } from '../calendar/civil-date.ts';
import { primaryOf } from '../categorization/categories.ts';
import { refineClass } from './refine-class.ts';
import { isScattered } from './scattered-payments.ts';
import type { Stream, StreamClass } from './stream-types.ts';

/** A transaction as the ledger knows it. */
interface KnownTransaction {
  readonly merchantKey: string;
  readonly category: string;
  readonly postedOn: CivilDate;
  readonly amountMinor: number;
}

/** What a stream is, once the categories of its charges are known, and all that was paid to the same party. */
export function classOfKnown(
  stream: Stream,
  charges: readonly KnownTransaction[],
  transactions: readonly KnownTransaction[],
): StreamClass {
  if (stream.status === 'trial') return stream.class;
  const categories = charges.map((charge) => charge.category);
  if (stream.class === 'bill' && categories.every((category) => primaryOf(category) === 'PEOPLE')) {
    const parties = new Set(charges.map((charge) => charge.merchantKey));
    const payments = transactions.filter((transaction) => parties.has(transaction.merchantKey));
    if (isScattered(stream, payments)) return 'habit';
  }
  return refineClass(stream.class, categories, stream.frequency);
}
