import { findSync, openSync, type StoredSync } from '#db/repositories/mail-syncs.ts';
import { listMailboxes } from '#db/repositories/mailboxes.ts';
import { answer } from '../../http/call.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';
import { requireGmail } from './connect-gmail.ts';

/** The client gives up after 25 seconds; before that it hears of the run it can follow. */
const ANSWER_WITHIN_MS = 20_000;

/** Starts a run, or joins the one under way; answers with its counts when it ends in time. */
export async function requestSync(services: Services, userId: string, signal: AbortSignal) {
  requireGmail(services);
  const sync = await services.db.withUser(userId, async (db) => {
    const [mailbox] = await listMailboxes(db);
    if (!mailbox) throw new Fault('NotFound', 'Connect Gmail first.');
    if (mailbox.status === 'needs_reauth')
      throw new Fault('Conflict', 'Gmail no longer lets Fettle read this mailbox. Connect it again.');
    return openSync(db, mailbox.id, services.ids.next(), services.clock.now());
  });
  const ended = waitForEnd(services, userId, sync.id, signal);
  await services.jobs.send('mail-sync', sync.mailboxId, { userId, mailboxId: sync.mailboxId });
  const now = await ended;
  if (now.state === 'FAILED') throw new Fault('ProviderError', now.error ?? 'Sync failed');
  const counts = {
    emailsProcessed: now.emailsProcessed,
    purchasesFound: now.purchasesFound,
    transactionsCreated: now.transactionsCreated,
  };
  return now.state === 'COMPLETED' ? counts : answer(202, { ...counts, runId: toWire('sync', now.id) });
}

/** The run when it ends, or as it stands when the time is up. */
async function waitForEnd(
  services: Services,
  userId: string,
  syncId: string,
  signal: AbortSignal,
): Promise<StoredSync> {
  const read = async () => {
    const sync = await services.db.readAs(userId, (db) => findSync(db, syncId));
    if (!sync) throw new Fault('Conflict', 'The mailbox was disconnected meanwhile.');
    return sync;
  };
  return new Promise((resolve, reject) => {
    const settle = (work: Promise<StoredSync>) => {
      stop();
      work.then(resolve, reject);
    };
    const timer = setTimeout(() => settle(read()), ANSWER_WITHIN_MS);
    const stopListening = services.events.subscribe(userId, (event) => {
      if (event.kind !== 'sync' || event.syncId !== syncId) return;
      read().then(
        (sync) =>
          sync.state === 'COMPLETED' || sync.state === 'FAILED' ? settle(Promise.resolve(sync)) : undefined,
        reject,
      );
    });
    const stop = () => {
      clearTimeout(timer);
      stopListening();
    };
    signal.addEventListener('abort', () => settle(read()), { once: true });
  });
}
