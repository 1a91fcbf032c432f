import { toWords } from '../matching/words/normalize-text.ts';

/** An email about a purchase or refund, as input to pairing. */
export interface PayableEmail {
  readonly id: string;
  /** Equal for all emails of one purchase numbered by the merchant, and of one payment numbered by the service. */
  readonly orderKey: string;
  readonly isRefund: boolean;
  readonly merchant: string | null;
  /** Names of its items: an app store's receipt names the app there. */
  readonly items: readonly string[];
  readonly fromDomain: string | null;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** The amount charged to the user, positive minor units. */
  readonly amountMinor: number;
  readonly currency: string;
}

/** A payment service's email and the merchant's are at most this many days apart. */
const APART_DAYS_MAX = 3;
const DAY_MS = 24 * 3_600_000;
/** Names of services that send payment emails in addition to the merchant, as used in sender domains. */
const SERVICE_NAMES =
  'paypal klarna affirm afterpay clearpay sezzle venmo stripe zettle sumup paddle fastspring amazonpay';
/** Top-level domains such as `com` or `co.uk`. */
const TLD = String.raw`[a-z]{2,10}(?:\.[a-z]{2,10})?`;
const SERVICE_HOSTS = String.raw`shop\.app|(?:pay|payments)\.amazon\.${TLD}|(?:pay|payments|googleplay)\.google\.com`;
const APP_STORES = String.raw`itunes\.com|email\.apple\.com`;
const PAYMENT_SERVICES = new RegExp(
  String.raw`(?:^|\.)(?:(?:${SERVICE_NAMES.replaceAll(' ', '|')})\.${TLD}|${SERVICE_HOSTS}|${APP_STORES})$`,
);
/** Shorter words are part of too many merchant names. */
const WORD_LENGTH_MIN = 4;

/** True if the sender is a service that reports payments to other merchants. */
export function isPaymentService(fromDomain: string | null): boolean {
  return fromDomain !== null && PAYMENT_SERVICES.test(fromDomain.toLowerCase());
}

/**
 * Pairs payment-service emails with the purchases they repeat. Returns the order key of the merchant's emails by the id
 * of the payment email. Amount and currency must be equal, the times close, and the payee's name must fit. Each payment
 * is paired with one purchase and each purchase with one payment: two purchases of one price have two emails on each
 * side. Does not depend on input order.
 */
export function pairPayments(emails: readonly PayableEmail[]): ReadonlyMap<string, string> {
  const payments = emails.filter((email) => isPaymentService(email.fromDomain));
  const purchases = emails.filter((email) => !isPaymentService(email.fromDomain));
  const edges = payments.flatMap((payment) =>
    purchases
      .filter((purchase) => isSamePurchase(payment, purchase))
      .map((purchase) => ({ payment, purchase })),
  );
  edges.sort(
    (a, b) =>
      gapOf(a) - gapOf(b) ||
      a.payment.receivedAt - b.payment.receivedAt ||
      a.purchase.receivedAt - b.purchase.receivedAt ||
      (`${a.payment.id}${a.purchase.id}` < `${b.payment.id}${b.purchase.id}` ? -1 : 1),
  );
  const purchaseOf = new Map<string, string>();
  const paidBy = new Map<string, string>();
  const paired = new Map<string, string>();
  for (const { payment, purchase } of edges) {
    const [paying, bought] = [paymentUnitKey(payment), paymentUnitKey(purchase)];
    if ((purchaseOf.get(paying) ?? bought) !== bought || (paidBy.get(bought) ?? paying) !== paying) continue;
    purchaseOf.set(paying, bought);
    paidBy.set(bought, paying);
    if (!paired.has(payment.id)) paired.set(payment.id, purchase.orderKey);
  }
  return paired;
}

/** Emails with the same number are one purchase or payment; an email without a number is its own. */
function paymentUnitKey({ id, orderKey }: PayableEmail): string {
  return orderKey.startsWith('order|') ? orderKey : id;
}

function gapOf({ payment, purchase }: { payment: PayableEmail; purchase: PayableEmail }): number {
  return Math.abs(payment.receivedAt - purchase.receivedAt);
}

/** The amount stated by an email, in minor units, and when it arrived, in milliseconds. */
export interface EmailAmount {
  readonly amountMinor: number | null;
  readonly currency: string | null;
  readonly receivedAt: number;
}

/** True if a payment service's email and a merchant's state the same amount within the allowed days. */
export function isSameAmount(payment: EmailAmount, purchase: EmailAmount): boolean {
  return (
    payment.amountMinor !== null &&
    payment.amountMinor === purchase.amountMinor &&
    payment.currency !== null &&
    payment.currency === purchase.currency &&
    Math.abs(payment.receivedAt - purchase.receivedAt) <= APART_DAYS_MAX * DAY_MS
  );
}

function isSamePurchase(payment: PayableEmail, purchase: PayableEmail): boolean {
  if (payment.isRefund !== purchase.isRefund || !isSameAmount(payment, purchase)) return false;
  return [payment.merchant ?? '', ...payment.items].some((name) =>
    namesSameMerchant(name, purchase.merchant ?? ''),
  );
}

/** `Harbor Goods LLC` matches `Harbor Goods`: the words of one name are contained in the other. */
function namesSameMerchant(payee: string, merchant: string): boolean {
  const [a, b] = [wordsOf(payee), wordsOf(merchant)];
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 0) return false;
  if (a.join('') === b.join('')) return true;
  return short.join('').length >= WORD_LENGTH_MIN && short.every((word) => long.includes(word));
}

const LEGAL_FORM = new Set('inc llc ltd gmbh co corp company com the limited plc sa srl bv ag'.split(' '));

function wordsOf(name: string): string[] {
  return toWords(name).filter((word) => !LEGAL_FORM.has(word));
}
