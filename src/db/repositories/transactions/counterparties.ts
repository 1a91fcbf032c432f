import { merchantKey } from '#domain/categorization/clean-descriptor.ts';

/** The counterparty (`transactions.counterparty`) of a merchant name: its letters. */
export function counterpartyOf(merchant: string): string {
  return counterpartyOfKey(merchantKey(merchant) || merchant.toLowerCase());
}

/** The counterparty of a merchant key. */
export function counterpartyOfKey(key: string): string {
  return key.replace(/[^a-z]+/g, '');
}

/** SQL expression: the counterparty of a column or value that contains a merchant key. */
export const counterpartyOfKeySql = (key: string): string => `regexp_replace(${key}, '[^a-z]+', '', 'g')`;
