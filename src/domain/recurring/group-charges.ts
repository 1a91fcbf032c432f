import { merchantKey } from '../categorization/clean-descriptor.ts';
import type { Charge } from './charge.ts';
import { merchantNames, nameTokens } from './merchant-names.ts';
import { inferMerchantTraits } from './merchant-traits.ts';

/** Charges of one account, direction and merchant, in date order. */
export interface ChargeGroup {
  readonly accountId: string;
  readonly merchantKey: string;
  readonly charges: readonly Charge[];
}

interface TextPattern {
  readonly tokens: readonly string[];
  readonly sample: string;
  count: number;
  /** The aggregator's merchant name seen with these words. */
  merchant: string | null;
}

/**
 * Groups charges of one direction by account and merchant. The merchant is the aggregator's if given, otherwise the
 * name found by comparing all texts; groups with equal cleaned descriptors are merged. A store's membership fees are a
 * group apart from purchases there. A descriptor is cleaned once per set of words, because reference numbers change
 * with every charge.
 */
export function groupCharges(charges: readonly Charge[]): ChargeGroup[] {
  // Compare words only for charges that need it: doing so for all takes longer than everything else.
  const named = charges.every(({ merchant }) => merchant)
    ? new Map<Charge, string>()
    : merchantsByWords(charges);
  const known = new Map<string, string>();
  const merchantOf = (merchant: string): string => {
    let key = known.get(merchant);
    if (key === undefined) {
      key = compactMerchantKey(merchant);
      known.set(merchant, key);
    }
    return key;
  };
  const groups = new Map<string, { merchantKey: string; charges: Charge[] }>();
  for (const charge of charges) {
    const name = charge.merchant ? merchantOf(charge.merchant) : (named.get(charge) ?? '');
    const kind = isStoreMembership(charge) ? 'membership' : '';
    const key = `${charge.accountId}|${charge.currency}|${name}|${kind}`;
    const group = groups.get(key);
    if (group) group.charges.push(charge);
    else groups.set(key, { merchantKey: name, charges: [charge] });
  }
  return [...groups.values()].map((group) => ({
    accountId: group.charges[0]?.accountId ?? '',
    merchantKey: group.merchantKey,
    charges: group.charges.sort((a, b) => a.day - b.day),
  }));
}

function isStoreMembership({ text, merchant }: Charge): boolean {
  return (
    /\b(?:membership|renewal)\b/i.test(text) && inferMerchantTraits(`${merchant ?? ''} ; ${text}`).isShop
  );
}

/** Finds the merchant key of each charge by comparing the words of all texts. */
function merchantsByWords(charges: readonly Charge[]): Map<Charge, string> {
  const skeletons = new Map<string, TextPattern>();
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
  const parties = assignMerchants(skeletons);
  return new Map(charges.map((charge) => [charge, parties.get(keyOf.get(charge) ?? '') ?? '']));
}

/** Assigns one key to all text patterns that share a merchant, name or cleaned descriptor. */
function assignMerchants(skeletons: ReadonlyMap<string, TextPattern>): Map<string, string> {
  const entries = [...skeletons];
  const names = merchantNames(
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
  entries.forEach(([, { sample, merchant }], index) => {
    const name = names[index] ?? '';
    if (!parent.has(name)) {
      parent.set(name, name);
      const key = compact(merchantKey(sample));
      const other = key.length >= 3 ? cleaned.get(key) : undefined;
      if (other !== undefined) parent.set(root(name), root(other));
      else cleaned.set(key, name);
    }
    if (merchant) merchants.set(root(name), compactMerchantKey(merchant));
  });
  mergeTruncatedNames(parent, root);
  return new Map(
    entries.map(([key], index) => {
      const name = root(names[index] ?? '');
      return [key, merchants.get(name) ?? compact(name)];
    }),
  );
}

/** Merges a name truncated by the field length with the longer name that starts with it. */
function mergeTruncatedNames(parent: Map<string, string>, root: (key: string) => string): void {
  const sorted = [...parent.keys()].sort();
  for (let index = 1; index < sorted.length; index += 1) {
    const short = sorted[index - 1] ?? '';
    const long = sorted[index] ?? '';
    if (short.length >= 8 && long.startsWith(short)) parent.set(root(long), root(short));
  }
}

function compactMerchantKey(merchant: string): string {
  return compact(merchantKey(merchant) || merchant);
}

/** Letters only: spacing and punctuation differ between exports of one name. */
function compact(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]+/gu, '') || text.toLowerCase();
}
