import { findMailbox, type StoredMailbox, setMailboxStatus } from '#db/repositories/mail/mailboxes.ts';
import {
  countAttempt,
  endFetch,
  listWaitingOriginals,
  noteProblem,
  type WaitingOriginal,
} from '#db/repositories/mail/original-fetches.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import type { OriginalProblem } from '#domain/claims/original.ts';
import type { FetchedMessage } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { announce } from '../../lib/announce.ts';
import { keepMessages } from '../../lib/kept-message.ts';
import { sourceOf } from '../../lib/mail-sources.ts';
import { announceNotices, recordBroken } from '../../lib/notifications/record-notices.ts';
import type { Services } from '../../lib/services.ts';
import { roomLeft } from '../../lib/storage-quota.ts';

/** So many are asked of a mailbox at one time. */
const TURN_MESSAGES = 50;
/** An email that does not arrive so often can't be had. */
const ATTEMPTS_MAX = 3;
/** So many in a row that do not arrive mean that the mailbox is away. */
const FAILURES_IN_A_ROW = 3;
const RETRY_MS = 30_000;
/** How often the screens hear of progress. */
const TELL_EVERY_MS = 300;

interface Fetching {
  readonly services: Services;
  readonly userId: string;
  readonly tell: () => Promise<void>;
}

/** The mailbox asked for a pause, or does not answer: what waits is fetched after it. */
class Pause extends Error {
  readonly ms: number;

  constructor(ms: number, cause: ProviderFailure) {
    super('the mailbox is not ready', { cause });
    this.ms = ms;
  }
}

/**
 * Fetches the emails that a user's packs and evidence wait for, one mailbox after another, each stored as it arrives: a
 * killed job continues where it was. Resolves to the milliseconds until the next attempt; null when nothing waits.
 */
