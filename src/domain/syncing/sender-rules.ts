/** The user's rule for a sender: an address, or a domain including its subdomains. Lowercase. */
export interface SenderRule {
  readonly sender: string;
  readonly verdict: 'allow' | 'block';
}

/**
 * Resolves the rule for an address, or null if there is none. The most specific rule applies: the address, then its
 * domain, then parent domains.
 */
export function resolveSenderVerdict(
  rules: readonly SenderRule[],
  address: string,
): SenderRule['verdict'] | null {
  if (rules.length === 0 || address === '') return null;
  const known = new Map(rules.map((rule) => [rule.sender, rule.verdict]));
  const exact = known.get(address);
  if (exact) return exact;
  const labels = address.slice(address.lastIndexOf('@') + 1).split('.');
  for (let from = 0; from < labels.length - 1; from += 1) {
    const verdict = known.get(labels.slice(from).join('.'));
    if (verdict) return verdict;
  }
  return null;
}

/** Parses a sender the user typed; null if it is neither an address nor a domain. */
export function parseSender(text: string): string | null {
  const sender = text.trim().toLowerCase().replace(/^@/, '');
  const isValid =
    /^(?:[^\s@<>,;"()]{1,64}@)?[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,250})\.[\p{L}\p{N}-]{2,63}$/u.test(sender);
  return isValid ? sender : null;
}
