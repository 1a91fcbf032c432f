import { toWords } from '../matching/words/normalize-text.ts';

/** An email of a purchase or refund, as far as pairing it with another one needs it. */
export interface PayableEmail {
  readonly id: string;
  /** Equal for all emails of one purchase that a merchant numbered, and of one payment that a service numbered. */
  readonly orderKey: string;
  readonly isRefund: boolean;
  readonly merchant: string | null;
  /** Names of its items: a store's receipt names the app there. */
  readonly items: readonly string[];
  readonly fromDomain: string | null;
  /** Milliseconds. */
  readonly receivedAt: number;
  /** What the user was charged, positive minor units. */
  readonly amountMinor: number;
  readonly currency: string;
}

/** A payment service writes within so many days of the merchant, before or after it. */
const APART_DAYS_MAX = 3;
const DAY_MS = 24 * 3_600_000;
/** Who writes of a payment beside the merchant: by the sender's domain, its other names included. */
const SERVICE_NAMES =
  'paypal klarna affirm afterpay clearpay sezzle venmo stripe zettle sumup paddle fastspring amazonpay';
/** Such as `com` or `co.uk`. */
const TLD = String.raw`[a-z]{2,10}(?:\.[a-z]{2,10})?`;
const SERVICE_HOSTS = String.raw`shop\.app|(?:pay|payments)\.amazon\.${TLD}|(?:pay|payments|googleplay)\.google\.com`;
const APP_STORES = String.raw`itunes\.com|email\.apple\.com`;
const PAYMENT_SERVICES = new RegExp(
  String.raw`(?:^|\.)(?:(?:${SERVICE_NAMES.replaceAll(' ', '|')})\.${TLD}|${SERVICE_HOSTS}|${APP_STORES})$`,
);
/** Shorter words name too many merchants. */
const WORD_LENGTH_MIN = 4;

/** True for a sender that tells of payments to others. */
export function isPaymentService(fromDomain: string | null): boolean {
  return fromDomain !== null && PAYMENT_SERVICES.test(fromDomain.toLowerCase());
}

/**
 * Which email of a payment service repeats which purchase: by the payment's email, the key of the merchant's emails.
 * The amount and currency are equal, the times near, the payee's name fits. Each payment repeats one purchase and each
 * purchase is paid once: two purchases of one price have two emails on a side. The order of the input changes nothing.
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
    const [paying, bought] = [unitOf(payment), unitOf(purchase)];
    if ((purchaseOf.get(paying) ?? bought) !== bought || (paidBy.get(bought) ?? paying) !== paying) continue;
    purchaseOf.set(paying, bought);
    paidBy.set(bought, paying);
    if (!paired.has(payment.id)) paired.set(payment.id, purchase.orderKey);
  }
  return paired;
}

/** Emails with one number are one purchase or payment; without a number each represents itself. */
function unitOf({ id, orderKey }: PayableEmail): string {
  return orderKey.startsWith('order|') ? orderKey : id;
}

function gapOf({ payment, purchase }: { payment: PayableEmail; purchase: PayableEmail }): number {
  return Math.abs(payment.receivedAt - purchase.receivedAt);
}

/** What an email says of the money that moved: minor units and when the email came, in milliseconds. */
export interface PaidAmount {
  readonly amountMinor: number | null;
  readonly currency: string | null;
  readonly receivedAt: number;
}

/** Whether a payment service's email and a merchant's tell of one amount within the days that lie between the two. */
export function isSameAmount(payment: PaidAmount, purchase: PaidAmount): boolean {
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
  return [payment.merchant ?? '', ...payment.items].some((name) => isNameOf(name, purchase.merchant ?? ''));
}

/** `Harbor Goods LLC` is `Harbor Goods`: one name within the other, word by word. */
function isNameOf(payee: string, merchant: string): boolean {
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
