import { merchantKey } from '../categorization/clean-descriptor.ts';
import type { Charge } from './charge.ts';
import { nameTokens, partyNames } from './party-names.ts';

/** Charges of one account and direction that name one party, in date order. */
export interface ChargeGroup {
  readonly accountId: string;
  readonly party: string;
  readonly charges: readonly Charge[];
}

interface Skeleton {
  readonly tokens: readonly string[];
  readonly sample: string;
  count: number;
  /** An aggregator's merchant seen with these words. */
  merchant: string | null;
}

/**
 * Groups charges of one direction by account and party. The party is the aggregator's merchant where
 * given, else what the words of all texts together show to be the name, joined where the cleaned
 * descriptors agree. A descriptor is cleaned once per set of words: references change with every charge.
 */
export function groupCharges(charges: readonly Charge[]): ChargeGroup[] {
  // Words are compared only for charges that need them: of all charges that takes longer than all the rest.
  const named = charges.every(({ merchant }) => merchant)
    ? new Map<Charge, string>()
    : partiesByWords(charges);
  const known = new Map<string, string>();
  const merchantOf = (merchant: string): string => {
    let party = known.get(merchant);
    if (party === undefined) {
      party = merchantParty(merchant);
      known.set(merchant, party);
    }
    return party;
  };
  const groups = new Map<string, { party: string; charges: Charge[] }>();
  for (const charge of charges) {
    const party = charge.merchant ? merchantOf(charge.merchant) : (named.get(charge) ?? '');
    const key = `${charge.accountId}|${charge.currency}|${party}`;
    const group = groups.get(key);
    if (group) group.charges.push(charge);
    else groups.set(key, { party, charges: [charge] });
  }
  return [...groups.values()].map((group) => ({
    accountId: group.charges[0]?.accountId ?? '',
    party: group.party,
    charges: group.charges.sort((a, b) => a.day - b.day),
  }));
}

/** The party of each charge by what the words of all texts together show. */
function partiesByWords(charges: readonly Charge[]): Map<Charge, string> {
  const skeletons = new Map<string, Skeleton>();
  const keyOf = new Map<Charge, string>();
  for (const charge of charges) {
    const tokens = nameTokens(charge.text);
    const key = tokens.length > 0 ? tokens.join(' ') : charge.text;
    keyOf.set(charge, key);
    const known = skeletons.get(key);
    if (known) {
      known.count += 1;
      known.merchant ??= charge.merchant;
    } else skeletons.set(key, { tokens, sample: charge.text, count: 1, merchant: charge.merchant });
  }
  const parties = nameParties(skeletons);
  return new Map(charges.map((charge) => [charge, parties.get(keyOf.get(charge) ?? '') ?? '']));
}

/** The party of each skeleton: one key for all that share a merchant, a name or a cleaned descriptor. */
function nameParties(skeletons: ReadonlyMap<string, Skeleton>): Map<string, string> {
  const entries = [...skeletons];
  const names = partyNames(
    entries.map(([, { tokens }]) => tokens),
    entries.map(([, { count }]) => count),
  );
  const parent = new Map<string, string>();
  const root = (key: string): string => {
    let at = key;
    for (let up = parent.get(at); up !== undefined && up !== at; up = parent.get(at)) at = up;
    return at;
  };
  const cleaned = new Map<string, string>();
  const merchants = new Map<string, string>();
  entries.forEach(([, { sample, merchant }], at) => {
    const name = names[at] ?? '';
    if (!parent.has(name)) {
      parent.set(name, name);
      const key = compact(merchantKey(sample));
      const other = key.length >= 3 ? cleaned.get(key) : undefined;
      if (other !== undefined) parent.set(root(name), root(other));
      else cleaned.set(key, name);
    }
    if (merchant) merchants.set(root(name), merchantParty(merchant));
  });
  joinCutNames(parent, root);
  return new Map(
    entries.map(([key], at) => {
      const party = root(names[at] ?? '');
      return [key, merchants.get(party) ?? compact(party)];
    }),
  );
}

/** A name cut short by the length of the field belongs to the longer one that begins with it. */
function joinCutNames(parent: Map<string, string>, root: (key: string) => string): void {
  const sorted = [...parent.keys()].sort();
  for (let at = 1; at < sorted.length; at += 1) {
    const short = sorted[at - 1] ?? '';
    const long = sorted[at] ?? '';
    if (short.length >= 8 && long.startsWith(short)) parent.set(root(long), root(short));
  }
}

function merchantParty(merchant: string): string {
  return compact(merchantKey(merchant) || merchant);
}

/** Letters only: spacing and points differ between exports of one name. */
function compact(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]+/gu, '') || text.toLowerCase();
}
