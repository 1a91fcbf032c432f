import type { BodyOf } from '#contract/endpoints/table.ts';
import { changeAccount } from '#db/repositories/accounts/account-changes.ts';
import { markDerivationPending } from '#db/repositories/owed-derivations.ts';
import { refreshAccountFlows } from '#db/repositories/transactions/flows.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { Fault } from '../../lib/fault.ts';
import { recordChange } from '../../lib/history/record-change.ts';
import { subjectOf } from '../../lib/history/subjects.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { findAccount, readAccount } from './find-account.ts';
import { saveBalance } from './manual-balance.ts';

/** What the user wants of an account; a hidden one does not count either. */
export async function updateAccount(
  services: Services,
  userId: string,
  accountId: string,
  body: BodyOf<'updateAccount'>,
) {
  const id = fromWire(accountId);
  const at = services.clock.now();
  const { value: account, eventId } = await services.db.withUser(userId, async (db) => {
    const before = await findAccount(db, id);
    const { name, balanceMinor } = body;
    if (balanceMinor !== undefined && before.source !== 'manual')
      throw new Fault('Conflict', ({ faults }) => faults.balanceFromSource);
    const isHidden = body.isHidden ?? before.isHidden;
    const wantsCount = body.isCounted ?? (body.isHidden === false ? true : before.isCounted);
    const isCounted = wantsCount && !isHidden;
    const scope = { accounts: [id], balances: balanceMinor === undefined ? [] : [id] };
    const recorded = await recordChange(services, db, scope, async () => {
      await changeAccount(db, id, { label: name, isHidden, isCounted });
      if (balanceMinor !== undefined) await saveBalance(db, id, balanceMinor, at);
      if (isCounted !== before.isCounted) await refreshAccountFlows(db, id);
      const detail = { kind: 'accountChanged', values: {} } as const;
      return { value: await readAccount(db, id), events: [{ subject: subjectOf.account(id), detail }] };
    });
    await markDerivationPending(db);
    return recorded;
  });
  await deriveAndAnnounce(services, userId, 'accountChanged');
  return { account, eventId: eventId && toWire('event', eventId) };
}
