import { type CivilDate, daysBetween } from '#domain/calendar/civil-date.ts';
import { duplicateKey } from './duplicate-key.ts';
import { isSameAmount } from './pair-payments.ts';
import type { ReceiptKind } from './receipt.ts';

/** One receipt of a group that shares a `duplicateKey`, as far as grouping needs it. */
export interface OrderMessage {
  readonly id: string;
  readonly kind: ReceiptKind;
  readonly purchasedOn: CivilDate;
  /** Milliseconds; only their order counts. */
  readonly receivedAt: number;
  readonly totalMinor: number | null;
  /** What the user was charged, positive minor units. */
  readonly amountMinor: number | null;
  readonly currency: string | null;
  /** The reading alone is sure of it, or the user is: never because a bank transaction or another email agrees. */
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
  /** The reading of the leading email is doubtful, and the sure email of a payment service agrees with it. */
  readonly isProvenByPayment: boolean;
}

/** A shop may give a number twice, years apart; a plan carries the same number month after month. */
const SAME_ORDER_DAYS = 180;
const SAME_CHARGE_DAYS = 20;

/**
 * Parts emails of one key into purchases. The result does not depend on the order of the input: whichever email is read
 * first, in one piece or many, the same email leads in the end. `hasOrderId` tells whether the key holds an order
 * number; without one only a forward or a payment repeats a purchase, each purchase paid once: two equal ones of a day
 * stay two. A merchant's doubtful email counts as sure where the sure email of a payment service agrees with it: it
 * says what was bought.
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
    const ranked = group.map((message) => ({ message, isProven: isProvenByPayment(message, group) }));
    const [leading, ...others] = ranked.sort(byLead);
    if (!leading) return [];
    const otherIds = others.map(({ message }) => message.id);
    return [{ leadingId: leading.message.id, otherIds, isProvenByPayment: leading.isProven }];
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

function isProvenByPayment(message: OrderMessage, group: readonly OrderMessage[]): boolean {
  if (message.isSure || isEcho(message)) return false;
  return group.some((other) => other.isPayment && other.isSure && isSameAmount(other, message));
}

interface Ranked {
  readonly message: OrderMessage;
  readonly isProven: boolean;
}

function byLead(a: Ranked, b: Ranked): number {
  const rank = ({ message, isProven }: Ranked) =>
    Number(message.isDecided) * 16 +
    Number(message.isSure || isProven) * 8 +
    Number(message.totalMinor !== null) * 4 +
    Number(!isEcho(message)) * 2 +
    Number(message.isSure);
  const [one, other] = [a.message, b.message];
  return rank(b) - rank(a) || one.receivedAt - other.receivedAt || (one.id < other.id ? -1 : 1);
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
