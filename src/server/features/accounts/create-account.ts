import type { BodyOf } from '#contract/endpoints/table.ts';
import { insertManualAccount } from '#db/repositories/accounts/account-changes.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { announce } from '../../lib/announce.ts';
import type { Services } from '../../lib/services.ts';
import { getPresentedAccount } from './get-account.ts';
import { recordManualBalance } from './record-manual-balance.ts';

/** Creates a manual account. */
export async function createAccount(services: Services, userId: string, body: BodyOf<'createAccount'>) {
  const at = services.clock.now();
  const id = services.ids.next();
  const account = await services.db.withUser(userId, async (db) => {
    await ensureProfile(db);
    const { name, accountType, currency, balanceMinor = null } = body;
    const balanceAt = balanceMinor === null ? null : at;
    await insertManualAccount(db, { id, name, accountType, currency, balanceMinor, balanceAt });
    if (balanceMinor !== null) await recordManualBalance(db, id, balanceMinor, { on: body.balanceOn, at });
    return getPresentedAccount(db, id);
  });
  await announce(services, userId, 'accountChanged');
  return { account };
}
