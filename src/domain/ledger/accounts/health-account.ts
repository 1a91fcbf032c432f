/** Accounts whose money is for health costs alone: health savings, flexible spending, health reimbursement. */
export const HEALTH_ACCOUNT_KINDS = ['hsa', 'fsa', 'hra'] as const;

/** One of the three. */
export type HealthAccountKind = (typeof HEALTH_ACCOUNT_KINDS)[number];

const WORDS: readonly (readonly [HealthAccountKind, RegExp])[] = [
  ['hsa', /\bhsa\b|health savings?\b/i],
  ['hra', /\bhra\b|health reimbursement/i],
  // A dependent-care account pays for childcare, not for health.
  ['fsa', /\b(?:lp|hc)?-?fsa\b(?!.*dependent)|(?<!dependent care )flex(?:ible)? spending(?!.*dependent)/i],
];

/**
 * Which of the three an account is: by its provider's word (`told`), else by its names. Null for every other account.
 */
export function healthAccountKind(
  told: HealthAccountKind | null,
  names: readonly (string | null)[],
): HealthAccountKind | null {
  if (told) return told;
  const text = names.filter(Boolean).join(' ');
  return WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
