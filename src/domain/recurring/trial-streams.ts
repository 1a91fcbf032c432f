import { type CivilDate, daysBetween } from '../calendar/civil-date.ts';
import type { Charge } from './charge.ts';
import { groupCharges } from './group-charges.ts';
import { merchantLabel, nameTokens } from './merchant-names.ts';
import { inferMerchantTraits } from './merchant-traits.ts';
import type { Stream } from './stream-types.ts';

/** A trial is over, or never was one, if no full price follows within this many days. */
const TRIAL_DAYS_MAX = 45;

/** Services charge at most this amount (minor units) to verify a card. */
const VERIFIED_MAX = 100;

/**
 * Detects trials running on `asOf`: a first charge of zero, of a verification amount at a service, or with "trial" in
 * its text, and no other charge of that merchant. Their frequency and next date are unknown.
 */
export function detectTrials(charges: readonly Charge[], asOf: CivilDate): Stream[] {
  const fresh = charges.filter((charge) => isTrial(charge) && daysBetween(charge.on, asOf) <= TRIAL_DAYS_MAX);
  if (fresh.length === 0) return [];
  const groups = groupCharges(charges);
  return fresh.flatMap((charge) => {
    const group = groups.find((candidate) => candidate.charges.includes(charge));
    return group?.charges.length === 1 ? [toTrial(charge)] : [];
  });
}

function isTrial({ amount, text, merchant }: Charge): boolean {
  if (/\btrial\b/i.test(text)) return amount <= 500;
  if (amount > VERIFIED_MAX) return false;
  const nature = inferMerchantTraits(`${merchant ?? ''} ${nameTokens(text).join(' ')}`);
  if (nature.isService) return true;
  return amount === 0 && !nature.isShop && !nature.isHabit && !nature.isTransfer && !nature.isPeer;
}

function toTrial(charge: Charge): Stream {
  return {
    merchant: merchantLabel(charge.merchant, charge.text),
    accountId: charge.accountId,
    direction: 'outflow',
    frequency: 'unknown',
    status: 'trial',
    class: 'subscription',
    averageAmountMinor: charge.signed,
    lastAmountMinor: charge.signed,
    firstOn: charge.on,
    lastOn: charge.on,
    nextOn: null,
    transactionIds: [charge.id],
    priceChanges: [],
    confidence: 0.6,
  };
}
