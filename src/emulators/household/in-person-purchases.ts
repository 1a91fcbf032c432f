import { addTransaction, type Book, fillDescriptor } from './book.ts';
import { HABITS, type Habit } from './catalog/habits.ts';
import type { Merchant } from './catalog/merchant.ts';
import { dayNumber, daysBetween, localInstant, weekday } from './days.ts';
import { newPurchase, SALES_TAX, sum } from './purchase.ts';
import { createRandom, type Random } from './random.ts';
import type { CivilDate, PurchaseItem } from './types.ts';

/** In-person purchases by day. */
export function writeInPersonPurchases(book: Book): void {
  for (const day of daysBetween(book.from, book.to)) {
    for (const habit of HABITS) writeHabit(book, habit, day);
  }
}

interface Bill {
  readonly items: readonly PurchaseItem[];
  readonly subtotalMinor: number;
  readonly taxMinor: number;
}

function writeHabit(book: Book, habit: Habit, day: CivilDate): void {
  const random = createRandom(book.seed, habit.key, day);
  const isCertain = habit.everyDays !== undefined && dayNumber(day) % habit.everyDays === 0;
  if (!random.chance(habit.week[weekday(day)] ?? 0) && !isCertain) return;
  const merchant = random.pick(habit.places);
  const isMailed =
    habit.receipts !== undefined && merchant.domain !== null && random.chance(habit.receipts.share);
  const bill = isMailed
    ? itemised(habit, random)
    : { items: [], subtotalMinor: skewed(random, habit.minor), taxMinor: 0 };
  const due = bill.subtotalMinor + bill.taxMinor;
  const tipMinor = habit.tips ? Math.round((bill.subtotalMinor * random.pick(habit.tips)) / 100) : 0;
  const held = habit.heldMinor && random.chance(0.5) ? random.pick(habit.heldMinor) : due;
  const id = `${habit.key}-${day}`;
  const hour = random.int(habit.hours[0], habit.hours[1]);
  const accountId = random.pick(habit.accounts);
  addTransaction(
    book,
    {
      id,
      accountId,
      amountMinor: -(due + tipMinor),
      heldMinor: -held,
      on: day,
      hour,
      settlement: 'card',
      description: fillDescriptor(merchant, random),
      merchant,
      ...(isMailed ? { purchaseId: `order-${id}` } : {}),
      ...(habit.everyDays === undefined ? {} : { lagDays: habit.everyDays }),
    },
    random,
  );
  if (isMailed) writeReceipt(book, { id, accountId, merchant, day, hour, bill, tipMinor }, random);
}

interface Meal {
  readonly id: string;
  readonly accountId: string;
  readonly merchant: Merchant;
  readonly day: CivilDate;
  readonly hour: number;
  readonly bill: Bill;
  readonly tipMinor: number;
}

function writeReceipt(book: Book, meal: Meal, random: Random): void {
  const { bill, day, merchant, tipMinor } = meal;
  const totalMinor = bill.subtotalMinor + bill.taxMinor + tipMinor;
  book.purchases.push({
    ...newPurchase({
      id: `order-${meal.id}`,
      merchant: merchant.name,
      domain: merchant.domain,
      orderId: random.code(6),
      orderedOn: day,
      orderedAt: localInstant(day, meal.hour, random.int(0, 59), random.int(0, 59)),
      accountId: meal.accountId,
      via: merchant.via,
    }),
    ...bill,
    tipMinor,
    totalMinor,
    charges: [{ transactionId: meal.id, amountMinor: totalMinor, shippedOn: null }],
  });
}

function itemised(habit: Habit, random: Random): Bill {
  const { menu, lines } = habit.receipts ?? { menu: [], lines: [1, 1] as const };
  const drawn = random.some(menu, random.int(lines[0], lines[1]));
  const items = drawn.map((product): PurchaseItem => {
    const quantity = Math.min(product.atMost ?? 2, random.pick([1, 1, 1, 2]));
    const { name, minor } = product;
    return {
      name,
      quantity,
      unitPriceMinor: minor,
      lineTotalMinor: minor * quantity,
      isHealth: product.health === true,
    };
  });
  const taxable = sum(drawn.map((product, i) => (product.untaxed ? 0 : (items[i]?.lineTotalMinor ?? 0))));
  return {
    items,
    subtotalMinor: sum(items.map((item) => item.lineTotalMinor)),
    taxMinor: Math.round(taxable * SALES_TAX),
  };
}

/** Skewed: most amounts are small, a few large. */
function skewed(random: Random, [min, max]: readonly [number, number]): number {
  return Math.round(min + (max - min) * random.next() ** 2.2);
}
