import { leaseWatches, releaseWatches, type WatchedMailbox } from '#db/repositories/mail/mail-watches.ts';
import { findMailbox } from '#db/repositories/mail/mailboxes.ts';
import type { MailboxAccess, MailWatch } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { sourceOf } from '../lib/mail-sources.ts';
import type { Services } from '../lib/services.ts';

const LOOK_EVERY_MS = 20_000;
const LEASE_MS = 60_000;
/** Maximum mailboxes one process watches; the others are polled. */
const WATCHES_MAX = 100;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/** Watches mailboxes whose server supports push (IMAP IDLE). A lease ensures that one process watches each. */
export interface MailboxWatcher {
  /** Refreshes the watched mailboxes; a named mailbox is retried immediately, ignoring its backoff. */
  look(this: void, mailboxId?: string): void;
  stop(): Promise<void>;
}

interface OpenWatch {
  readonly watch: MailWatch;
  /** The access it signed in with. */
  readonly secret: string;
}

interface WatchState {
  readonly open: OpenWatch | null;
  /** After a failure: the time of the next attempt and the last backoff. */
  readonly again: { readonly at: number; readonly pauseMs: number } | null;
}

export function startMailboxWatcher(services: Services): MailboxWatcher {
  const holder = services.ids.next();
  const watches = new Map<string, WatchState>();
  let isStopped = false;
  let work: Promise<void> = Promise.resolve();
  const updateOnce = () => watchLeased(services, holder, watches, () => isStopped);
  const look = (mailboxId?: string) => {
    if (mailboxId !== undefined && !watches.get(mailboxId)?.open) watches.delete(mailboxId);
    work = work.then(updateOnce).catch((error: unknown) => services.logger.warn({ error }, 'mail watches'));
  };
  const timer = setInterval(() => look(), LOOK_EVERY_MS);
  timer.unref();
  look();
  return {
    look,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await work;
      for (const state of watches.values()) state.open?.watch.close();
      watches.clear();
      await releaseWatches(services.db.system, holder).catch(() => undefined);
    },
  };
}

/** Updates the watches of the mailboxes leased by this process, and stops watching the others. */
async function watchLeased(
  services: Services,
  holder: string,
  watches: Map<string, WatchState>,
  isStopped: () => boolean,
): Promise<void> {
  const now = services.clock.now();
  const until = new Date(now.getTime() + LEASE_MS);
  const leased = await leaseWatches(services.db.system, 'imap', { holder, now, until, max: WATCHES_MAX });
  const mine = new Set(leased.map((watched) => watched.mailboxId));
  for (const [mailboxId, state] of watches) {
    if (mine.has(mailboxId)) continue;
    watches.delete(mailboxId);
    state.open?.watch.close();
  }
  for (const mailbox of leased) if (!isStopped()) await updateWatch(services, watches, mailbox);
}

/** Watches a mailbox while it is to be read, with its current access. */
async function updateWatch(
  services: Services,
  watches: Map<string, WatchState>,
  { userId, mailboxId }: WatchedMailbox,
): Promise<void> {
  const { open, again } = watches.get(mailboxId) ?? { open: null, again: null };
  if (again && again.at > services.clock.now().getTime()) return;
  const access = await readAccess(services, userId, mailboxId);
  if (open) {
    if (open.secret === access?.secret) return;
    watches.delete(mailboxId);
    open.watch.close();
  }
  const { imap } = services.mail;
  if (!access || !imap) return;
  const watch: MailWatch = imap.watch(access, {
    onNewMail: () =>
      void services.jobs
        .send('mail-sync', mailboxId, { userId, mailboxId }, { isUrgent: true })
        // The next watch announces it again.
        .catch(() => watch.close()),
    onSent: (call) => void services.traffic.record(userId, [call]),
  });
  listen(services, watches, mailboxId, { watch, secret: access.secret }, again?.pauseMs ?? 0);
}

/** The access to a mailbox; null if it is not to be read, or cannot be opened: the others are still watched. */
async function readAccess(
  services: Services,
  userId: string,
  mailboxId: string,
): Promise<MailboxAccess | null> {
  const mailbox = await services.db.readAs(userId, (db) => findMailbox(db, mailboxId));
  if (mailbox?.status !== 'healthy' || mailbox.isPaused) return null;
  try {
    return sourceOf(services, userId, mailbox)?.access ?? null;
  } catch (error) {
    services.logger.warn({ error }, 'a mailbox cannot be watched');
    return null;
  }
}

/** Runs a watch until it ends, then backs off from that mailbox. */
function listen(
  { clock }: Services,
  watches: Map<string, WatchState>,
  mailboxId: string,
  open: OpenWatch,
  pauseMs: number,
): void {
  const startedAt = clock.now().getTime();
  watches.set(mailboxId, { open, again: null });
  void open.watch.ended
    .catch((error: unknown) => (error instanceof ProviderFailure ? error : null))
    .then((failure) => {
      if (watches.get(mailboxId)?.open !== open) return;
      const now = clock.now().getTime();
      const wasStable = now - startedAt > LONGEST_PAUSE_MS;
      const next = pauseAfter(failure?.code ?? '', failure?.kind ?? '', wasStable ? 0 : pauseMs);
      watches.set(mailboxId, { open: null, again: { at: now + next, pauseMs: next } });
    });
}

/** The backoff for a server: longest if it doesn't support push or the user must reconnect. */
function pauseAfter(code: string, kind: string, lastMs: number): number {
  if (code === 'NO_IDLE' || kind === 'reauth') return LONGEST_PAUSE_MS;
  return Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, lastMs * 2));
}
