import { listAccountQuestions, saveAccountQuestion } from '#db/repositories/account-questions.ts';
import { listAccounts, reattachAccount } from '#db/repositories/accounts/accounts.ts';
import { findConnectionByItem, resetCursor } from '#db/repositories/bank-connections.ts';
import { announce } from '../../lib/announce.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { sourceOf } from './reattach-accounts.ts';

/**
 * Saves the decision whether an account is one that another connection already reads. If it is the same, it continues
 * under this connection with all its transactions, and the other connection ignores it from now on. If it is different,
 * it gets a history of its own.
 */
export async function decideAccount(
  services: Services,
  userId: string,
  { itemId, externalId }: { readonly itemId: string; readonly externalId: string },
  decision: 'same' | 'different',
): Promise<void> {
  const connectionId = await services.db.withUser(userId, async (db) => {
    const connection = await findConnectionByItem(db, itemId);
    if (!connection) throw notFound();
    const question = (await listAccountQuestions(db)).find(
      (candidate) => candidate.connectionId === connection.id && candidate.externalId === externalId,
    );
    if (!question) throw notFound();
    if (question.state !== 'open') throw new Fault('Conflict', ({ faults }) => faults.alreadyDecided);
    const account = (await listAccounts(db)).find(({ id }) => id === question.accountId);
    if (decision === 'same' && account) {
      if (account.connectionId !== null && account.externalId !== null)
        await saveAccountQuestion(db, {
          ...question,
          connectionId: account.connectionId,
          externalId: account.externalId,
          state: 'same',
        });
      const source = sourceOf(connection);
      await reattachAccount(db, account.id, { connectionId: connection.id, source, externalId });
    }
    await saveAccountQuestion(db, { ...question, state: decision });
    // Its transactions were skipped until now, so everything is fetched again.
    await resetCursor(db, connection.id);
    return connection.id;
  });
  await services.jobs.send('bank-sync', connectionId, { userId, connectionId });
  await announce(services, userId, 'bankAccountDecided');
}
