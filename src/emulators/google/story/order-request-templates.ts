import type { OrderTemplate } from '../mail/order-mail.ts';
import { amazonDelivered, amazonOrdered, amazonRefund, amazonShipped } from '../mail/templates/amazon.ts';
import { appleReceipt } from '../mail/templates/app-store.ts';
import { foreignOrder, membershipReceipt } from '../mail/templates/letters.ts';
import { clinicPdfReceipt, clinicReceipt, counterSlip } from '../mail/templates/medical.ts';
import { doordashReceipt, instacartReceipt, uberReceipt } from '../mail/templates/on-demand.ts';
import {
  cancelled,
  paymentFailed,
  priceIncrease,
  renewalNotice,
  trialStarted,
} from '../mail/templates/plan-notices.ts';
import { squareReceipt, toastReceipt } from '../mail/templates/point-of-sale.ts';
import { refundIssued, refundPromised } from '../mail/templates/refunds.ts';
import { shopifyOrder, shopifyShipped } from '../mail/templates/shopify.ts';
import { stripeReceipt } from '../mail/templates/stripe.ts';

/** Order templates available through control; each takes the fields of `orderSchema`. */
export const ORDER_TEMPLATES: Readonly<Record<string, OrderTemplate>> = {
  amazon: amazonOrdered,
  amazonShipped: (mail) => amazonShipped(mail, 0),
  amazonDelivered,
  amazonRefund,
  apple: appleReceipt,
  cancelled: (mail) => cancelled(mail, mail.order.nextRenewalOn ?? mail.order.orderedOn),
  clinicPdf: clinicPdfReceipt,
  clinicText: clinicReceipt,
  counterSlip,
  doordash: doordashReceipt,
  instacart: instacartReceipt,
  membership: membershipReceipt,
  overseas: foreignOrder,
  paymentFailed,
  priceRise: (mail) =>
    priceIncrease(
      mail,
      mail.order.subtotalMinor,
      mail.order.renewalMinor ?? mail.order.subtotalMinor,
      mail.order.nextRenewalOn ?? mail.order.orderedOn,
    ),
  refund: refundIssued,
  refundPromised: (mail) => refundPromised(mail, mail.order.totalMinor),
  renewalNotice,
  shopify: shopifyOrder,
  shopifyShipped: (mail) => shopifyShipped(mail, 0),
  square: squareReceipt,
  stripe: stripeReceipt,
  toast: toastReceipt,
  trialStarted,
  uber: uberReceipt,
};
