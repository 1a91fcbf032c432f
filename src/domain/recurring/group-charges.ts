import { merchantKey } from '../categorization/clean-descriptor.ts';
import { descriptionTokens } from '../ledger/reconcile/description-tokens.ts';
import type { Charge } from './charge.ts';

/** Charges of one account and direction that name one party, in date order. */
export interface ChargeGroup {
  readonly accountId: string;
  readonly charges: readonly Charge[];
  /** Naming words of the party. */
  readonly words: readonly string[];
}

/**
 * Groups charges of one direction by account and party. The party is the aggregator's merchant where
 * given, else the cleaned descriptor; a descriptor is cleaned once per set of naming words, because
 * references and dates change with every charge.
 */
export function groupCharges(charges: readonly Charge[]): ChargeGroup[] {
  const keys = new Map<string, string>();
  const words = new Map<string, readonly string[]>();
  const groups = new Map<string, Charge[]>();
  for (const charge of charges) {
    const name = charge.merchant ?? charge.text;
    const tokens = descriptionTokens(name);
    const skeleton = tokens.length > 0 ? tokens.join(' ') : name;
    let party = keys.get(skeleton);
    if (party === undefined) {
      party = compact(merchantKey(name)) || compact(skeleton);
      keys.set(skeleton, party);
      if (!words.has(party)) words.set(party, tokens);
    }
    const key = `${charge.accountId}|${charge.currency}|${party}`;
    const group = groups.get(key);
    if (group) group.push(charge);
    else groups.set(key, [charge]);
  }
  return [...groups].map(([key, list]) => ({
    accountId: list[0]?.accountId ?? '',
    charges: list.sort((a, b) => a.day - b.day),
    words: words.get(key.slice(key.lastIndexOf('|') + 1)) ?? [],
  }));
}

/** Letters only: spacing and points differ between exports of one name. */
function compact(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]+/gu, '');
}
