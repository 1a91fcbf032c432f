import { createHash } from 'node:crypto';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { type StoredConnection, tokenContext } from '#db/repositories/bank-connections.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { Fault, type FaultWords } from '../../lib/fault.ts';
import { providerFault } from '../../lib/provider-fault.ts';
import type { Services } from '../../lib/services.ts';
import { saveUnlessLinked } from './link-bank.ts';

const CLAIM_FAULTS: Readonly<Record<string, FaultWords>> = {
  SIMPLEFIN_NO_TOKEN: ({ faults }) => faults.notASetupToken,
  SIMPLEFIN_CLAIMED: ({ faults }) => faults.tokenUsed,
  ADDRESS_NOT_ALLOWED: ({ faults }) => faults.tokenAddressBlocked,
};

/**
 * Exchanges a setup token for a connection and starts its first sync. A token works only once, so the access is stored
 * even if the accounts cannot be read right now.
 */
export async function connectSimplefin(
  services: Services,
  userId: string,
  { setupToken, historyDays }: BodyOf<'connectSimplefin'>,
) {
  const feed = services.simplefin;
  const { accessToken, isSandbox } = await feed.claim(setupToken).catch((error: unknown) => {
    const words = error instanceof ProviderFailure ? CLAIM_FAULTS[error.code] : undefined;
    if (words !== undefined) throw new Fault('ValidationFailed', words, { cause: error });
    return providerFault(error);
  });
  const accounts = await feed.accounts(accessToken).catch(() => []);
  const names = [...new Set(accounts.flatMap((account) => account.institutionName ?? []))];
  const id = services.ids.next();
  const fresh: StoredConnection = {
    id,
    provider: feed.name,
    providerItemId: createHash('sha256').update(accessToken).digest('hex').slice(0, 32),
    institutionId: null,
    institutionName: names.length === 1 ? (names[0] ?? 'SimpleFIN') : 'SimpleFIN',
    status: 'importing',
    errorCode: null,
    notice: null,
    noticeUntil: null,
    problem: null,
    needsSweep: false,
    accessTokenSealed: services.secretBox.seal(accessToken, tokenContext(userId, id)),
    cursor: historyDays === undefined ? null : feed.initialCursor(historyDays),
    isSandbox,
    lastSyncedAt: null,
    createdAt: services.clock.now(),
  };
  const twin = await services.db.withUser(userId, (db) => saveUnlessLinked(services, db, fresh, accounts));
  const connection = twin ?? fresh;
  await services.jobs.send('bank-sync', connection.id, { userId, connectionId: connection.id });
  return {
    itemId: connection.providerItemId,
    institutionName: connection.institutionName,
    accounts: accounts.length,
    isDuplicate: twin !== null,
  };
}
