/** The properties that identify an account across connections. */
export interface AccountIdentity {
  readonly accountType: string;
  readonly currency: string;
  readonly mask: string | null;
  readonly name: string;
  /** An id that outlives the connection. Only some banks provide one. */
  readonly persistentId: string | null;
}

/**
 * Finds the stored account for each arriving account after a bank was reconnected or issued new ids. Both lists belong
 * to one institution. Matches by persistent id, then by type, currency, last digits and name, then without the name if
 * the digits are known. Matches only if exactly one arriving account fits exactly one stored account.
 */
export function matchAccounts<Arriving extends AccountIdentity, Stored extends AccountIdentity>(
  arriving: readonly Arriving[],
  stored: readonly Stored[],
): Map<Arriving, Stored> {
  const matches = new Map<Arriving, Stored>();
  const taken = new Set<Stored>();
  for (const keyOf of [persistentKey, fullKey, digitsKey]) {
    const openArriving = groupBy(
      arriving.filter((account) => !matches.has(account)),
      keyOf,
    );
    const openStored = groupBy(
      stored.filter((account) => !taken.has(account)),
      keyOf,
    );
    for (const [key, [account, ...twins]] of openArriving) {
      const [same, ...others] = openStored.get(key) ?? [];
      if (!account || !same || twins.length > 0 || others.length > 0) continue;
      matches.set(account, same);
      taken.add(same);
    }
  }
  return matches;
}

function persistentKey({ persistentId }: AccountIdentity): string | null {
  return persistentId;
}

function fullKey({ accountType, currency, mask, name }: AccountIdentity): string {
  return [accountType, currency, mask ?? '', name.trim().toLowerCase()].join('|');
}

function digitsKey({ accountType, currency, mask }: AccountIdentity): string | null {
  return mask === null ? null : [accountType, currency, mask].join('|');
}

function groupBy<A extends AccountIdentity>(
  accounts: readonly A[],
  keyOf: (account: AccountIdentity) => string | null,
): Map<string, A[]> {
  const groups = new Map<string, A[]>();
  for (const account of accounts) {
    const key = keyOf(account);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(account);
    else groups.set(key, [account]);
  }
  return groups;
}
