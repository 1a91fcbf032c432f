import { minorToDecimal } from '#domain/money/money.ts';
import type { Finding } from './finding.ts';

/** One line and one sentence about a finding, in plain words; days as `YYYY-MM-DD`. */
export interface FindingWords {
  readonly title: string;
  readonly detail: string;
}

/** Words a list, a notice and a mail can share. */
export function findingWords(finding: Finding): FindingWords {
  const merchant = finding.merchant === '' ? 'a merchant' : finding.merchant;
  const money = (name: string): string => {
    const value = finding.facts[name];
    const currency = finding.currency ?? 'USD';
    return typeof value === 'number' ? `${minorToDecimal(value, currency)} ${currency}` : '';
  };
  const { facts, on } = finding;
  switch (finding.kind) {
    case 'refund_late':
      return {
        title: `Refund from ${merchant} has not arrived`,
        detail:
          facts.arrivedMinor === 0
            ? `Promised on ${facts.promisedOn}, due by ${on}.`
            : `${money('arrivedMinor')} of ${money('promisedMinor')} has arrived; the rest was due by ${on}.`,
      };
    case 'refund_expected':
      return {
        title: `Refund from ${merchant} is expected`,
        detail:
          facts.arrivedMinor === 0
            ? `Promised on ${facts.promisedOn}, expected by ${on}.`
            : `${money('arrivedMinor')} of ${money('promisedMinor')} has arrived; the rest is expected by ${on}.`,
      };
    case 'amount_differs':
      return {
        title: `${capital(merchant)} charged another amount than its receipt says`,
        detail: `The receipt says ${money('statedMinor')}, the bank ${money('chargedMinor')}.`,
      };
    case 'charged_twice':
      return {
        title: `${capital(merchant)} may have charged twice`,
        detail: `Two equal charges up to ${on}, one receipt${facts.orderId === null ? '' : ` (order ${facts.orderId})`}.`,
      };
    case 'charged_after_cancel':
      return {
        title: `${capital(merchant)} charged after you cancelled`,
        detail: `Cancelled on ${facts.cancelledOn}, charged on ${on}.`,
      };
    case 'price_up':
      return {
        title: `${capital(merchant)} costs more`,
        detail: `From ${money('fromMinor')} to ${money('toMinor')} on ${on}${causeWords(facts.cause)}.`,
      };
    case 'trial_ends':
      return { title: `${capital(merchant)} trial ends`, detail: `On ${on}; the first charge follows.` };
    case 'renewal_due':
      return { title: `${capital(merchant)} renews soon`, detail: `On ${on}.` };
    case 'return_window':
      return {
        title: `Last days to return an order from ${merchant}`,
        detail:
          facts.isOwn === 1
            ? `Until ${on}, the day you set.`
            : `Until ${on}: ${facts.days} days from ${facts.isFromParcel === 1 ? 'the day it was sent' : 'the usual delivery'}.`,
      };
    case 'warranty_ends':
      return {
        title: `Warranty of a purchase from ${merchant} ends`,
        detail: facts.isOwn === 1 ? `On ${on}, the day you set.` : `On ${on}; claim what is broken before.`,
      };
    case 'receipt_without_charge':
      return {
        title: `No charge for a receipt from ${merchant}`,
        detail: `Bought on ${on}; no account shows it.`,
      };
    case 'charge_without_receipt':
      return { title: `No receipt for a charge by ${merchant}`, detail: `Charged on ${on}.` };
    case 'health_unclaimed':
      return {
        title: `Unclaimed health spending of ${facts.year}`,
        detail: `${facts.lines === 1 ? '1 line is' : `${facts.lines} lines are`} eligible, proven and in no claim.`,
      };
    case 'gift_card_left':
      return {
        title: `Something is left on your gift card from ${merchant}`,
        detail: `${money('usedMinor')} of ${money('boughtMinor')} was used.`,
      };
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const CAUSES: Readonly<Record<string, string>> = {
  tax: ': the tax rose, the price did not',
  currency: ': the price is the same, the exchange rate is not',
  plan: ': another plan than before',
  price: ': the receipts show the same plan at a higher price',
};

function causeWords(cause: string | number | null | undefined): string {
  return typeof cause === 'string' ? (CAUSES[cause] ?? '') : '';
}
