import {
  findSync,
  openSync,
  type StoredSync,
  type SyncChange,
  updateSync,
} from '#db/repositories/mail-syncs.ts';
import {
  findMailbox,
  type StoredMailbox,
  saveMailboxCursor,
  setMailboxStatus,
} from '#db/repositories/mailboxes.ts';
import { knownMessageIds } from '#db/repositories/messages.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { scheduleNext } from '#db/repositories/schedules.ts';
import { closingStep, openingStep, processingStep, type SyncStep } from '#domain/syncing/mail-progress.ts';
import type { ListedPage, MailboxAccess, MailProvider } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { sourceOf } from '../../lib/mail-sources.ts';
import type { Services } from '../../lib/services.ts';
import { fetchMessages } from './fetch-messages.ts';
import { storeBatch } from './store-batch.ts';

/** Messages of one turn; then the next job in the queue has its turn. */
const TURN_MESSAGES = 200;
const BATCH_MESSAGES = 20;
const AUTO_SYNC_HOURS = 6;

interface Run {
  readonly services: Services;
  readonly userId: string;
  readonly mailbox: StoredMailbox;
  readonly mail: MailProvider;
  readonly access: MailboxAccess;
  readonly sync: StoredSync;
}

/**
 * One turn of reading a mailbox. Opens a run or goes on with the one under way; a killed turn is repeated and finds
 * what is left on the run's own list. True when messages are left for another turn.
 */
export async function runMailSync(
  services: Services,
  userId: string,
  mailboxId: string,
): Promise<'more' | 'done'> {
  const mailbox = await services.db.readAs(userId, (db) => findMailbox(db, mailboxId));
  const source = mailbox && sourceOf(services, userId, mailbox);
  if (!mailbox || !source) return 'done';
  const sync = await services.db.withUser(userId, (db) =>
    openSync(db, mailboxId, services.ids.next(), services.clock.now()),
  );
  const run: Run = { services, userId, mailbox, ...source, sync };
  try {
    if (sync.state === 'INITIALIZING') await initialise(run);
    const isLeft = await processTurn(run);
    if (isLeft) return 'more';
    await complete(run);
    return 'done';
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    await fail(run, error);
    return 'done';
  }
}

async function initialise(run: Run): Promise<void> {
  const { mailbox } = run;
  await report(run, openingStep(1));
  await report(run, openingStep(2));
  await report(run, openingStep(3));
  const { ids, cursor } = await listNew(run, mailbox.cursor);
  await report(run, openingStep(4));
  const known = await run.services.db.readAs(run.userId, (db) => knownMessageIds(db, mailbox.id, ids));
  const pendingIds = ids.filter((id) => !known.has(id));
  await save(run, {
    state: 'PROCESSING',
    total: pendingIds.length,
    pendingIds,
    nextCursor: cursor,
  });
}

/** Ids since a position, or of the whole range where there is none or the mailbox no longer knows it. */
async function listNew(run: Run, since: string | null): Promise<{ ids: string[]; cursor: string }> {
  const { mail, access, mailbox } = run;
  const ids = new Set<string>();
  const question = { since, receivedFrom: mailbox.readFrom ?? '1970-01-01', folderIds: null };
  try {
    for (let page: string | null = null; ; ) {
      const listed: ListedPage = await mail.list(access, { ...question, page });
      for (const { id } of listed.refs) ids.add(id);
      if ('cursor' in listed.next) return { ids: [...ids], cursor: listed.next.cursor };
      page = listed.next.page;
    }
  } catch (error) {
    if (since !== null && error instanceof ProviderFailure && error.kind === 'cursor_lost')
      return listNew(run, null);
    throw error;
  }
}

async function processTurn(run: Run): Promise<boolean> {
  const { services, userId, mailbox } = run;
  const profile = await services.db.withUser(userId, ensureProfile);
  const started = await services.db.readAs(userId, (db) => findSync(db, run.sync.id));
  if (started?.state !== 'PROCESSING') return false;
  const turn = started.pendingIds.slice(0, TURN_MESSAGES);
  let { read } = started;
  for (let start = 0; start < turn.length; start += BATCH_MESSAGES) {
    const ids = turn.slice(start, start + BATCH_MESSAGES);
    const batch = await fetchMessages(services, run.mail, run.access, ids, profile.currency);
    const isStored = await services.db.withUser(userId, (db) =>
      storeBatch(services, db, mailbox, run.sync.id, batch),
    );
    if (!isStored) return false;
    read += ids.length;
    const step = processingStep(read, started.total);
    if (step) await report(run, step);
  }
  return started.pendingIds.length > turn.length;
}

async function complete(run: Run): Promise<void> {
  const { services, userId, mailbox, sync } = run;
  const transactionsCreated = await services.joinReceipts(userId, sync.startedAt);
  const at = services.clock.now();
  await services.db.withUser(userId, async (db) => {
    const current = await findSync(db, sync.id);
    if (current?.state !== 'PROCESSING') return;
    await saveMailboxCursor(db, mailbox.id, current.nextCursor, at);
    await updateSync(db, sync.id, {
      ...closingStep(),
      state: 'COMPLETED',
      transactionsCreated,
      finishedAt: at,
    });
    await scheduleNext(db, userId, 'mail', mailbox.id, new Date(at.getTime() + AUTO_SYNC_HOURS * 3_600_000));
  });
  await announce(run);
  await services.events.publish(userId, {
    kind: 'changed',
    areas: [
      'dashboard',
      'transactions',
      'settings',
      'email-ai',
      'review',
      'processed-emails',
      'insights',
      'subscriptions',
    ],
  });
}

const FAILURE_TEXT: Readonly<Record<string, string>> = {
  reauth: 'Gmail no longer lets Fettle read this mailbox. Connect it again; nothing that was read is lost.',
  busy: 'Gmail asks for a pause. What was read is saved; try again in a few minutes.',
  unavailable: 'Gmail did not answer as expected. What was read is saved; try again in a moment.',
};

async function fail(run: Run, failure: ProviderFailure): Promise<void> {
  const { services, userId, mailbox, sync } = run;
  services.logger.warn({ error: failure }, 'mail sync failed');
  const error = FAILURE_TEXT[failure.kind] ?? 'Sync failed';
  await services.db.withUser(userId, async (db) => {
    await updateSync(db, sync.id, { state: 'FAILED', error, finishedAt: services.clock.now() });
    if (failure.kind === 'reauth') await setMailboxStatus(db, mailbox.id, 'needs_reauth');
    await scheduleNext(db, userId, 'mail', mailbox.id, new Date(services.clock.now().getTime() + 3_600_000));
  });
  await services.joinReceipts(userId, sync.startedAt);
  await announce(run);
  await services.events.publish(userId, { kind: 'changed', areas: ['settings', 'email-ai', 'dashboard'] });
}

async function report(run: Run, step: SyncStep): Promise<void> {
  await save(run, step);
}

async function save(run: Run, change: SyncChange): Promise<void> {
  await run.services.db.withUser(run.userId, (db) => updateSync(db, run.sync.id, change));
  await announce(run);
}

async function announce({ services, userId, sync }: Run): Promise<void> {
  await services.events.publish(userId, { kind: 'sync', syncId: sync.id });
}
