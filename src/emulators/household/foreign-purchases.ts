import { addTransaction, type Book, fillDescriptor } from './book.ts';
import type { Merchant } from './catalog/merchant.ts';
import { dayInMonth, localInstant, monthIndex } from './days.ts';
import { newPurchase, sum } from './purchase.ts';
import { createRandom } from './random.ts';
import type { PurchaseItem } from './types.ts';

const BOOKS: Merchant = {
  name: "Blackwell's",
  domain: 'blackwells.co.uk',
  category: 'GENERAL_MERCHANDISE_BOOKSTORES_AND_NEWSSTANDS',
  descriptor: 'BLACKWELL UK LTD OXFORD GBR',
  channel: 'online',
};
const FEE: Merchant = {
  name: 'First Platypus Bank',
  domain: null,
  category: 'BANK_FEES_FOREIGN_TRANSACTION_FEES',
  channel: 'other',
  counterparty: 'financial_institution',
  descriptor: 'FOREIGN TRANSACTION FEE',
};

const TITLES: readonly (readonly [string, number])[] = [
  ['The Living Mountain', 999],
  ['Piranesi (Hardback)', 1599],
  ['A Short History of Trees', 2200],
  ['Orbital', 1049],
];

/** Books ordered in pounds every March and September: the transaction is in dollars with a foreign transaction fee. */
export function writeForeignPurchases(book: Book): void {
  for (let month = monthIndex(book.from); month <= monthIndex(book.to); month++) {
    const day = dayInMonth(month, 14);
    if (month % 6 !== 2 || day < book.from || day > book.to) continue;
    const random = createRandom(book.seed, 'abroad', day);
    const items = random.some(TITLES, 2).map(([name, minor]): PurchaseItem => {
      return { name, quantity: 1, unitPriceMinor: minor, lineTotalMinor: minor, isHealth: false };
    });
    const pounds = sum(items.map((item) => item.lineTotalMinor));
    const dollars = Math.round(pounds * (1.24 + random.int(0, 90) / 1000));
    const id = `order-abroad-${day}`;
    addTransaction(
      book,
      {
        id: `${id}-charge`,
        accountId: 'mastercard',
        amountMinor: -dollars,
        on: day,
        settlement: 'card',
        description: fillDescriptor(BOOKS, random),
        merchant: BOOKS,
        purchaseId: id,
      },
      random,
    );
    addTransaction(
      book,
      {
        id: `${id}-fee`,
        accountId: 'mastercard',
        amountMinor: -Math.round(dollars * 0.03),
        on: day,
        settlement: 'card',
        description: fillDescriptor(FEE, random),
        merchant: FEE,
      },
      random,
    );
    book.purchases.push({
      ...newPurchase({
        id,
        merchant: BOOKS.name,
        domain: BOOKS.domain,
        orderId: `B${random.digits(8)}`,
        orderedOn: day,
        orderedAt: localInstant(day, 7, random.int(0, 59)),
        accountId: 'mastercard',
      }),
      currency: 'GBP',
      items,
      subtotalMinor: pounds,
      totalMinor: pounds,
      charges: [{ transactionId: `${id}-charge`, amountMinor: dollars, shippedOn: null }],
    });
  }
}
