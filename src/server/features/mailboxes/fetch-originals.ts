import { findMailbox, type StoredMailbox, setMailboxStatus } from '#db/repositories/mail/mailboxes.ts';
import {
  deleteOriginalFetch,
  incrementFetchAttempts,
  listWaitingOriginals,
  recordFetchProblem,
  type WaitingOriginal,
} from '#db/repositories/mail/original-fetches.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import type { OriginalProblem } from '#domain/claims/original.ts';
import type { FetchedMessage } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { announce } from '../../lib/announce.ts';
import { keepMessages } from '../../lib/kept-message.ts';
import { sourceOf } from '../../lib/mail-sources.ts';
import { announceNotices, recordBrokenConnection } from '../../lib/notifications/record-notices.ts';
import type { Services } from '../../lib/services.ts';
import { remainingStorageBytes } from '../../lib/storage-quota.ts';

/** Number of emails fetched from a mailbox per batch. */
const BATCH_MESSAGES = 50;
/** An email is marked unreachable after this many failed attempts. */
const ATTEMPTS_MAX = 3;
/** After this many consecutive failures, the mailbox itself is considered unavailable. */
const CONSECUTIVE_FAILURES_MAX = 3;
const RETRY_MS = 30_000;
/** Minimum time between two progress events. */
const PROGRESS_INTERVAL_MS = 300;

interface Fetching {
  readonly services: Services;
  readonly userId: string;
  readonly publishProgress: () => Promise<void>;
}

/** The mailbox is throttled or not responding. The remaining emails are fetched after the pause. */
class MailboxUnavailable extends Error {
  readonly ms: number;

  constructor(ms: number, cause: ProviderFailure) {
    super('the mailbox is unavailable', { cause });
    this.ms = ms;
  }
}

/**
 * Fetches the original emails that the user's claim packs and evidence are waiting for, one mailbox at a time. Each
 * email is stored as it arrives, so a killed job resumes where it stopped. Resolves to the milliseconds until the next
 * attempt, or null when nothing is waiting.
 */
export async function fetchOriginals(services: Services, userId: string): Promise<number | null> {
  const publishNow = () => announce(services, userId, 'originalsFetched');
  let publishedAt = 0;
  const publishProgress = async () => {
    if (performance.now() - publishedAt < PROGRESS_INTERVAL_MS) return;
    publishedAt = performance.now();
    await publishNow();
  };
  const fetching = { services, userId, publishProgress };
  const pauses = new Map<string, number>();
  try {
    for (;;) {
      const waiting = await services.db.readAs(userId, (db) =>
        listWaitingOriginals(db, [...pauses.keys()], BATCH_MESSAGES),
      );
      if (waiting.length === 0) return pauses.size === 0 ? null : Math.min(...pauses.values());
      for (const [mailboxId, wanted] of Map.groupBy(waiting, ({ mailboxId }) => mailboxId)) {
        const pauseMs = await tryFetchFrom(fetching, mailboxId, wanted);
        if (pauseMs !== null) pauses.set(mailboxId, pauseMs);
      }
    }
  } finally {
    await publishNow();
  }
}

/** Fetches from one mailbox. Returns the milliseconds to pause it, or null if no pause is needed. */
async function tryFetchFrom(
  fetching: Fetching,
  mailboxId: string,
  wanted: readonly WaitingOriginal[],
): Promise<number | null> {
  try {
    await fetchFrom(fetching, mailboxId, wanted);
    return null;
  } catch (error) {
    if (!(error instanceof MailboxUnavailable)) throw error;
    fetching.services.logger.warn({ error }, 'fetching originals was postponed');
    return error.ms;
  }
}

async function fetchFrom(
  fetching: Fetching,
  mailboxId: string,
  wanted: readonly WaitingOriginal[],
): Promise<void> {
  const { services, userId } = fetching;
  const mailbox = await services.db.readAs(userId, (db) => findMailbox(db, mailboxId));
  const remaining = new Map(wanted.map((original) => [original.providerMessageId, original]));
  if (!mailbox) return markUnavailable(fetching, remaining, 'mailbox_disconnected');
  if (mailbox.status === 'needs_reauth') return markUnavailable(fetching, remaining, 'sign_in_needed');
  if (!services.mail[mailbox.provider]) return markUnavailable(fetching, remaining, 'unreachable');
  try {
    await fetchAll(fetching, mailbox, remaining);
    // The provider did not return these messages: they no longer exist there.
    await markUnavailable(fetching, remaining, missingReason(mailbox));
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.kind !== 'reauth')
      throw error.kind === 'busy' ? new MailboxUnavailable(error.retryAfterMs ?? RETRY_MS, error) : error;
    const hasNewNotice = await services.db.withUser(userId, async (db) => {
      const isNew = await recordBrokenConnection(services, db, 'mailbox_broken', mailboxId);
      await setMailboxStatus(db, mailboxId, 'needs_reauth');
      return isNew;
    });
    if (hasNewNotice) await announceNotices(services, userId);
    await markUnavailable(fetching, remaining, 'sign_in_needed');
  }
}

