/** Accounts whose money is for health costs alone: health savings, flexible spending, health reimbursement. */
export type HealthAccountKind = 'hsa' | 'fsa' | 'hra';

const WORDS: readonly (readonly [HealthAccountKind, RegExp])[] = [
  ['hsa', /\bhsa\b|health savings?\b/i],
  ['hra', /\bhra\b|health reimbursement/i],
  ['fsa', /\b(?:lp|hc)?fsa\b|flex(?:ible)? spending/i],
];

/** Such an account pays for childcare, not for health. */
const DEPENDENT_CARE = /\bdependent[ -]?care\b|\bdcfsa\b/i;

/**
 * Which of the three an account is: by its provider's word (`told`), else by its names. Null for every other account.
 */
export function healthAccountKind(
  told: HealthAccountKind | null,
  names: readonly (string | null)[],
): HealthAccountKind | null {
  if (told) return told;
  const text = names.filter(Boolean).join(' ');
  if (DEPENDENT_CARE.test(text)) return null;
  return WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
