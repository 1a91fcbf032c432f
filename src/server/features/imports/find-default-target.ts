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

/**
 * The name of a new account, unless the user chooses one: as in the file, or its type and last digits. A number tells
 * it from the user's other accounts.
 */
export function nameNewAccount(
  { accountType, mask, statedName }: StagedAccount,
  accounts: readonly StoredAccount[],
  { connections }: Texts,
): string {
  const words = statedName ?? connections.accountNames[accountType];
  const name = mask ? `${words} ·· ${mask}` : words;
  const taken = new Set(accounts.map((account) => account.name));
  let count = 1;
  const numbered = () => (count === 1 ? name : `${name} ${count}`);
  while (taken.has(numbered())) count += 1;
  return numbered();
}
