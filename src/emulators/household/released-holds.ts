import { addTransaction, type Book, fillDescriptor } from './book.ts';
import type { Merchant } from './catalog/merchant.ts';
import { daysBetween } from './days.ts';
import { createRandom } from './random.ts';

const HOLDERS: readonly Merchant[] = [
  {
    name: 'Enterprise',
    domain: 'enterprise.com',
    category: 'TRAVEL_RENTAL_CARS',
    descriptor: 'ENTERPRISE RENT-A-CAR DEPOSIT AUSTIN TX',
  },
  {
    name: 'Hotel Saint Cecilia',
    domain: 'hotelsaintcecilia.com',
    category: 'TRAVEL_LODGING',
    descriptor: 'HOTEL SAINT CECILIA INCIDENTAL AUSTIN TX',
  },
  {
    name: 'Amazon',
    domain: 'amazon.com',
    category: 'GENERAL_MERCHANDISE_ONLINE_MARKETPLACES',
    descriptor: 'AMZN Mktp US*{A9} Amzn.com/bill WA',
  },
];

/** Deposits and canceled orders: pending for some days, then released without posting. */
export function writeReleasedHolds(book: Book): void {
  for (const day of daysBetween(book.from, book.to)) {
    const random = createRandom(book.seed, 'hold', day);
    if (!random.chance(0.03)) continue;
    const merchant = random.pick(HOLDERS);
    addTransaction(
      book,
      {
        id: `hold-${day}`,
        accountId: 'visa',
        amountMinor: -random.pick([2599, 5000, 10_000, 20_000]),
        on: day,
        settlement: 'hold',
        description: fillDescriptor(merchant, random),
        merchant,
      },
      random,
    );
  }
}
