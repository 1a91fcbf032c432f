/** What an account looks like to its bank, besides the id it has in one connection. */
export interface AccountLooks {
  readonly accountType: string;
  readonly currency: string;
  readonly mask: string | null;
  readonly name: string;
  /** An id that outlives the connection; only some banks give one. */
  readonly persistentId: string | null;
}

/**
 * Finds the stored account that each arriving account is again, after a bank was linked anew or gave new ids. Both
 * lists are of one institution. First by the lasting id, then by type, currency, last digits and name, then without the
 * name where digits are known. Only where one arriving account fits one stored account: nothing is guessed.
 */
export function matchAccounts<Arriving extends AccountLooks, Stored extends AccountLooks>(
  arriving: readonly Arriving[],
  stored: readonly Stored[],
): Map<Arriving, Stored> {
  const matches = new Map<Arriving, Stored>();
  const taken = new Set<Stored>();
  for (const keyOf of [lastingKey, fullKey, digitsKey]) {
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

function lastingKey({ persistentId }: AccountLooks): string | null {
  return persistentId;
}

function fullKey({ accountType, currency, mask, name }: AccountLooks): string {
  return [accountType, currency, mask ?? '', name.trim().toLowerCase()].join('|');
}

function digitsKey({ accountType, currency, mask }: AccountLooks): string | null {
  return mask === null ? null : [accountType, currency, mask].join('|');
}

function groupBy<A extends AccountLooks>(
  accounts: readonly A[],
  keyOf: (account: AccountLooks) => string | null,
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
