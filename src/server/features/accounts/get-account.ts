import type { UserDb } from '#db/pool.ts';
import { type AccountWithSettings, listAccounts } from '#db/repositories/accounts/accounts.ts';
import { listBalanceGaps } from '#db/repositories/accounts/balances.ts';
import { notFound } from '../../lib/fault.ts';
import { presentAccount } from '../../lib/present-account.ts';
import { readTexts } from '../../lib/read-texts.ts';

export async function getAccount(db: UserDb, id: string): Promise<AccountWithSettings> {
  const account = (await listAccounts(db)).find((candidate) => candidate.id === id);
  if (!account) throw notFound();
  return account;
}

export async function getPresentedAccount(db: UserDb, id: string) {
  const texts = await readTexts(db);
  return presentAccount(await getAccount(db, id), (await listBalanceGaps(db)).get(id), texts);
}
