import { addDays } from '../../household/days.ts';
import { createRandom, type Random } from '../../household/random.ts';
import type { Household, HouseholdPurchase } from '../../household/types.ts';
import { forwardedReceipt } from '../mail/templates/forwarded.ts';
import { paypalReceipt } from '../mail/templates/marketplace.ts';
import { refundPromised, refundSent, returnStarted } from '../mail/templates/refunds.ts';
import type { PlannedMail } from '../mailbox/mailbox.ts';
import { deliveryTemplate, orderTemplate, shipmentTemplate } from './order-templates.ts';
import { type EmailPlanner, instantOn, minutesAfter, planOrder } from './planned.ts';

/** All emails about the household's orders: receipts, shipments, deliveries, returns, refunds. */
export function planOrderEmails(planner: EmailPlanner, household: Household, from: string): PlannedMail[] {
  const channels = new Map(
    household.ledger.transactions.map((transaction) => [transaction.id, transaction.channel]),
  );
  const orders = household.ledger.purchases.filter((order) => order.orderedOn >= from);
  const byId = new Map(household.ledger.purchases.map((order) => [order.id, order]));
  const refunded = new Set(orders.flatMap((order) => order.refundOf ?? []));
  return orders.flatMap((order) => {
    const random = createRandom(planner.seed, 'mail', order.id);
    const isInStore = order.charges.some((charge) => channels.get(charge.transactionId) === 'in store');
    return [
      ...receipts(planner, order, isInStore, random),
      ...parcels(planner, order, random),
      ...returns(planner, order, byId.get(order.refundOf ?? ''), random),
      ...(refunded.has(order.id) ? [] : lateRefund(planner, order, random)),
    ];
  });
}

/** One or two emails: optionally the processor's, a resent copy, or a forwarded one. */
function receipts(
  planner: EmailPlanner,
  order: HouseholdPurchase,
  isInStore: boolean,
  random: Random,
): PlannedMail[] {
  const write = orderTemplate(order, isInStore);
  const key = `order:${order.id}`;
  const at = minutesAfter(order.orderedAt, random.int(1, 40));
  const first = random.chance(order.domain === 'etsy.com' ? 0.34 : 0)
    ? planOrder(planner, order, { key, at }, (mail) => forwardedReceipt(mail, write(mail)))
    : planOrder(planner, order, { key, at, thread: key }, write);
  const more: PlannedMail[] = [];
  if (order.via === 'PayPal' && order.kind === 'purchase') {
    more.push(
      planOrder(
        planner,
        order,
        { key: `paypal:${order.id}`, at: minutesAfter(order.orderedAt, 2) },
        paypalReceipt,
      ),
    );
  }
  if (order.kind === 'purchase' && random.chance(0.02)) {
    more.push(
      planOrder(planner, order, { key: `again:${order.id}`, at: minutesAfter(order.orderedAt, 1500) }, write),
    );
  }
  return [first, ...more];
}

function parcels(planner: EmailPlanner, order: HouseholdPurchase, random: Random): PlannedMail[] {
  const shipped = shipmentTemplate(order);
  const delivered = deliveryTemplate(order);
  if (!shipped || order.kind === 'refund') return [];
  return order.charges.flatMap((charge, part) => {
    if (!charge.shippedOn) return [];
    const key = `${order.id}:${part}`;
    const at = later(
      instantOn(charge.shippedOn, random.int(9, 20), random.int(0, 59)),
      minutesAfter(order.orderedAt, 90),
    );
    const mails = [
      planOrder(planner, order, { key: `shipped:${key}`, at, thread: `order:${order.id}` }, (mail) =>
        shipped(mail, part),
      ),
    ];
    if (delivered && random.chance(0.45)) {
      const day = addDays(charge.shippedOn, random.int(2, 4));
      const arrives = instantOn(day, random.int(10, 19), random.int(0, 59));
      mails.push(
        planOrder(
          planner,
          order,
          { key: `delivered:${key}`, at: arrives, thread: `order:${order.id}` },
          delivered,
        ),
      );
    }
    return mails;
  });
}

/** Emails before a refund: the return label, and often the promise. */
function returns(
  planner: EmailPlanner,
  refund: HouseholdPurchase,
  original: HouseholdPurchase | undefined,
  random: Random,
): PlannedMail[] {
  if (refund.kind !== 'refund' || !original || !shipmentTemplate(original)) return [];
  const mails: PlannedMail[] = [];
  const promisedOn = addDays(refund.orderedOn, -2);
  if (random.chance(0.6) && promisedOn > original.orderedOn) {
    const at = instantOn(promisedOn, random.int(9, 17), random.int(0, 59));
    mails.push(
      planOrder(planner, refund, { key: `promise:${refund.id}`, at }, (mail) =>
        refundPromised(mail, refund.totalMinor),
      ),
    );
  }
  const startedOn = addDays(refund.orderedOn, -6);
  if (startedOn > original.orderedOn) {
    const at = instantOn(startedOn, random.int(9, 20), random.int(0, 59));
    mails.push(
      planOrder(planner, refund, { key: `return:${refund.id}`, at }, (mail) => returnStarted(mail, original)),
    );
  }
  return mails;
}

/** Occasional refunds without a bank transaction: money that should have been refunded. */
function lateRefund(planner: EmailPlanner, order: HouseholdPurchase, random: Random): PlannedMail[] {
  const line = order.items[0];
  const isShipped =
    order.charges.some((charge) => charge.shippedOn !== null) && shipmentTemplate(order) !== null;
  if (order.kind !== 'purchase' || !line || !isShipped || !random.chance(0.03)) return [];
  const at = instantOn(addDays(order.orderedOn, random.int(9, 15)), random.int(9, 17), random.int(0, 59));
  return [
    planOrder(planner, order, { key: `promise:${order.id}`, at }, (mail) =>
      refundSent(mail, line.lineTotalMinor),
    ),
  ];
}

function later(a: Date, b: Date): Date {
  return a.getTime() > b.getTime() ? a : b;
}
