import { merchantKey } from '#domain/categorization/clean-descriptor.ts';

/** The party (`transactions.counterparty`) of a merchant's name. */
export function counterpartyOf(merchant: string): string {
  return counterpartyOfKey(merchantKey(merchant) || merchant.toLowerCase());
}

/** The same, of the key of a merchant. */
export function counterpartyOfKey(key: string): string {
  return key.replace(/[^a-z]+/g, '');
}

/** The same in the database, of a column or value that holds such a key. */
export const counterpartyOfKeySql = (key: string): string => `regexp_replace(${key}, '[^a-z]+', '', 'g')`;
