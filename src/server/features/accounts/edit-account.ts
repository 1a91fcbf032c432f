import type { BodyOf } from '#contract/endpoints/table.ts';
import {
  changeAccount,
  deleteAccountRow,
  insertManualAccount,
} from '#db/repositories/accounts/account-changes.ts';
import { markDerivationPending } from '#db/repositories/owed-derivations.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { refreshAccountFlows } from '#db/repositories/transactions/flows.ts';
import { Fault } from '../../lib/fault.ts';
import { recordChange } from '../../lib/history/record-change.ts';
import { subjectOf } from '../../lib/history/subjects.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { findAccount, readAccount } from './find-account.ts';
import { recordManualBalance, saveBalance } from './manual-balance.ts';

/** Adds an account that is kept by hand. */
export async function createAccount(services: Services, userId: string, body: BodyOf<'createAccount'>) {
  const at = services.clock.now();
  const id = services.ids.next();
  const account = await services.db.withUser(userId, async (db) => {
    await ensureProfile(db);
    const { name, accountType, currency, balanceMinor = null } = body;
    const balanceAt = balanceMinor === null ? null : at;
    await insertManualAccount(db, { id, name, accountType, currency, balanceMinor, balanceAt });
    if (balanceMinor !== null) await recordManualBalance(db, id, balanceMinor, { on: body.balanceOn, at });
    return readAccount(db, id);
  });
  await tell(services, userId);
  return { account };
}

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
  await services.jobs.send('derive', userId, { userId });
  await tell(services, userId);
  return { account, eventId: eventId && toWire('event', eventId) };
}

/** Deletes an account with its transactions; one that a connection reads would come back. */
export async function deleteAccount(services: Services, userId: string, accountId: string): Promise<void> {
  const id = fromWire(accountId);
  await services.db.withUser(userId, async (db) => {
    const account = await findAccount(db, id);
    if (account.connectionId !== null && !account.isClosed)
      throw new Fault('Conflict', ({ faults }) => faults.accountConnected);
    if (account.source === 'receipts')
      throw new Fault('Conflict', ({ faults }) => faults.accountFromReceipts);
    await deleteAccountRow(db, id);
    await markDerivationPending(db);
  });
  await services.jobs.send('derive', userId, { userId });
  await tell(services, userId);
}

function tell(services: Services, userId: string): Promise<void> {
  return services.events.publish(userId, {
    kind: 'changed',
    fact: 'accountChanged',
  });
}
