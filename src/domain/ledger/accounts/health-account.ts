/** Accounts for health expenses only: health savings, flexible spending, health reimbursement. */
export type HealthAccountKind = 'hsa' | 'fsa' | 'hra';

const WORDS: readonly (readonly [HealthAccountKind, RegExp])[] = [
  ['hsa', /\bhsa\b|health savings?\b/i],
  ['hra', /\bhra\b|health reimbursement/i],
  ['fsa', /\b(?:lp|hc)?fsa\b|flex(?:ible)? spending/i],
];

/** A dependent care account pays for childcare, not for health. */
const DEPENDENT_CARE = /\bdependent[ -]?care\b|\bdcfsa\b/i;

/**
 * Returns the kind of health account: from the provider if it states one, else from the account's names. Null for all
 * other accounts.
 */
export function detectHealthAccountKind(
  chosen: HealthAccountKind | null,
  names: readonly (string | null)[],
): HealthAccountKind | null {
  if (chosen) return chosen;
  const text = names.filter(Boolean).join(' ');
  if (DEPENDENT_CARE.test(text)) return null;
  return WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
