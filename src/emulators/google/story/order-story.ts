import { addDays } from '../../household/days.ts';
import { type Chance, chanceOf } from '../../household/random.ts';
import type { Household, HouseholdPurchase } from '../../household/types.ts';
import { forwarded } from '../mail/templates/forwarded.ts';
import { paypalReceipt } from '../mail/templates/marketplace.ts';
import { refundPromised, refundSent, returnStarted } from '../mail/templates/refunds.ts';
import type { PlannedMail } from '../mailbox/mailbox.ts';
import { deliveryTemplate, orderTemplate, shipmentTemplate } from './order-templates.ts';
import { minutesAfter, momentOn, planOrder, type Teller } from './planned.ts';

/** Every email that orders of the household cause: receipts, parcels, deliveries, returns, refunds. */
export function tellOrders(teller: Teller, household: Household, from: string): PlannedMail[] {
  const channels = new Map(
    household.ledger.transactions.map((transaction) => [transaction.id, transaction.channel]),
  );
  const orders = household.ledger.purchases.filter((order) => order.orderedOn >= from);
  const byId = new Map(household.ledger.purchases.map((order) => [order.id, order]));
  const refunded = new Set(orders.flatMap((order) => order.refundOf ?? []));
  return orders.flatMap((order) => {
    const chance = chanceOf(teller.seed, 'mail', order.id);
    const isInStore = order.charges.some((charge) => channels.get(charge.transactionId) === 'in store');
    return [
      ...receipts(teller, order, isInStore, chance),
      ...parcels(teller, order, chance),
      ...returns(teller, order, byId.get(order.refundOf ?? ''), chance),
      ...(refunded.has(order.id) ? [] : lateRefund(teller, order, chance)),
    ];
  });
}

/** One email, or two: the processor's own, a copy sent again, or one that a friend passed on. */
function receipts(
  teller: Teller,
  order: HouseholdPurchase,
  isInStore: boolean,
  chance: Chance,
): PlannedMail[] {
  const write = orderTemplate(order, isInStore);
  const key = `order:${order.id}`;
  const at = minutesAfter(order.orderedAt, chance.int(1, 40));
  const first = chance.is(order.domain === 'etsy.com' ? 0.34 : 0)
    ? planOrder(teller, order, { key, at }, (mail) => forwarded(mail, write(mail)))
    : planOrder(teller, order, { key, at, thread: key }, write);
  const more: PlannedMail[] = [];
  if (order.via === 'PayPal' && order.kind === 'purchase') {
    more.push(
      planOrder(
        teller,
        order,
        { key: `paypal:${order.id}`, at: minutesAfter(order.orderedAt, 2) },
        paypalReceipt,
      ),
    );
  }
  if (order.kind === 'purchase' && chance.is(0.02)) {
    more.push(
      planOrder(teller, order, { key: `again:${order.id}`, at: minutesAfter(order.orderedAt, 1500) }, write),
    );
  }
  return [first, ...more];
}

function parcels(teller: Teller, order: HouseholdPurchase, chance: Chance): PlannedMail[] {
  const shipped = shipmentTemplate(order);
  const delivered = deliveryTemplate(order);
  if (!shipped || order.kind === 'refund') return [];
  return order.charges.flatMap((charge, part) => {
    if (!charge.shippedOn) return [];
    const key = `${order.id}:${part}`;
    const at = later(
      momentOn(charge.shippedOn, chance.int(9, 20), chance.int(0, 59)),
      minutesAfter(order.orderedAt, 90),
    );
    const mails = [
      planOrder(teller, order, { key: `shipped:${key}`, at, thread: `order:${order.id}` }, (mail) =>
        shipped(mail, part),
      ),
    ];
    if (delivered && chance.is(0.45)) {
      const day = addDays(charge.shippedOn, chance.int(2, 4));
      const arrives = momentOn(day, chance.int(10, 19), chance.int(0, 59));
      mails.push(
        planOrder(
          teller,
          order,
          { key: `delivered:${key}`, at: arrives, thread: `order:${order.id}` },
          delivered,
        ),
      );
    }
    return mails;
  });
}

/** Before a refund: the label, and often the promise. */
function returns(
  teller: Teller,
  refund: HouseholdPurchase,
  original: HouseholdPurchase | undefined,
  chance: Chance,
): PlannedMail[] {
  if (refund.kind !== 'refund' || !original || !shipmentTemplate(original)) return [];
  const mails: PlannedMail[] = [];
  const promisedOn = addDays(refund.orderedOn, -2);
  if (chance.is(0.6) && promisedOn > original.orderedOn) {
    const at = momentOn(promisedOn, chance.int(9, 17), chance.int(0, 59));
    mails.push(
      planOrder(teller, refund, { key: `promise:${refund.id}`, at }, (mail) =>
        refundPromised(mail, refund.totalMinor),
      ),
    );
  }
  const startedOn = addDays(refund.orderedOn, -6);
  if (startedOn > original.orderedOn) {
    const at = momentOn(startedOn, chance.int(9, 20), chance.int(0, 59));
    mails.push(
      planOrder(teller, refund, { key: `return:${refund.id}`, at }, (mail) => returnStarted(mail, original)),
    );
  }
  return mails;
}

/** A few refunds that no bank transaction shows: money that should have come back. */
function lateRefund(teller: Teller, order: HouseholdPurchase, chance: Chance): PlannedMail[] {
  const line = order.items[0];
  const isShipped =
    order.charges.some((charge) => charge.shippedOn !== null) && shipmentTemplate(order) !== null;
  if (order.kind !== 'purchase' || !line || !isShipped || !chance.is(0.03)) return [];
  const at = momentOn(addDays(order.orderedOn, chance.int(9, 15)), chance.int(9, 17), chance.int(0, 59));
  return [
    planOrder(teller, order, { key: `promise:${order.id}`, at }, (mail) =>
      refundSent(mail, line.lineTotalMinor),
    ),
  ];
}

function later(a: Date, b: Date): Date {
  return a.getTime() > b.getTime() ? a : b;
}
