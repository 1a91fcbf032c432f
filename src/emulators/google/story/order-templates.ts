import type { HouseholdPurchase } from '../../household/types.ts';
import type { MailDraft } from '../mail/draft.ts';
import type { OrderMail, OrderTemplate } from '../mail/order-mail.ts';
import { amazonDelivered, amazonOrdered, amazonRefund, amazonShipped } from '../mail/templates/amazon.ts';
import { appleReceipt, playReceipt, steamReceipt } from '../mail/templates/app-store.ts';
import {
  foreignOrder,
  invoiceAttached,
  membershipReceipt,
  newspaperReceipt,
  registrarReceipt,
} from '../mail/templates/letters.ts';
import { ebayOrder, etsyOrder } from '../mail/templates/marketplace.ts';
import { clinicPdfReceipt, clinicReceipt, counterSlip, serviceInvoice } from '../mail/templates/medical.ts';
import { doordashReceipt, instacartReceipt, uberReceipt } from '../mail/templates/on-demand.ts';
import { trialStarted } from '../mail/templates/plan-notices.ts';
import { squareReceipt, toastReceipt } from '../mail/templates/point-of-sale.ts';
import { refundIssued } from '../mail/templates/refunds.ts';
import { retailDelivered, retailOrder, retailShipped } from '../mail/templates/retail.ts';
import { RETAIL_STYLES } from '../mail/templates/retail-styles.ts';
import { shopifyOrder, shopifyRefund, shopifyShipped } from '../mail/templates/shopify.ts';
import {
  letterReceipt,
  microsoftReceipt,
  netflixReceipt,
  spotifyReceipt,
} from '../mail/templates/streaming.ts';
import { stripeReceipt } from '../mail/templates/stripe.ts';
import { airbnbReceipt, airlineReceipt, ticketReceipt } from '../mail/templates/travel.ts';

/** Senders with their own layout. */
const BY_DOMAIN: Readonly<Record<string, OrderTemplate>> = {
  '1password.com': stripeReceipt,
  'adobe.com': invoiceAttached,
  'airbnb.com': airbnbReceipt,
  'amazon.com': amazonOrdered,
  'apple.com': appleReceipt,
  'blackwells.co.uk': foreignOrder,
  'calm.com': stripeReceipt,
  'doordash.com': doordashReceipt,
  'ebay.com': ebayOrder,
  'etsy.com': etsyOrder,
  'hulu.com': letterReceipt,
  'instacart.com': instacartReceipt,
  'lakelinefamilymedicine.com': clinicReceipt,
  'mesaoptical.com': clinicPdfReceipt,
  'namecheap.com': registrarReceipt,
  'netflix.com': netflixReceipt,
  'nytimes.com': newspaperReceipt,
  'patreon.com': stripeReceipt,
  'riverbenddental.com': clinicPdfReceipt,
  'southwest.com': airlineReceipt,
  'spotify.com': spotifyReceipt,
  'steampowered.com': steamReceipt,
  'ticketmaster.com': ticketReceipt,
  'uber.com': uberReceipt,
  'xbox.com': microsoftReceipt,
  'youtube.com': playReceipt,
};

const BY_FACILITATOR: Readonly<Record<string, OrderTemplate>> = {
  Shopify: shopifyOrder,
  Square: squareReceipt,
  Toast: toastReceipt,
};

/** The template of an order's first email, by merchant or processor. */
export function orderTemplate(order: HouseholdPurchase, isInStore: boolean): OrderTemplate {
  if (order.kind === 'trial') return trialStarted;
  if (order.kind === 'refund') return refundTemplate(order);
  const facilitated = order.via ? BY_FACILITATOR[order.via] : undefined;
  if (facilitated) return facilitated;
  const isAtCounter =
    isInStore && order.kind === 'purchase' && order.charges.every((charge) => !charge.shippedOn);
  if (isAtCounter && !BY_DOMAIN[order.domain])
    return CLINIC.test(order.domain) ? serviceInvoice : counterSlip;
  if (order.currency !== 'USD') return foreignOrder;
  if (order.kind === 'subscription' && order.domain === 'amazon.com') return membershipReceipt;
  const style = RETAIL_STYLES[order.domain];
  if (style) return retailOrder(style);
  return BY_DOMAIN[order.domain] ?? (order.kind === 'subscription' ? membershipReceipt : serviceInvoice);
}

/** The template of a shipment email; null for merchants that don't ship. */
export function shipmentTemplate(
  order: HouseholdPurchase,
): ((mail: OrderMail, part: number) => MailDraft) | null {
  if (order.domain === 'amazon.com') return amazonShipped;
  if (order.via === 'Shopify') return shopifyShipped;
  const style = RETAIL_STYLES[order.domain];
  return style ? retailShipped(style) : null;
}

export function deliveryTemplate(order: HouseholdPurchase): OrderTemplate | null {
  if (order.domain === 'amazon.com') return amazonDelivered;
  const style = RETAIL_STYLES[order.domain];
  return style ? retailDelivered(style) : null;
}

const CLINIC = /clinic|vet\.|diagnostics|medicine|health|pt\.com/;

function refundTemplate(order: HouseholdPurchase): OrderTemplate {
  if (order.domain === 'amazon.com') return amazonRefund;
  return order.via === 'Shopify' ? shopifyRefund : refundIssued;
}
