import { sqlState, type UserDb } from '#db/pool.ts';
import { lockMail } from '#db/repositories/mail/mail-syncs.ts';
import type { StoredMailbox } from '#db/repositories/mail/mailboxes.ts';
import type { Verdict } from '#db/repositories/mail/messages.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { inSavepoint } from '#db/savepoint.ts';
import { userMessage } from '#domain/messages/user-message.ts';
import type { Services } from '../../lib/services.ts';
import type { ReadMessage } from './read-message.ts';
import type { StoreContext } from './storing/delete-uploaded-bodies.ts';
import { storeVerdicts } from './storing/store-verdicts.ts';

export interface StoredCounts {
  /** Messages that got their first verdict. */
  readonly stored: number;
  readonly purchases: number;
}

/** Saves verdicts, receipts and original emails of a batch. Batches of one user are stored in sequence. */
export async function storeMessages(
  services: Services,
  db: UserDb,
  mailbox: StoredMailbox,
  batch: readonly ReadMessage[],
  keepsEvidence: boolean,
): Promise<StoredCounts> {
  await lockMail(db);
  const context: StoreContext = { services, db, mailbox, keepsEvidence };
  const verdicts = await storeWithFallback(context, [...batch].sort(byReceived));
  const purchases = verdicts.filter(
    ({ kind, state }) => (kind === 'purchase' || kind === 'subscription') && state !== 'skipped',
  );
  if (verdicts.length > 0) await markDerivationPending(db, 'receipts');
  return { stored: verdicts.length, purchases: purchases.length };
}

function byReceived(a: ReadMessage, b: ReadMessage): number {
  return (a.receivedAt?.getTime() ?? 0) - (b.receivedAt?.getTime() ?? 0);
}

/**
 * Saves all messages at once. If the database rejects the content of one, they are saved one by one, and the rejected
 * one is stored as failed.
 */
async function storeWithFallback(context: StoreContext, batch: readonly ReadMessage[]): Promise<Verdict[]> {
  const { db, services } = context;
  try {
    return await inSavepoint(db, () => storeVerdicts(context, batch));
  } catch (error) {
    if (!isInvalidContent(error)) throw error;
    const [first, ...others] = batch;
    if (first && others.length === 0) {
      services.logger.warn({ error }, 'a message could not be stored');
      const { message, receivedAt } = first;
      const reason = userMessage('emailNotStorable');
      return storeVerdicts(context, [{ message, receivedAt, outcome: 'unreadable', reason }]);
    }
    const verdicts: Verdict[] = [];
    for (const read of batch) verdicts.push(...(await storeWithFallback(context, [read])));
    return verdicts;
  }
}

/** Data exceptions and constraint violations: the content is invalid, the database is fine. */
function isInvalidContent(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error) ?? '') || error instanceof RangeError;
}
