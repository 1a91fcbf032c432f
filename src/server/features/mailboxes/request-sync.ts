import { findSync, getOrCreateSync, type StoredSync } from '#db/repositories/mail/mail-syncs.ts';
import { listMailboxes } from '#db/repositories/mail/mailboxes.ts';
import { answer } from '../../http/call.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';

/** The client times out after 25 seconds; before that it gets the run's ID and can follow it. */
const ANSWER_WITHIN_MS = 20_000;

/** The wait the caller asked for with `Prefer: wait=3` (RFC 7240), limited to our own maximum. */
function waitLimitMs(headers: Headers): number {
  const seconds = /(?:^|[,;\s])wait=(\d{1,5})/i.exec(headers.get('prefer') ?? '')?.[1];
  return seconds === undefined ? ANSWER_WITHIN_MS : Math.min(ANSWER_WITHIN_MS, Number(seconds) * 1_000);
}

/**
 * Starts a run for every readable mailbox or joins the current runs. Responds with their counts when they complete, or
 * with 202 and a run ID when the time is up.
 */
export async function requestSync(
  services: Services,
  userId: string,
  { headers, signal }: { readonly headers: Headers; readonly signal: AbortSignal },
) {
  const syncs = await services.db.withUser(userId, async (db) => {
    const mailboxes = (await listMailboxes(db)).filter((mailbox) => services.mail[mailbox.provider] !== null);
    const [first] = mailboxes;
    if (!first && services.mail.gmail === null)
      throw new Fault('NotConfigured', ({ faults }) =>
        faults.emailNotConfigured(services.capabilities.mail.hint),
      );
    if (!first) throw new Fault('NotFound', ({ faults }) => faults.connectGmailFirst);
    const readable = mailboxes.filter((mailbox) => mailbox.status === 'healthy' && !mailbox.isPaused);
    const broken = mailboxes.find((mailbox) => mailbox.status === 'needs_reauth');
    if (readable.length === 0)
      throw new Fault('Conflict', ({ faults, mailboxes: { reconnect } }) =>
        broken ? reconnect(broken.provider) : faults.syncPaused,
      );
    const opened: StoredSync[] = [];
    for (const mailbox of readable) {
      const sync = await getOrCreateSync(db, mailbox.id, services.ids.next(), services.clock.now());
      if (sync) opened.push(sync);
    }
    return opened;
  });
  const ids = syncs.map((sync) => sync.id);
  const ended = waitForCompletion(services, userId, ids, { signal, withinMs: waitLimitMs(headers) });
  for (const { mailboxId } of syncs)
    await services.jobs.send('mail-sync', mailboxId, { userId, mailboxId }, { isUrgent: true });
  const now = await ended;
  const failed = now.find((sync) => sync.state === 'FAILED');
  if (failed) throw new Fault('ProviderError', failed.error ?? (({ faults }) => faults.syncFailed));
  const sum = (pick: (sync: StoredSync) => number) => now.reduce((total, sync) => total + pick(sync), 0);
  const counts = {
    emailsProcessed: sum((sync) => sync.emailsProcessed),
    purchasesFound: sum((sync) => sync.purchasesFound),
    transactionsCreated: sum((sync) => sync.transactionsCreated),
  };
  const [newest] = [...now].sort((a, b) => (a.id < b.id ? 1 : -1));
  return now.every((sync) => sync.state === 'COMPLETED') || !newest
    ? counts
    : answer(202, { ...counts, runId: toWire('sync', newest.id) });
}

/** Resolves to the runs once all have ended, or to their current state when the time is up. */
async function waitForCompletion(
  services: Services,
  userId: string,
  ids: readonly string[],
  { signal, withinMs }: { readonly signal: AbortSignal; readonly withinMs: number },
): Promise<StoredSync[]> {
  const read = async () => {
    const syncs = await services.db.readAs(userId, async (db) => {
      const found: StoredSync[] = [];
      for (const id of ids) {
        const sync = await findSync(db, id);
        if (sync) found.push(sync);
      }
      return found;
    });
    if (syncs.length === 0) throw new Fault('Conflict', ({ faults }) => faults.mailboxDisconnected);
    return syncs;
  };
  const haveEnded = (syncs: readonly StoredSync[]) => syncs.every((sync) => sync.finishedAt !== null);
  return new Promise((resolve, reject) => {
    const finish = (work: Promise<StoredSync[]>) => {
      stop();
      work.then(resolve, reject);
    };
    const check = () =>
      read().then((syncs) => (haveEnded(syncs) ? finish(Promise.resolve(syncs)) : undefined), reject);
    const timer = setTimeout(() => finish(read()), withinMs);
    const stopListening = services.events.subscribe(userId, (event) => {
      if (event.kind !== 'sync' || ids.includes(event.syncId)) void check();
    });
    const stop = () => {
      clearTimeout(timer);
      stopListening();
    };
    signal.addEventListener('abort', () => finish(read()), { once: true });
  });
}
