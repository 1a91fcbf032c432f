import { accountTypeOf } from '../../account-type.ts';
import { findBalanceOrder, isBalanceBefore } from '../balance-order.ts';
import type { DraftRow } from '../draft-row.ts';
import type { AccountContext } from '../preamble.ts';
import { amountsOfSides } from './resolve-signs.ts';
import { ROWS_WEIGHED, signEvidence } from './sign-evidence.ts';

/** Whether debits are outflows: `turned` if they are inflows, `unproven` if nothing shows it, otherwise `usual`. */
export type LedgerSides = 'usual' | 'turned' | 'unproven';

type NamedAccount = Pick<AccountContext, 'accountId' | 'isCard'> & { readonly heading: string | null };

const CASH = /^(?:petty )?cash\b/i;

/**
 * In the holder's own books, money that enters a bank account is a debit. Debits that raise the balance are inflows if
 * the texts or the kind of account say so; on a card, they raise what is owed.
 */
export function judgeSides(
  rows: readonly DraftRow[],
  { accountId, isCard, heading }: NamedAccount,
): LedgerSides {
  const name = accountId ?? heading ?? '';
  const accountType = accountTypeOf(name);
  if (isCard || accountType === 'credit' || accountType === 'loan') return 'usual';
  const weighed = rows.slice(0, ROWS_WEIGHED);
  const hasSide = (side: 'debitMinor' | 'creditMinor'): boolean => weighed.some((row) => row[side] !== null);
  if (!hasSide('debitMinor') || !hasSide('creditMinor')) return 'usual';
  const amounts = amountsOfSides(weighed);
  const order = findBalanceOrder(weighed, amounts);
  if (!order?.isFlipped || isBalanceBefore(order, weighed)) return 'usual';
  const evidence = signEvidence(weighed, amounts, false);
  if (evidence === 'normal') return 'usual';
  const isOwnMoney = accountType === 'checking' || accountType === 'savings' || CASH.test(name);
  return evidence === 'inverse' || isOwnMoney ? 'turned' : 'unproven';
}