export async function fetchOriginals(services: Services, userId: string): Promise<number | null> {
  const tellNow = () => announce(services, userId, 'originalsFetched');
  let toldAt = 0;
  const tell = async () => {
    if (performance.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = performance.now();
    await tellNow();
  };
  const fetching = { services, userId, tell };
  const pauses = new Map<string, number>();
  try {
    for (;;) {
      const waiting = await services.db.readAs(userId, (db) =>
        listWaitingOriginals(db, [...pauses.keys()], TURN_MESSAGES),
      );
      if (waiting.length === 0) return pauses.size === 0 ? null : Math.min(...pauses.values());
      for (const [mailboxId, wanted] of Map.groupBy(waiting, (one) => one.mailboxId)) {
        const pauseMs = await fetchUnlessPaused(fetching, mailboxId, wanted);
        if (pauseMs !== null) pauses.set(mailboxId, pauseMs);
      }
    }
  } finally {
    await tellNow();
  }
}

/** Fetches from one mailbox; gives the milliseconds to leave it alone, null where there is no need. */
async function fetchUnlessPaused(
  fetching: Fetching,
  mailboxId: string,
  wanted: readonly WaitingOriginal[],
): Promise<number | null> {
  try {
    await fetchFrom(fetching, mailboxId, wanted);
    return null;
  } catch (error) {
    if (!(error instanceof Pause)) throw error;
    fetching.services.logger.warn({ error }, 'originals wait for their mailbox');
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
  const left = new Map(wanted.map((one) => [one.providerMessageId, one]));
  if (!mailbox) return giveUp(fetching, left, 'mailbox_disconnected');
  if (mailbox.status === 'needs_reauth') return giveUp(fetching, left, 'sign_in_needed');
  if (!services.mail[mailbox.provider]) return giveUp(fetching, left, 'unreachable');
  try {
    await fetchAll(fetching, mailbox, left);
    // A source that says nothing about a message has it no more.
    await giveUp(fetching, left, goneFrom(mailbox));
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.kind !== 'reauth')
      throw error.kind === 'busy' ? new Pause(error.retryAfterMs ?? RETRY_MS, error) : error;
    const hasNews = await services.db.withUser(userId, async (db) => {
      const isNew = await recordBroken(services, db, 'mailbox_broken', mailboxId);
      await setMailboxStatus(db, mailboxId, 'needs_reauth');
      return isNew;
    });
    if (hasNews) await announceNotices(services, userId);
    await giveUp(fetching, left, 'sign_in_needed');
  }
}

/** Fetches what is left of a mailbox; after a failure each on its own, so that one broken email holds up no other. */
async function fetchAll(
  fetching: Fetching,
  mailbox: StoredMailbox,
  left: Map<string, WaitingOriginal>,
): Promise<void> {
  try {
    await fetchOnce(fetching, mailbox, left);
    return;
  } catch (error) {
    if (!isPassing(error)) throw error;
  }
  let inARow = 0;
  let failure: ProviderFailure | null = null;
  for (const one of [...left.values()]) {
    const own = new Map([[one.providerMessageId, one]]);
    try {
      await fetchOnce(fetching, mailbox, own);
      await giveUp(fetching, own, goneFrom(mailbox));
      inARow = 0;
    } catch (error) {
      if (!isPassing(error)) throw error;
      inARow += 1;
      failure = error;
      await countFailure(fetching, one);
      if (inARow >= FAILURES_IN_A_ROW) break;
    }
    left.delete(one.providerMessageId);
  }
  if (failure) throw new Pause(RETRY_MS, failure);
}

async function fetchOnce(
  { services, userId, tell }: Fetching,
  mailbox: StoredMailbox,
  left: Map<string, WaitingOriginal>,
): Promise<void> {
  const source = sourceOf(services, userId, mailbox);
  if (!source) return;
  for await (const fetched of source.mail.fetch(source.access, [...left.keys()])) {
    const wanted = left.get(fetched.id);
    if (!wanted) continue;
    await settle(services, userId, wanted.messageId, fetched, goneFrom(mailbox));
    left.delete(fetched.id);
    await tell();
  }
}

/** Keeps an email that arrived, or notes why it can't be kept, in one transaction with the end of its fetch. */
async function settle(
  services: Services,
  userId: string,
  messageId: string,
  fetched: FetchedMessage,
  gone: OriginalProblem,
): Promise<void> {
  await services.db.withUser(userId, async (db) => {
    if (fetched.outcome !== 'found')
      return noteProblem(db, [messageId], fetched.outcome === 'gone' ? gone : 'too_large');
    if (fetched.raw.byteLength > (await roomLeft(services, db)))
      return noteProblem(db, [messageId], 'storage_full');
    if (!(await endFetch(db, messageId))) return;
    const { keepsEvidence } = await ensureProfile(db);
    const reason = keepsEvidence ? 'evidence' : 'pack';
    await keepMessages(services, db, [{ messageId, raw: fetched.raw, reason }]);
  });
}

async function giveUp(
  { services, userId }: Fetching,
  left: ReadonlyMap<string, WaitingOriginal>,
  problem: OriginalProblem,
): Promise<void> {
  const ids = [...left.values()].map(({ messageId }) => messageId);
  if (ids.length > 0) await services.db.withUser(userId, (db) => noteProblem(db, ids, problem));
}

async function countFailure({ services, userId }: Fetching, one: WaitingOriginal): Promise<void> {
  await services.db.withUser(userId, (db) =>
    one.attempts + 1 >= ATTEMPTS_MAX
      ? noteProblem(db, [one.messageId], 'unreachable')
      : countAttempt(db, one.messageId),
  );
}

function goneFrom({ provider }: StoredMailbox): OriginalProblem {
  return provider === 'files' ? 'upload_not_kept' : 'deleted';
}

function isPassing(error: unknown): error is ProviderFailure {
  return error instanceof ProviderFailure && (error.kind === 'unavailable' || error.kind === 'refused');
}
