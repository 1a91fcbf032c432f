import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { StoredSync } from '#db/repositories/mail-syncs.ts';
import { toWire } from '../../lib/wire-id.ts';

export type MailSync = NonNullable<ResponseOf<'getGmailSync'>['sync']>;

/** A run as screens follow it. */
export function presentSync(sync: StoredSync): MailSync {
  const { state, step, message, read, total, emailsProcessed, purchasesFound, transactionsCreated, error } =
    sync;
  return {
    runId: toWire('sync', sync.id),
    state,
    step,
    percent: step * 10,
    message,
    read,
    total,
    emailsProcessed,
    purchasesFound,
    transactionsCreated,
    error,
    startedAt: sync.startedAt.toISOString(),
    finishedAt: sync.finishedAt?.toISOString() ?? null,
  };
}
