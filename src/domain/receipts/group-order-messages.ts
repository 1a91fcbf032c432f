import { type CivilDate, daysBetween } from '#domain/calendar/civil-date.ts';
import { duplicateKey } from './duplicate-key.ts';
import type { ReceiptKind } from './receipt.ts';

/** One receipt of a group that shares a `duplicateKey`, as far as grouping needs it. */
export interface OrderMessage {
  readonly id: string;
  readonly kind: ReceiptKind;
  readonly purchasedOn: CivilDate;
  /** Milliseconds; only their order counts. */
  readonly receivedAt: number;
  readonly totalMinor: number | null;
  readonly isSure: boolean;
  /** An email that someone sent on. */
  readonly isForward: boolean;
  /** A payment service's email, which repeats the merchant's. */
  readonly isPayment: boolean;
  /** The user said something about this one: it leads, and nothing changes that. */
  readonly isDecided: boolean;
  /** The user said that this one tells of a purchase of its own, whatever its number; absent: they did not. */
  readonly standsAlone?: boolean;
}

/** One purchase or refund: the email that represents it, and those that tell of it again. */
export interface OrderGroup {
  readonly leadingId: string;
  readonly otherIds: readonly string[];
}

/** A shop may give a number twice, years apart; a plan carries the same number month after month. */
const SAME_ORDER_DAYS = 180;
const SAME_CHARGE_DAYS = 20;

/**
 * Parts emails of one key into purchases. The result does not depend on the order of the input: whichever email is read
 * first, in one piece or many, the same email leads in the end. `hasOrderId` tells whether the key holds an order
 * number; without one only a forward or a payment repeats a purchase, each purchase paid once: two equal ones of a day
 * stay two.
 */
export function groupOrderMessages(messages: readonly OrderMessage[], hasOrderId: boolean): OrderGroup[] {
  const sorted = [...messages].sort((a, b) => a.receivedAt - b.receivedAt || (a.id < b.id ? -1 : 1));
  const groups: OrderMessage[][] = [];
  // What may begin a purchase comes before what can only repeat one.
  for (const message of [...sorted.filter((one) => !isEcho(one)), ...sorted.filter(isEcho)]) {
    const group = groups.find((own) => isRepeat(message, own, hasOrderId));
    if (group) group.push(message);
    else groups.push([message]);
  }
  return groups.flatMap((group) => {
    const [leading, ...others] = [...group].sort(byLead);
    return leading ? [{ leadingId: leading.id, otherIds: others.map((message) => message.id) }] : [];
  });
}

/** What can repeat a purchase and never begins one that another email tells of. */
function isEcho(message: OrderMessage): boolean {
  return message.isForward || message.isPayment;
}

function isRepeat(message: OrderMessage, group: readonly OrderMessage[], hasOrderId: boolean): boolean {
  const [first] = group;
  if (!first || message.standsAlone || first.standsAlone) return false;
  if (!hasOrderId) return message.isForward || (message.isPayment && !group.some((one) => one.isPayment));
  const isPlan = message.kind === 'subscription' || first.kind === 'subscription';
  const days = Math.abs(daysBetween(first.purchasedOn, message.purchasedOn));
  return days <= (isPlan ? SAME_CHARGE_DAYS : SAME_ORDER_DAYS);
}

function byLead(a: OrderMessage, b: OrderMessage): number {
  const rank = (message: OrderMessage) =>
    Number(message.isDecided) * 8 +
    Number(message.isSure) * 4 +
    Number(message.totalMinor !== null) * 2 +
    Number(!isEcho(message));
  return rank(b) - rank(a) || a.receivedAt - b.receivedAt || (a.id < b.id ? -1 : 1);
}

/** What ties all emails of one order, whatever they tell of it, or null where an email names no order number. */
export function orderKey(mail: {
  readonly merchant: string | null;
  readonly orderId: string | null;
}): string | null {
  if (mail.orderId === null) return null;
  const { merchant, orderId } = mail;
  return duplicateKey({
    kind: 'purchase',
    merchant,
    orderId,
    purchasedOn: null,
    currency: null,
    totalMinor: null,
  });
}