/**
 * Fetches the remaining emails of a mailbox. After a failure it fetches them one by one, so that one broken email does
 * not block the others.
 */
async function fetchAll(
  fetching: Fetching,
  mailbox: StoredMailbox,
  remaining: Map<string, WaitingOriginal>,
): Promise<void> {
  try {
    await fetchAndStore(fetching, mailbox, remaining);
    return;
  } catch (error) {
    if (!isTransient(error)) throw error;
  }
  let consecutive = 0;
  let failure: ProviderFailure | null = null;
  for (const original of [...remaining.values()]) {
    const single = new Map([[original.providerMessageId, original]]);
    try {
      await fetchAndStore(fetching, mailbox, single);
      await markUnavailable(fetching, single, missingReason(mailbox));
      consecutive = 0;
    } catch (error) {
      if (!isTransient(error)) throw error;
      consecutive += 1;
      failure = error;
      await countFailure(fetching, original);
      if (consecutive >= CONSECUTIVE_FAILURES_MAX) break;
    }
    remaining.delete(original.providerMessageId);
  }
  if (failure) throw new MailboxUnavailable(RETRY_MS, failure);
}

async function fetchAndStore(
  { services, userId, publishProgress }: Fetching,
  mailbox: StoredMailbox,
  remaining: Map<string, WaitingOriginal>,
): Promise<void> {
  const source = sourceOf(services, userId, mailbox);
  if (!source) return;
  for await (const fetched of source.mail.fetch(source.access, [...remaining.keys()])) {
    const wanted = remaining.get(fetched.id);
    if (!wanted) continue;
    await storeFetched(services, userId, wanted.messageId, fetched, missingReason(mailbox));
    remaining.delete(fetched.id);
    await publishProgress();
  }
}

/** Stores a fetched email, or records why it can't be stored, in the same transaction that ends its fetch. */
async function storeFetched(
  services: Services,
  userId: string,
  messageId: string,
  fetched: FetchedMessage,
  missing: OriginalProblem,
): Promise<void> {
  await services.db.withUser(userId, async (db) => {
    if (fetched.outcome !== 'found')
      return recordFetchProblem(db, [messageId], fetched.outcome === 'gone' ? missing : 'too_large');
    if (fetched.raw.byteLength > (await remainingStorageBytes(services, db)))
      return recordFetchProblem(db, [messageId], 'storage_full');
    if (!(await deleteOriginalFetch(db, messageId))) return;
    const { keepsEvidence } = await ensureProfile(db);
    const reason = keepsEvidence ? 'evidence' : 'pack';
    await keepMessages(services, db, [{ messageId, raw: fetched.raw, reason }]);
  });
}

async function markUnavailable(
  { services, userId }: Fetching,
  remaining: ReadonlyMap<string, WaitingOriginal>,
  problem: OriginalProblem,
): Promise<void> {
  const ids = [...remaining.values()].map(({ messageId }) => messageId);
  if (ids.length > 0) await services.db.withUser(userId, (db) => recordFetchProblem(db, ids, problem));
}

async function countFailure({ services, userId }: Fetching, original: WaitingOriginal): Promise<void> {
  await services.db.withUser(userId, (db) =>
    original.attempts + 1 >= ATTEMPTS_MAX
      ? recordFetchProblem(db, [original.messageId], 'unreachable')
      : incrementFetchAttempts(db, original.messageId),
  );
}

function missingReason({ provider }: StoredMailbox): OriginalProblem {
  return provider === 'files' ? 'upload_not_kept' : 'deleted';
}

function isTransient(error: unknown): error is ProviderFailure {
  return error instanceof ProviderFailure && (error.kind === 'unavailable' || error.kind === 'refused');
}
