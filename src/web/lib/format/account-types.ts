import type { BodyOf } from '#contract/endpoints/table.ts';
import { texts } from '../../texts/en/settings-accounts.ts';

export type AccountType = BodyOf<'createAccount'>['accountType'];

/** Account types with their display names. */
export const ACCOUNT_TYPES: readonly (readonly [AccountType, string])[] = [
  ['checking', texts.form.kinds.checking],
  ['savings', texts.form.kinds.savings],
  ['credit', texts.form.kinds.credit],
  ['loan', texts.form.kinds.loan],
  ['investment', texts.form.kinds.investment],
  ['other', texts.form.kinds.other],
];

/** Converts a select option's value to an account type. */
export function accountTypeOf(value: string): AccountType {
  return ACCOUNT_TYPES.find(([id]) => id === value)?.[0] ?? 'other';
}
