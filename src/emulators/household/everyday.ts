import { addTransaction, type Book, describe } from './book.ts';
import { HABITS, type Habit } from './catalog/habits.ts';
import type { Merchant } from './catalog/merchant.ts';
import { dayNumber, daysBetween, localInstant, weekday } from './days.ts';
import { newPurchase, SALES_TAX, sum } from './purchase.ts';
import { type Chance, chanceOf } from './random.ts';
import type { CivilDate, PurchaseItem } from './types.ts';

/** What is bought in person, day by day. */
export function writeEveryday(book: Book): void {
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
  const chance = chanceOf(book.seed, habit.key, day);
  const isCertain = habit.everyDays !== undefined && dayNumber(day) % habit.everyDays === 0;
  if (!chance.is(habit.week[weekday(day)] ?? 0) && !isCertain) return;
  const merchant = chance.pick(habit.places);
  const isMailed =
    habit.receipts !== undefined && merchant.domain !== null && chance.is(habit.receipts.share);
  const bill = isMailed
    ? itemised(habit, chance)
    : { items: [], subtotalMinor: skewed(chance, habit.minor), taxMinor: 0 };
  const due = bill.subtotalMinor + bill.taxMinor;
  const tipMinor = habit.tips ? Math.round((bill.subtotalMinor * chance.pick(habit.tips)) / 100) : 0;
  const held = habit.heldMinor && chance.is(0.5) ? chance.pick(habit.heldMinor) : due;
  const id = `${habit.key}-${day}`;
  const hour = chance.int(habit.hours[0], habit.hours[1]);
  const accountId = chance.pick(habit.accounts);
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
      description: describe(merchant, chance),
      merchant,
      ...(isMailed ? { purchaseId: `order-${id}` } : {}),
      ...(habit.everyDays === undefined ? {} : { lagDays: habit.everyDays }),
    },
    chance,
  );
  if (isMailed) writeReceipt(book, { id, accountId, merchant, day, hour, bill, tipMinor }, chance);
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

function writeReceipt(book: Book, meal: Meal, chance: Chance): void {
  const { bill, day, merchant, tipMinor } = meal;
  const totalMinor = bill.subtotalMinor + bill.taxMinor + tipMinor;
  book.purchases.push({
    ...newPurchase({
      id: `order-${meal.id}`,
      merchant: merchant.name,
      domain: merchant.domain,
      orderId: chance.code(6),
      orderedOn: day,
      orderedAt: localInstant(day, meal.hour, chance.int(0, 59), chance.int(0, 59)),
      accountId: meal.accountId,
      via: merchant.via,
    }),
    ...bill,
    tipMinor,
    totalMinor,
    charges: [{ transactionId: meal.id, amountMinor: totalMinor, shippedOn: null }],
  });
}

function itemised(habit: Habit, chance: Chance): Bill {
  const { menu, lines } = habit.receipts ?? { menu: [], lines: [1, 1] as const };
  const drawn = chance.some(menu, chance.int(lines[0], lines[1]));
  const items = drawn.map((product): PurchaseItem => {
    const quantity = Math.min(product.atMost ?? 2, chance.pick([1, 1, 1, 2]));
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

/** Most amounts are small, a few are large. */
function skewed(chance: Chance, [min, max]: readonly [number, number]): number {
  return Math.round(min + (max - min) * chance.next() ** 2.2);
}
