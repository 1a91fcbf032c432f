import { extractChains } from './extract-chains.ts';
import type { ChargeGroup } from './group-charges.ts';
import { type MerchantNature, merchantNature } from './merchant-nature.ts';
import { nameTokens } from './party-names.ts';
import type { PartyFound } from './stitch-chains.ts';

/** The streams among the charges of one party, with what the party's words say of it. */
export function chainsOf(group: ChargeGroup, direction: 'inflow' | 'outflow'): PartyFound[] {
  const told = natureOf(group);
  // Who pays money in does not sell anything: a coffee chain's wages are wages.
  const nature = direction === 'inflow' ? { ...told, isHabit: false } : told;
  return extractChains(group.charges, nature).map((found) => ({ ...found, nature, party: group.party }));
}

function natureOf(group: ChargeGroup): MerchantNature {
  const names = new Set<string>();
  const texts = new Set<string>();
  for (const charge of group.charges) {
    if (charge.merchant) names.add(charge.merchant);
    if (texts.size >= 3) continue;
    names.add(nameTokens(charge.text).join(' '));
    texts.add(charge.text);
  }
  return merchantNature([...names].join(' ; '), [...texts].join(' ; '));
}
