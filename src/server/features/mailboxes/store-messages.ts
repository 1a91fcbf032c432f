import { sqlState, type UserDb } from '#db/pool.ts';
import { holdMail } from '#db/repositories/mail/mail-syncs.ts';
import type { StoredMailbox } from '#db/repositories/mail/mailboxes.ts';
import type { Verdict } from '#db/repositories/mail/messages.ts';
import { markDerivationPending } from '#db/repositories/owed-derivations.ts';
import { inSavepoint } from '#db/savepoint.ts';
import type { Services } from '../../lib/services.ts';
import { texts as reasonTexts } from '../../texts/en/reasons.ts';
import type { ReadMessage } from './read-message.ts';
import type { Storing } from './storing/let-go.ts';
import { storeVerdicts } from './storing/store-verdicts.ts';

export interface Stored {
  /** Messages that have a verdict now and had none before. */
  readonly stored: number;
  readonly purchases: number;
}

/** Saves verdicts, receipts and kept emails of a batch. One person's batches are stored one after another. */
export async function storeMessages(
  services: Services,
  db: UserDb,
  mailbox: StoredMailbox,
  batch: readonly ReadMessage[],
  keepsEvidence: boolean,
): Promise<Stored> {
  await holdMail(db);
  const context: Storing = { services, db, mailbox, keepsEvidence };
  const verdicts = await storeSafely(context, [...batch].sort(byReceived));
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
 * Saves messages at once. Where the database refuses what one of them holds they are saved one by one, and that one is
 * kept as failed.
 */
async function storeSafely(context: Storing, batch: readonly ReadMessage[]): Promise<Verdict[]> {
  const { db, services } = context;
  try {
    return await inSavepoint(db, () => storeVerdicts(context, batch));
  } catch (error) {
    if (!isRefusedContent(error)) throw error;
    const [first, ...others] = batch;
    if (first && others.length === 0) {
      services.logger.warn({ error }, 'a message could not be stored');
      const { message, receivedAt } = first;
      const reason = reasonTexts.notStorable;
      return storeVerdicts(context, [{ message, receivedAt, outcome: 'unreadable', reason }]);
    }
    const verdicts: Verdict[] = [];
    for (const read of batch) verdicts.push(...(await storeSafely(context, [read])));
    return verdicts;
  }
}

/** Data exceptions and broken constraints: the content is at fault, not the database. */
function isRefusedContent(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error) ?? '') || error instanceof RangeError;
}
