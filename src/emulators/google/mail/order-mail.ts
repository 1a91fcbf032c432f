import type { Random } from '../../household/random.ts';
import type { HouseholdPurchase } from '../../household/types.ts';
import type { MailDraft, Recipient } from './draft.ts';
import { money } from './format.ts';

/** Input of order templates. Templates are pure: the same order produces the same email. */
export interface OrderMail {
  readonly order: HouseholdPurchase;
  readonly person: Recipient;
  /** Seeded randomness for details not in the order: store numbers, courier names, wordings. */
  readonly random: Random;
  /** Short code in links and tracking pixels. */
  readonly code: string;
}

export type OrderTemplate = (mail: OrderMail) => MailDraft;

export interface SumLine {
  readonly label: string;
  readonly minor: number;
}

interface SumLabels {
  readonly subtotal?: string;
  readonly shipping?: string;
  readonly tax?: string;
  readonly discount?: string;
  readonly tip?: string;
  /** Also print "Shipping $0.00". */
  readonly showFreeShipping?: boolean;
}

/** The lines between items and total, in the usual order; discounts are negative. */
export function sumLines(order: HouseholdPurchase, labels: SumLabels = {}): SumLine[] {
  const lines: SumLine[] = [{ label: labels.subtotal ?? 'Subtotal', minor: order.subtotalMinor }];
  if (order.discountMinor > 0)
    lines.push({ label: labels.discount ?? 'Discount', minor: -order.discountMinor });
  if (order.shippingMinor > 0 || labels.showFreeShipping) {
    lines.push({ label: labels.shipping ?? 'Shipping', minor: order.shippingMinor });
  }
  if (order.taxMinor > 0) lines.push({ label: labels.tax ?? 'Tax', minor: order.taxMinor });
  if (order.tipMinor > 0) lines.push({ label: labels.tip ?? 'Tip', minor: order.tipMinor });
  return lines;
}

/** Formats a card: "Visa ending in 4417". */
export function cardWords(order: HouseholdPurchase, between = ' ending in '): string {
  return order.cardMask ? `${order.cardBrand ?? 'Card'}${between}${order.cardMask}` : 'Bank account';
}

export function total(order: HouseholdPurchase): string {
  return money(order.totalMinor, order.currency);
}

export function price(order: HouseholdPurchase, minor: number): string {
  return minor < 0 ? `-${money(-minor, order.currency)}` : money(minor, order.currency);
}

/** Formats items as plain text: "2 x Name  $12.00". */
export function itemText(order: HouseholdPurchase): string {
  return order.items
    .map((item) => `${item.quantity} x ${item.name}  ${price(order, item.lineTotalMinor)}`)
    .join('\n');
}

export function sumText(lines: readonly SumLine[], order: HouseholdPurchase, width = 34): string {
  return lines.map((line) => `${`${line.label}:`.padEnd(width)}${price(order, line.minor)}`).join('\n');
}

export function shortTitle(text: string, length = 40): string {
  return text.length <= length ? text : `${text.slice(0, length).trimEnd()}...`;
}

/** schema.org Order markup as embedded by large stores. */
export function orderMarkup(mail: OrderMail): unknown {
  const { order, person } = mail;
  return {
    '@context': 'http://schema.org',
    '@type': 'Order',
    merchant: { '@type': 'Organization', name: order.merchant },
    orderNumber: order.orderId,
    orderDate: order.orderedAt,
    orderStatus: 'http://schema.org/OrderProcessing',
    priceCurrency: order.currency,
    price: (order.totalMinor / 100).toFixed(2),
    customer: { '@type': 'Person', name: person.name },
    acceptedOffer: order.items.map((item) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Product', name: item.name },
      price: (item.unitPriceMinor / 100).toFixed(2),
      priceCurrency: order.currency,
      eligibleQuantity: { '@type': 'QuantitativeValue', value: String(item.quantity) },
    })),
  };
}
