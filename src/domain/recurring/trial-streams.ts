import { type CivilDate, daysBetween } from '../calendar/civil-date.ts';
import type { Charge } from './charge.ts';
import { groupCharges } from './group-charges.ts';
import { merchantNature } from './merchant-nature.ts';
import { nameTokens, partyLabel } from './party-names.ts';
import type { Stream } from './stream-types.ts';

/** A trial is over, or was never one, when no full price has followed for so long. */
const TRIAL_DAYS_MAX = 45;

/** A service asks one unit of money at most to see that a card works. */
const VERIFIED_MAX = 100;

/**
 * Trials that run on the day of asking: a first charge of nothing, of next to nothing at a service, or one
 * whose text says trial, with no other charge of that party. Their rhythm and next day are not known yet.
 */
export function trialStreams(charges: readonly Charge[], asOf: CivilDate): Stream[] {
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
  const nature = merchantNature(`${merchant ?? ''} ${nameTokens(text).join(' ')}`);
  if (nature.isService) return true;
  return amount === 0 && !nature.isShop && !nature.isHabit && !nature.isTransfer && !nature.isPeer;
}

function toTrial(charge: Charge): Stream {
  return {
    merchant: partyLabel(charge.merchant, charge.text),
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
