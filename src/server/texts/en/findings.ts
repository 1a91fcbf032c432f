import type { Finding } from '#domain/findings/finding.ts';
import { minorToDecimal } from '#domain/money/money.ts';

/** One line and one sentence about a finding, in plain words; days as `YYYY-MM-DD`. */
export interface FindingWords {
  readonly title: string;
  readonly detail: string;
}

/** Words a list, a notice and an email can share. */
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
        title: `Late refund from ${merchant}`,
        detail:
          facts.arrivedMinor === 0
            ? `Promised on ${facts.promisedOn}, due by ${on}.`
            : `${money('arrivedMinor')} of ${money('promisedMinor')} arrived. The rest was due by ${on}.`,
      };
    case 'refund_expected':
      return {
        title: `Refund expected from ${merchant}`,
        detail:
          facts.arrivedMinor === 0
            ? `Promised on ${facts.promisedOn}, expected by ${on}.`
            : `${money('arrivedMinor')} of ${money('promisedMinor')} arrived. The rest is expected by ${on}.`,
      };
    case 'amount_differs':
      return {
        title: differenceTitle(
          capital(merchant),
          facts.statedMinor,
          facts.chargedMinor,
          finding.currency ?? 'USD',
        ),
        detail: `Receipt: ${money('statedMinor')}. Charge: ${money('chargedMinor')}.`,
      };
    case 'charged_twice':
      return {
        title: `${capital(merchant)} may have charged twice`,
        detail: `Two equal charges by ${on}, but only one receipt${facts.orderId === null ? '' : ` (order ${facts.orderId})`}.`,
      };
    case 'charged_after_cancel':
      return {
        title: `${capital(merchant)} charged you after cancellation`,
        detail: `Canceled on ${facts.cancelledOn}, charged on ${on}.`,
      };
    case 'price_up':
      return {
        title: `${capital(merchant)} raised its price`,
        detail: `From ${money('fromMinor')} to ${money('toMinor')} on ${on}${causeWords(facts.cause)}.`,
      };
    case 'trial_ends':
      return { title: `${capital(merchant)} trial ends`, detail: `Ends on ${on}. The first charge follows.` };
    case 'renewal_due':
      return { title: `${capital(merchant)} renews soon`, detail: `On ${on}.` };
    case 'return_window':
      return {
        title: `Return period ending for ${merchant}`,
        detail:
          facts.isOwn === 1
            ? `Until ${on}, the date you set.`
            : `Until ${on}, ${facts.days} days after ${facts.isFromParcel === 1 ? 'shipping' : 'estimated delivery'}.`,
      };
    case 'warranty_ends':
      return {
        title: `Warranty ending for a ${merchant} purchase`,
        detail:
          facts.isOwn === 1 ? `On ${on}, the date you set.` : `Ends on ${on}. Report any defect before then.`,
      };
    case 'receipt_without_charge':
      return {
        title: `${capital(merchant)} receipt without a charge`,
        detail: `Purchased on ${on}. No account shows the charge.`,
      };
    case 'charge_without_receipt':
      return { title: `${capital(merchant)} charge without a receipt`, detail: `Charged on ${on}.` };
    case 'health_unclaimed':
      return {
        title: `Unclaimed ${facts.year} health spending`,
        detail: `${facts.lines === 1 ? '1 eligible item is' : `${facts.lines} eligible items are`} ready to claim.`,
      };
    case 'gift_card_left':
      return {
        title: `Balance left on your ${merchant} gift card`,
        detail: `${money('usedMinor')} of ${money('boughtMinor')} used.`,
      };
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const CAUSES: Readonly<Record<string, string>> = {
  tax: ' because the tax increased',
  currency: ' because the exchange rate changed',
  plan: ' because the plan changed',
  price: ' for the same plan, according to receipts',
};

function causeWords(cause: string | number | null | undefined): string {
  return typeof cause === 'string' ? (CAUSES[cause] ?? '') : '';
}

function differenceTitle(merchant: string, stated: unknown, charged: unknown, currency: string): string {
  if (typeof stated !== 'number' || typeof charged !== 'number')
    return `${merchant} receipt and charge differ`;
  const difference = `${minorToDecimal(Math.abs(charged - stated), currency)} ${currency}`;
  return `${merchant} charged ${difference} ${charged > stated ? 'more' : 'less'} than its receipt`;
}
