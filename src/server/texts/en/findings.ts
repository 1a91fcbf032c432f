import { formatMoney } from '../../lib/format-money.ts';
import { capital, type FindingCatalog, isFullyRefunded } from '../finding-words.ts';

/** What a finding says. */
export const texts: FindingCatalog = {
  refund_late: ({ facts, on, merchant, money }) => ({
    title: `Late refund from ${merchant}`,
    detail:
      facts.arrivedMinor === 0
        ? `Promised on ${facts.promisedOn}, due by ${on}.`
        : `${money('arrivedMinor')} of ${money('promisedMinor')} arrived. The rest was due by ${on}.`,
  }),
  refund_expected: ({ facts, on, merchant, money }) => ({
    title: `Refund expected from ${merchant}`,
    detail:
      facts.arrivedMinor === 0
        ? `Promised on ${facts.promisedOn}, expected by ${on}.`
        : `${money('arrivedMinor')} of ${money('promisedMinor')} arrived. The rest is expected by ${on}.`,
  }),
  amount_differs: ({ facts, merchant, currency, money }) => ({
    title: differenceTitle(capital(merchant), facts.statedMinor, facts.chargedMinor, currency),
    detail: `Receipt: ${money('statedMinor')}. Charge: ${money('chargedMinor')}.`,
  }),
  charged_twice: ({ facts, on, merchant }) => ({
    title: `${capital(merchant)} may have charged twice`,
    detail:
      `Two equal charges by ${on}, but only one ` +
      `receipt${facts.orderId === null ? '' : ` (order ${facts.orderId})`}.`,
  }),
  charged_after_cancel: ({ facts, on, merchant }) => ({
    title: `${capital(merchant)} charged you after cancellation`,
    detail: `Canceled on ${facts.cancelledOn}, charged on ${on}.`,
  }),
  price_up: ({ facts, on, merchant, money }) => ({
    title: `${capital(merchant)} raised its price`,
    detail: `From ${money('fromMinor')} to ${money('toMinor')} on ${on}${causeWords(facts.cause)}.`,
  }),
  trial_ends: ({ on, merchant }) => ({
    title: `${capital(merchant)} trial ends`,
    detail: `Ends on ${on}. The first charge follows.`,
  }),
  renewal_due: ({ on, merchant }) => ({ title: `${capital(merchant)} renews soon`, detail: `On ${on}.` }),
  return_window: ({ facts, on, merchant }) => ({
    title: `Return period ending for ${merchant}`,
    detail:
      facts.isOwn === 1
        ? `Until ${on}, the date you set.`
        : `Until ${on}, ${facts.days} days after ${facts.isFromParcel === 1 ? 'shipping' : 'estimated delivery'}.`,
  }),
  warranty_ends: ({ facts, on, merchant }) => ({
    title: `Warranty ending for a ${merchant} purchase`,
    detail:
      facts.isOwn === 1 ? `On ${on}, the date you set.` : `Ends on ${on}. Report any defect before then.`,
  }),
  receipt_without_charge: ({ on, merchant }) => ({
    title: `${capital(merchant)} receipt without a charge`,
    detail: `Purchased on ${on}. No account shows the charge.`,
  }),
  charge_without_receipt: ({ on, merchant }) => ({
    title: `${capital(merchant)} charge without a receipt`,
    detail: `Charged on ${on}.`,
  }),
  health_unclaimed: ({ facts }) => ({
    title: `Unclaimed ${facts.year} health spending`,
    detail: `${facts.lines === 1 ? '1 eligible item is' : `${facts.lines} eligible items are`} ready to claim.`,
  }),
  claim_refunded: ({ facts, merchant, money }) => ({
    title: `Refund for a claimed item: ${facts.item}`,
    detail:
      `${capital(merchant)} refunded ${isFullyRefunded(facts) ? '' : `${money('refundedMinor')} of `}the ` +
      `${money('claimedMinor')} in claim ${facts.number}. ${facts.state === 'submitted' ? CORRECT_CLAIM : REPAY_CLAIM}`,
  }),
  gift_card_left: ({ merchant, money }) => ({
    title: `Balance left on your ${merchant} gift card`,
    detail: `${money('usedMinor')} of ${money('boughtMinor')} used.`,
  }),
};

const CORRECT_CLAIM = 'Ask your plan administrator to correct the claim.';
const REPAY_CLAIM = 'Tell your plan administrator and repay the refunded amount.';

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
  const difference = formatMoney(Math.abs(charged - stated), currency, 'en');
  return `${merchant} charged ${difference} ${charged > stated ? 'more' : 'less'} than its receipt`;
}
