import { type CivilDate, daysBetween } from '#domain/calendar/civil-date.ts';
import { createDuplicateKey } from './duplicate-key.ts';
import { isSameAmount } from './pair-payments.ts';
import type { ReceiptKind } from './receipt.ts';

/** One receipt of a group with equal `createDuplicateKey`, as input to the grouping. */
export interface OrderMessage {
  readonly id: string;
  readonly kind: ReceiptKind;
  readonly purchasedOn: CivilDate;
  /** Milliseconds; only used for ordering. */
  readonly receivedAt: number;
  readonly totalMinor: number | null;
  /** The amount charged to the user, positive minor units. */
  readonly amountMinor: number | null;
  readonly currency: string | null;
  /**
   * True if the extraction alone, or the user, is certain; never because a bank transaction or another email agrees.
   */
  readonly isSure: boolean;
  /** A forwarded email. */
  readonly isForward: boolean;
  /** A payment service's email, which repeats the merchant's. */
  readonly isPayment: boolean;
  /** True if the user made a decision about this email: it then always represents the group. */
  readonly isDecided: boolean;
  /** True if the user marked this email as a separate purchase regardless of its number. */
  readonly standsAlone?: boolean;
}

/** One purchase or refund: the email that represents it, and the other emails about it. */
export interface OrderGroup {
  readonly leadingId: string;
  readonly otherIds: readonly string[];
  /** True if the representative email was read with low confidence but a payment service's confident email agrees. */
  readonly isProvenByPayment: boolean;
}

/**
 * A store may reuse a number years apart; a subscription repeats its number every month, and an order may have several
 * equal refunds.
 */
const SAME_ORDER_DAYS = 180;
const SAME_CHARGE_DAYS = 20;

/**
 * Groups emails of one key into purchases. The result does not depend on input order: the same email represents each
 * purchase however the emails arrived. `hasOrderId`: the key contains an order number. Without one, only a forward or a
 * payment email repeats a purchase, and each purchase is paid once, so two equal purchases of one day stay two. A
 * merchant's low-confidence email counts as certain if a payment service's confident email agrees, because it names the
 * items.
 */
export function groupOrderMessages(messages: readonly OrderMessage[], hasOrderId: boolean): OrderGroup[] {
  const sorted = [...messages].sort((a, b) => a.receivedAt - b.receivedAt || (a.id < b.id ? -1 : 1));
  const groups: OrderMessage[][] = [];
  // Emails that may start a purchase come before emails that can only repeat one.
  for (const message of [...sorted.filter((each) => !mayOnlyRepeat(each)), ...sorted.filter(mayOnlyRepeat)]) {
    const group = groups.find((candidates) => belongsToGroup(message, candidates, hasOrderId));
    if (group) group.push(message);
    else groups.push([message]);
  }
  return groups.flatMap((group) => {
    const ranked = group.map((message) => ({ message, isProven: isProvenByPayment(message, group) }));
    const [leading, ...others] = ranked.sort(compareRank);
    if (!leading) return [];
    const otherIds = others.map(({ message }) => message.id);
    return [{ leadingId: leading.message.id, otherIds, isProvenByPayment: leading.isProven }];
  });
}

/** True for emails that can repeat a purchase but never start one if another email covers it. */
function mayOnlyRepeat(message: OrderMessage): boolean {
  return message.isForward || message.isPayment;
}

function belongsToGroup(message: OrderMessage, group: readonly OrderMessage[], hasOrderId: boolean): boolean {
  const [first] = group;
  if (!first || message.standsAlone || first.standsAlone) return false;
  if (!hasOrderId) return message.isForward || (message.isPayment && !group.some((other) => other.isPayment));
  const mayRepeat = [message.kind, first.kind].some((kind) => kind === 'subscription' || kind === 'refund');
  const days = Math.abs(daysBetween(first.purchasedOn, message.purchasedOn));
  return days <= (mayRepeat ? SAME_CHARGE_DAYS : SAME_ORDER_DAYS);
}

function isProvenByPayment(message: OrderMessage, group: readonly OrderMessage[]): boolean {
  if (message.isSure || mayOnlyRepeat(message)) return false;
  return group.some((other) => other.isPayment && other.isSure && isSameAmount(other, message));
}

interface Ranked {
  readonly message: OrderMessage;
  readonly isProven: boolean;
}

function compareRank(a: Ranked, b: Ranked): number {
  const rank = ({ message, isProven }: Ranked) =>
    Number(message.isDecided) * 16 +
    Number(message.isSure || isProven) * 8 +
    Number(message.totalMinor !== null) * 4 +
    Number(!mayOnlyRepeat(message)) * 2 +
    Number(message.isSure);
  const [one, other] = [a.message, b.message];
  return rank(b) - rank(a) || one.receivedAt - other.receivedAt || (one.id < other.id ? -1 : 1);
}

/** Returns a key equal for all emails of one order, of any kind, or null if the email has no order number. */
export function orderKey(mail: {
  readonly merchant: string | null;
  readonly orderId: string | null;
}): string | null {
  if (mail.orderId === null) return null;
  const { merchant, orderId } = mail;
  return createDuplicateKey({
    kind: 'purchase',
    merchant,
    orderId,
    purchasedOn: null,
    currency: null,
    totalMinor: null,
  });
}
