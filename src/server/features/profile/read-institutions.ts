import type { UserDb } from '#db/pool.ts';
import { listAccountQuestions } from '#db/repositories/account-questions.ts';
import { type AccountWithSettings, listAccounts } from '#db/repositories/accounts/accounts.ts';
import { listBalanceGaps } from '#db/repositories/accounts/balances.ts';
import { listConnections } from '#db/repositories/bank-connections.ts';
import { countQuarantined } from '#db/repositories/bank-readings.ts';
import { listNextTimes } from '#db/repositories/schedules.ts';
import { adviseOn } from '../../lib/connection-advice.ts';
import { presentAccount } from '../../lib/present-account.ts';
import type { Texts } from '../../texts/texts.ts';

/** Every connection with its status, accounts and open questions. */
export async function readInstitutions(db: UserDb, texts: Texts) {
  const connections = await listConnections(db);
  if (connections.length === 0) return [];
  const accounts = await listAccounts(db);
  const gaps = await listBalanceGaps(db);
  const quarantined = await countQuarantined(db);
  const questions = (await listAccountQuestions(db)).filter(({ state }) => state === 'open');
  const nextTimes = await listNextTimes(db);
  return connections.map((connection) => {
    const advice = adviseOn(connection, texts);
    return {
      itemId: connection.providerItemId,
      provider: connection.provider === 'simplefin' ? ('simplefin' as const) : ('plaid' as const),
      institutionName: connection.institutionName,
      status: connection.status,
      statusMessage: advice.message,
      action: advice.action,
      lastSyncedAt: connection.lastSyncedAt?.toISOString() ?? null,
      bankUpdatedAt: connection.bankUpdatedAt?.toISOString() ?? null,
      consentUntil: (connection.noticeUntil ?? connection.consentUntil)?.toISOString() ?? null,
      nextSyncAt: nextTimes.get(connection.id)?.toISOString() ?? null,
      isSandbox: connection.isSandbox,
      rejectedCount: quarantined.get(connection.id) ?? 0,
      questions: questions
        .filter(({ connectionId }) => connectionId === connection.id)
        .flatMap((question) => presentQuestion(question, accounts)),
      accounts: accounts
        .filter((account) => account.connectionId === connection.id)
        .map((account) => presentAccount(account, gaps.get(account.id), texts)),
    };
  });
}

function presentQuestion(
  { externalId, name, mask, accountId }: Awaited<ReturnType<typeof listAccountQuestions>>[number],
  accounts: readonly AccountWithSettings[],
) {
  const other = accounts.find((account) => account.id === accountId);
  if (!other) return [];
  const { shownName: accountName, institutionName } = other;
  return [{ externalId, name, mask, accountName, institutionName }];
}
