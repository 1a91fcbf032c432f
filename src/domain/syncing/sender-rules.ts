/** What a person said about a sender: an address, or a domain with all that end in it. Lower case. */
export interface SenderRule {
  readonly sender: string;
  readonly verdict: 'allow' | 'block';
}

/**
 * What the rules say about an address, or null where they say nothing. The closest rule counts: the address itself,
 * then its domain, then the domains that one belongs to.
 */
export function senderVerdict(rules: readonly SenderRule[], address: string): SenderRule['verdict'] | null {
  if (rules.length === 0 || address === '') return null;
  const known = new Map(rules.map((rule) => [rule.sender, rule.verdict]));
  const own = known.get(address);
  if (own) return own;
  const labels = address.slice(address.lastIndexOf('@') + 1).split('.');
  for (let from = 0; from < labels.length - 1; from += 1) {
    const verdict = known.get(labels.slice(from).join('.'));
    if (verdict) return verdict;
  }
  return null;
}

/** A sender as rules name it, from what a person typed; null for what is neither an address nor a domain. */
export function parseSender(text: string): string | null {
  const sender = text.trim().toLowerCase().replace(/^@/, '');
  const isValid =
    /^(?:[^\s@<>,;"()]{1,64}@)?[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,250})\.[\p{L}\p{N}-]{2,63}$/u.test(sender);
  return isValid ? sender : null;
}
