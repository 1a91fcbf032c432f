import { listLessons } from '#db/repositories/mail/mail-lessons.ts';
import { countInto, updateSync } from '#db/repositories/mail/mail-syncs.ts';
import { findMailbox } from '#db/repositories/mail/mailboxes.ts';
import { listWaiting, type WaitingMessage } from '#db/repositories/mail/message-reads.ts';
import { countAttempts } from '#db/repositories/mail/messages.ts';
import { listSenderRules } from '#db/repositories/mail/sender-rules.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { processingStep } from '#domain/syncing/mail-progress.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import type { ReaderTasks } from '../../reading/reader-tasks.ts';
import { texts as reasonTexts } from '../../texts/en/reasons.ts';
import { gateMessages } from './gate-messages.ts';
import { announce, inRun, type MailRun } from './mail-run.ts';
import { type ReadMessage, readMessage } from './read-message.ts';
import { StoreFlow } from './store-flow.ts';
import { storeMessages } from './store-messages.ts';

/** Messages of one turn; then the next job in the queue has its turn. */
export const TURN_MESSAGES = 200;
const GATE_MESSAGES = 100;
/** A message that brings nothing this often is given up, with that as its reason. */
const ATTEMPTS_MAX = 3;
/** So many messages in a row that bring nothing mean that the provider is away, not that they are broken. */
const FAILURES_IN_A_ROW = 3;

/** Reads up to a turn's messages, newest first. True when messages are left for another turn. */
export async function readWaiting(run: MailRun): Promise<boolean> {
  const { services, userId, mailbox } = run;
  const { currency, keepsEvidence } = await services.db.withUser(userId, ensureProfile);
  const { rules, lessons } = await services.db.readAs(userId, async (db) => ({
    rules: await listSenderRules(db),
    lessons: await listLessons(db),
  }));
  const about = { aids: { homeCurrency: currency, lessons } };
  const turn: Turn = { run, about, keepsEvidence, stuck: [] };
  for (let read = 0; read < TURN_MESSAGES; ) {
    const next = await services.db.readAs(userId, async (db) => {
      const isPaused = (await findMailbox(db, mailbox.id))?.isPaused ?? true;
      const stuck = turn.stuck.map(({ message }) => message.id);
      return isPaused
        ? []
        : listWaiting(db, mailbox.id, Math.min(GATE_MESSAGES, TURN_MESSAGES - read), stuck);
    });
    if (next.length === 0) break;
    const { decided, toFetch } = await gateMessages(run, next, rules);
    await store(turn, decided);
    await fetchInto(turn, toFetch);
    read += next.length;
  }
  await settleStuck(turn);
  const left = await services.db.readAs(userId, (db) => listWaiting(db, mailbox.id, 1, []));
  return left.length > 0;
}

interface Stuck {
  readonly message: WaitingMessage;
  readonly error: unknown;
}

interface Turn {
  readonly run: MailRun;
  /** The same object for every email: a reader process is sent it once. */
  readonly about: ReaderTasks['readEmail']['about'];
  readonly keepsEvidence: boolean;
  /** Messages that brought nothing in this turn. */
  readonly stuck: Stuck[];
}

/** Fetches, reads and stores as messages arrive; what does not arrive is asked for once more automatically. */
async function fetchInto(turn: Turn, messages: readonly WaitingMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const left = new Map(messages.map((message) => [message.providerMessageId, message]));
  try {
    await fetchOnce(turn, left);
  } catch (error) {
    if (!isPassing(error)) throw error;
    await fetchOneByOne(turn, left);
  }
  // A source that says nothing about a message has it no more.
  await store(
    turn,
    [...left.values()].map((message) => ({ message, outcome: 'gone' as const, receivedAt: null })),
  );
}

/** Asks for each message that did not arrive; several failures in a row mean that the mailbox itself has failed. */
async function fetchOneByOne(turn: Turn, left: Map<string, WaitingMessage>): Promise<void> {
  let inARow = 0;
  for (const message of [...left.values()]) {
    try {
      await fetchOnce(turn, new Map([[message.providerMessageId, message]]));
      inARow = 0;
    } catch (error) {
      if (!isPassing(error)) throw error;
      inARow += 1;
      turn.stuck.push({ message, error });
      if (inARow >= FAILURES_IN_A_ROW) throw error;
    }
    left.delete(message.providerMessageId);
  }
}

async function fetchOnce(turn: Turn, left: Map<string, WaitingMessage>): Promise<void> {
  const { services, userId, mail, access } = turn.run;
  const flow = new StoreFlow(async (batch) => {
    await store(turn, batch);
    for (const { message } of batch) left.delete(message.providerMessageId);
  });
  try {
    for await (const fetched of mail.fetch(access, [...left.keys()])) {
      const message = left.get(fetched.id);
      if (!message) continue;
      const bytes = fetched.outcome === 'found' ? fetched.raw.byteLength : 0;
      await flow.add(
        readMessage(services, { userId, lane: 'background' }, message, fetched, turn.about),
        bytes,
      );
    }
  } finally {
    await flow.end();
  }
}

async function store(turn: Turn, messages: readonly ReadMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const { run, keepsEvidence } = turn;
  await inRun(run, async (db) => {
    const done = await storeMessages(run.services, db, run.mailbox, messages, keepsEvidence);
    const { read, total } = await countInto(db, run.syncId, {
      read: done.stored,
      emailsProcessed: done.stored,
      purchasesFound: done.purchases,
    });
    const step = processingStep(read, total);
    if (step) await updateSync(db, run.syncId, step);
  });
  await announce(run);
}

/**
 * A message that does not arrive is tried again, and given up after the third time. Where others of the run arrived it
 * is at fault itself and the run continues without it; where none did, the provider may be: the run ends with that.
 */
async function settleStuck(turn: Turn): Promise<void> {
  const { run, stuck } = turn;
  const [first] = stuck;
  if (!first) return;
  const isLast = ({ message }: Stuck) => message.attempts + 1 >= ATTEMPTS_MAX;
  const again = stuck.filter((one) => !isLast(one));
  const hasOthers = await inRun(run, async (db, sync) => {
    await countAttempts(
      db,
      again.map(({ message }) => message.id),
    );
    return sync.emailsProcessed > 0;
  });
  await store(
    turn,
    stuck.filter(isLast).map(({ message }) => ({
      message,
      outcome: 'unreadable' as const,
      receivedAt: null,
      reason: reasonTexts.notDelivered,
    })),
  );
  if (!hasOthers && again.length > 0) throw first.error;
}

function isPassing(error: unknown): boolean {
  return error instanceof ProviderFailure && (error.kind === 'unavailable' || error.kind === 'refused');
}
