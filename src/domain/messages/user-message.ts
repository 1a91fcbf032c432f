import type { UserMessageValues } from './user-message-values.ts';

export type UserMessageCode = keyof UserMessageValues;

/**
 * A text for the user without its words: a JSON array of a code and the values it is worded with. It is stored and
 * passed on as it is; the server words it in the user's language when it is shown.
 */
export type UserMessage = string;

/** Builds a message. A value may itself be a message: it is worded in the same language. */
export function userMessage<Code extends UserMessageCode>(
  code: Code,
  ...values: UserMessageValues[Code]
): UserMessage {
  return JSON.stringify([code, ...values]);
}

/** An amount of money within a message, formatted for the user's language. Without a currency, it is in US dollars. */
export function moneyMessage(amountMinor: number, currency: string | null): UserMessage {
  return userMessage('money', amountMinor, currency ?? 'USD');
}

/** A message's code and values; null for any other text, such as a name or a bank's own words. */
export function parseUserMessage(
  text: string,
): { readonly code: string; readonly values: readonly (string | number)[] } | null {
  if (!text.startsWith('["') || !text.endsWith(']')) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(parsed)) return null;
  const [code, ...values] = parsed;
  if (typeof code !== 'string' || !values.every(isValue)) return null;
  return { code, values };
}

function isValue(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
