import { findSync, openSync, type StoredSync } from '#db/repositories/mail/mail-syncs.ts';
import { listMailboxes } from '#db/repositories/mail/mailboxes.ts';
import { answer } from '../../http/call.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';

/** The client gives up after 25 seconds; before that it hears of the run it can follow. */
const ANSWER_WITHIN_MS = 20_000;

/**
 * How long a caller wants to wait for the end: `Prefer: wait=3` (RFC 7240), never longer than we keep anyone waiting.
 */
function waitOf(headers: Headers): number {
  const seconds = /(?:^|[,;\s])wait=(\d{1,5})/i.exec(headers.get('prefer') ?? '')?.[1];
  return seconds === undefined ? ANSWER_WITHIN_MS : Math.min(ANSWER_WITHIN_MS, Number(seconds) * 1_000);
}

/** Starts a run over every mailbox that can be read, or joins those under way; answers with their counts in time. */
export async function requestSync(
  services: Services,
  userId: string,
  { headers, signal }: { readonly headers: Headers; readonly signal: AbortSignal },
) {
  const syncs = await services.db.withUser(userId, async (db) => {
    const mailboxes = (await listMailboxes(db)).filter((mailbox) => services.mail[mailbox.provider] !== null);
    const [first] = mailboxes;
    if (!first && services.mail.gmail === null)
      throw new Fault('NotConfigured', services.capabilities.mail.hint ?? undefined);
    if (!first) throw new Fault('NotFound', ({ faults }) => faults.connectGmailFirst);
    const readable = mailboxes.filter((mailbox) => mailbox.status === 'healthy' && !mailbox.isPaused);
    const broken = mailboxes.find((mailbox) => mailbox.status === 'needs_reauth');
    if (readable.length === 0)
      throw new Fault('Conflict', ({ faults, mailboxes: { reconnect } }) =>
        broken ? reconnect(broken.provider) : faults.syncPaused,
      );
    const opened: StoredSync[] = [];
    for (const mailbox of readable)
      opened.push(await openSync(db, mailbox.id, services.ids.next(), services.clock.now()));
    return opened;
  });
  const ids = syncs.map((sync) => sync.id);
  const ended = waitForEnd(services, userId, ids, { signal, withinMs: waitOf(headers) });
  for (const { mailboxId } of syncs)
    await services.jobs.send('mail-sync', mailboxId, { userId, mailboxId }, { isUrgent: true });
  const now = await ended;
  const failed = now.find((sync) => sync.state === 'FAILED');
  if (failed) throw new Fault('ProviderError', failed.error ?? (({ faults }) => faults.syncFailed));
  const sum = (pick: (sync: StoredSync) => number) => now.reduce((all, sync) => all + pick(sync), 0);
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

/** The runs when all of them have ended, or as they stand when the time is up. */
async function waitForEnd(
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
    const settle = (work: Promise<StoredSync[]>) => {
      stop();
      work.then(resolve, reject);
    };
    const look = () =>
      read().then((syncs) => (haveEnded(syncs) ? settle(Promise.resolve(syncs)) : undefined), reject);
    const timer = setTimeout(() => settle(read()), withinMs);
    const stopListening = services.events.subscribe(userId, (event) => {
      if (event.kind !== 'sync' || ids.includes(event.syncId)) void look();
    });
    const stop = () => {
      clearTimeout(timer);
      stopListening();
    };
    signal.addEventListener('abort', () => settle(read()), { once: true });
  });
}
