import { listAccountQuestions, saveAccountQuestion } from '#db/repositories/account-questions.ts';
import { listAccounts, reattachAccount } from '#db/repositories/accounts/accounts.ts';
import { findConnectionByItem, forgetPosition } from '#db/repositories/bank-connections.ts';
import { announce } from '../../lib/announce.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { sourceOf } from './reattach-accounts.ts';

/**
 * The user's word on an account that may be one read in another way. The same: it continues here with all its
 * transactions, and the connection that read it before leaves it alone. A different one: it begins its own history.
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
      (own) => own.connectionId === connection.id && own.externalId === externalId,
    );
    if (!question) throw notFound();
    if (question.state !== 'open') throw new Fault('Conflict', ({ faults }) => faults.alreadyDecided);
    const account = (await listAccounts(db)).find((own) => own.id === question.accountId);
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
    // Its transactions were left out so far: everything is read again.
    await forgetPosition(db, connection.id);
    return connection.id;
  });
  await services.jobs.send('bank-sync', connectionId, { userId, connectionId });
  await announce(services, userId, 'bankAccountDecided');
}
