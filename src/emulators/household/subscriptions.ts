import { addTransaction, type Book, fillDescriptor } from './book.ts';
import { PLANS, type Plan } from './catalog/plans.ts';
import { addDays, addMonths, dayInMonth, dayNumber, dayOf, localInstant, monthIndex } from './days.ts';
import { newPurchase, oneItem, SALES_TAX } from './purchase.ts';
import { createRandom, type Random } from './random.ts';
import type { CivilDate, HouseholdPurchase } from './types.ts';

/** Card-paid plans and bills: price increases, a converted trial, cancellations, yearly and quarterly plans. */
export function writeSubscriptions(book: Book): void {
  for (const plan of PLANS) {
    for (const day of chargeDays(book, plan)) writeCharge(book, plan, day);
    if (plan.trialDays !== undefined) writeTrial(book, plan, plan.trialDays);
  }
}

/** A plan's charge dates within the book. */
function chargeDays(book: Book, plan: Plan): CivilDate[] {
  const first = firstCharge(book, plan);
  const last = plan.endedMonthsAgo === undefined ? book.to : addMonths(book.anchor, -plan.endedMonthsAgo);
  const days: CivilDate[] = [];
  for (let n = 0; ; n++) {
    const day = nthCharge(plan, first, n);
    if (day > last || day > book.to) return days;
    if (day >= book.from) days.push(day);
  }
}

function firstCharge(book: Book, plan: Plan): CivilDate {
  if ('days' in plan.every) {
    // A fixed weekly grid, independent of the book's dates.
    const step = plan.every.days;
    return dayOf(Math.ceil((dayNumber(book.from) - plan.day) / step) * step + plan.day);
  }
  if (plan.firstChargeInDays !== undefined) return addDays(book.storyOn, plan.firstChargeInDays);
  const start =
    plan.startedMonthsAgo === undefined ? book.from : addMonths(book.anchor, -plan.startedMonthsAgo);
  return dayInMonth(monthIndex(start), plan.day);
}

function nthCharge(plan: Plan, first: CivilDate, n: number): CivilDate {
  if ('days' in plan.every) return addDays(first, plan.every.days * n);
  const day = plan.firstChargeInDays === undefined ? plan.day : Number(first.slice(8));
  return dayInMonth(monthIndex(first) + plan.every.months * n, day);
}

function priceOn(book: Book, plan: Plan, day: CivilDate): number {
  let minor = plan.prices[0]?.minor ?? 0;
  for (const price of plan.prices) {
    if (day >= addMonths(book.anchor, -price.fromMonthsAgo)) minor = price.minor;
  }
  return minor;
}

function writeCharge(book: Book, plan: Plan, day: CivilDate): void {
  const random = createRandom(book.seed, 'plan', plan.key, day);
  const net = priceOn(book, plan, day);
  const taxMinor = plan.taxed ? Math.round(net * SALES_TAX) : 0;
  const id = `plan-${plan.key}-${day}`;
  const isMailed = plan.mailed !== false;
  const transaction = addTransaction(
    book,
    {
      id,
      accountId: plan.account,
      amountMinor: -(net + taxMinor),
      on: day,
      hour: random.int(1, 9),
      settlement: plan.account === 'checking' ? 'ach' : 'card',
      description: fillDescriptor(plan, random),
      merchant: { channel: 'online', ...plan },
      streamKey: plan.key,
      ...(isMailed ? { purchaseId: `order-${id}` } : {}),
    },
    random,
  );
  if (!isMailed) return;
  book.purchases.push({
    ...planReceipt(plan, `order-${id}`, day, random),
    items: [planItem(plan, net)],
    subtotalMinor: net,
    taxMinor,
    totalMinor: net + taxMinor,
    charges: [{ transactionId: transaction.id, amountMinor: net + taxMinor, shippedOn: null }],
    nextRenewalOn: nthCharge(plan, day, 1),
    renewalMinor: net + taxMinor,
  });
}

/** A trial before the first charge: an email with a total of 0 and no transaction. */
function writeTrial(book: Book, plan: Plan, trialDays: number): void {
  const paidOn = firstCharge(book, plan);
  const day = addDays(paidOn, -trialDays);
  if (day < book.from || day > book.to) return;
  const random = createRandom(book.seed, 'trial', plan.key, day);
  const net = priceOn(book, plan, paidOn);
  book.purchases.push({
    ...planReceipt(plan, `trial-${plan.key}-${day}`, day, random),
    kind: 'trial',
    items: [planItem(plan, 0)],
    trialEndsOn: paidOn,
    nextRenewalOn: paidOn,
    renewalMinor: net + (plan.taxed ? Math.round(net * SALES_TAX) : 0),
  });
}

function planItem(plan: Plan, minor: number): HouseholdPurchase['items'][number] {
  return oneItem(plan.item ?? plan.plan, minor, plan.health === true);
}

function planReceipt(plan: Plan, id: string, day: CivilDate, random: Random): HouseholdPurchase {
  const orderId = `${plan.key.slice(0, 3).toUpperCase()}-${random.digits(8)}`;
  const orderedAt = localInstant(day, random.int(1, 9), random.int(0, 59), random.int(0, 59));
  const { name: merchant, domain, account: accountId, via } = plan;
  const head = newPurchase({ id, merchant, domain, orderId, orderedOn: day, orderedAt, accountId, via });
  return { ...head, kind: 'subscription', planName: plan.plan, period: periodOf(plan) };
}

function periodOf(plan: Plan): HouseholdPurchase['period'] {
  if ('days' in plan.every) return 'four_weekly';
  if (plan.every.months === 1) return 'monthly';
  if (plan.every.months === 3) return 'quarterly';
  return plan.every.months === 12 ? 'annually' : null;
}
