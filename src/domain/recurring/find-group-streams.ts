import { extractChains } from './extract-chains.ts';
import type { ChargeGroup } from './group-charges.ts';
import { nameTokens } from './merchant-names.ts';
import { inferMerchantTraits, type MerchantTraits } from './merchant-traits.ts';
import type { DetectedStream } from './stitch-chains.ts';

/** Returns the streams among one merchant's charges, with the merchant's traits. */
export function findGroupStreams(group: ChargeGroup, direction: 'inflow' | 'outflow'): DetectedStream[] {
  const detected = natureOf(group);
  // A payer is not a habit: a coffee chain's wages are wages.
  const nature = direction === 'inflow' ? { ...detected, isHabit: false } : detected;
  return extractChains(group.charges, nature).map((found) => ({
    ...found,
    nature,
    merchantKey: group.merchantKey,
  }));
}

function natureOf(group: ChargeGroup): MerchantTraits {
  const names = new Set<string>();
  const texts = new Set<string>();
  for (const charge of group.charges) {
    if (charge.merchant) names.add(charge.merchant);
    if (texts.size >= 3) continue;
    names.add(nameTokens(charge.text).join(' '));
    texts.add(charge.text);
  }
  return inferMerchantTraits([...names].join(' ; '), [...texts].join(' ; '));
}
