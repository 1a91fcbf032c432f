import type { UserDb } from '#db/pool.ts';
import type { StoredAccount } from '#db/repositories/accounts/accounts.ts';
import type { StagedAccount } from '../../lib/staged-transactions.ts';
import { fromWire } from '../../lib/wire-id.ts';
import type { Texts } from '../../texts/texts.ts';
import { findEarlierTarget } from './query.ts';
import type { Preview } from './stored-import.ts';

/**
 * The default target of a file's account: the account it names. A file that names none, such as most tables, continues
 * the account of the latest import with the same columns; files of two banks never share an account by default.
 */
export async function findDefaultTarget(
  db: UserDb,
  { format, table }: Pick<Preview, 'format' | 'table'>,
  staged: StagedAccount,
  accounts: readonly StoredAccount[],
): Promise<StoredAccount | null> {
  const live = accounts.filter((account) => !account.isSandbox && account.currency === staged.currency);
  if (!staged.isIdentified) {
    const headers = table?.columns.map((column) => column.header) ?? [];
    const earlier = await findEarlierTarget(db, { format, headers }, staged);
    return live.find((account) => earlier !== null && account.id === fromWire(earlier)) ?? null;
  }
  const same = live.find((account) => account.source === 'file' && account.externalId === staged.externalId);
  if (same || staged.mask === null) return same ?? null;
  const masked = live.filter((account) => account.mask === staged.mask);
  return masked.length === 1 ? (masked[0] ?? null) : null;
}

/** The name of a new account, unless the user chooses one: as in the file, or its type and last digits. */
export function nameNewAccount(
  { accountType, mask, statedName }: StagedAccount,
  { connections }: Texts,
): string {
  const name = statedName ?? connections.accountNames[accountType];
  return mask ? `${name} ·· ${mask}` : name;
}
