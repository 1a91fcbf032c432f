import type { BodyOf } from '#contract/endpoints/table.ts';
import { updateAccountSettings } from '#db/repositories/accounts/account-changes.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { refreshAccountFlows } from '#db/repositories/transactions/flows.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { Fault } from '../../lib/fault.ts';
import { recordChange } from '../../lib/history/record-change.ts';
import { subjectOf } from '../../lib/history/subjects.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { getAccount, getPresentedAccount } from './get-account.ts';
import { updateManualBalance } from './record-manual-balance.ts';

/** Updates the user's settings of an account. A hidden account is never counted. */
export async function updateAccount(
  services: Services,
  userId: string,
  accountId: string,
  body: BodyOf<'updateAccount'>,
) {
  const id = fromWire(accountId);
  const at = services.clock.now();
  const { value: account, eventId } = await services.db.withUser(userId, async (db) => {
    const before = await getAccount(db, id);
    const { name, balanceMinor } = body;
    if (balanceMinor !== undefined && before.source !== 'manual')
      throw new Fault('Conflict', ({ faults }) => faults.balanceFromSource);
    const isHidden = body.isHidden ?? before.isHidden;
    const wantsCount = body.isCounted ?? (body.isHidden === false ? true : before.isCounted);
    const isCounted = wantsCount && !isHidden;
    const scope = { accounts: [id], balances: balanceMinor === undefined ? [] : [id] };
    const recorded = await recordChange(services, db, scope, async () => {
      await updateAccountSettings(db, id, { label: name, isHidden, isCounted });
      if (balanceMinor !== undefined) await updateManualBalance(db, id, balanceMinor, at);
      if (isCounted !== before.isCounted) await refreshAccountFlows(db, id);
      const detail = { kind: 'accountChanged', values: {} } as const;
      return {
        value: await getPresentedAccount(db, id),
        events: [{ subject: subjectOf.account(id), detail }],
      };
    });
    await markDerivationPending(db);
    return recorded;
  });
  await deriveAndAnnounce(services, userId, 'accountChanged');
  return { account, eventId: eventId && toWire('event', eventId) };
}
