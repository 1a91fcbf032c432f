import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { findStanding } from '#db/repositories/history.ts';
import { listMailboxes, type StoredMailbox } from '#db/repositories/mail/mailboxes.ts';
import { listSenderRules } from '#db/repositories/mail/sender-rules.ts';
import { listWeights } from '#db/repositories/matching/match-weights.ts';
import { countAnswers } from '#db/repositories/matching/pairing-answers.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { REFIT } from '#domain/matching/match-bounds.ts';
import { senderVerdict } from '#domain/syncing/sender-rules.ts';
import { READER_VERSION } from '#readers/receipt/extraction.ts';
import { notFound } from '../../lib/fault.ts';
import { subjectOf } from '../../lib/history/subjects.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { readScope } from '../../lib/world.ts';
import { countJudged, readEmailAi } from './email-ai-query.ts';
import { readMailSync } from './present.ts';

const STATES = { new: 0, processed: 0, not_receipt: 0, needs_review: 0, failed: 0, skipped: 0 };
const KINDS = { purchase: 0, refund: 0, subscription: 0, shipping: 0, other: 0 };

/** Everything the EmailAI screen shows. */
export async function getEmailAi(services: Services, userId: string): Promise<ResponseOf<'getEmailAi'>> {
  return services.db.withUser(userId, async (db) => {
    const mailboxes = await listMailboxes(db);
    const judged = await countJudged(db);
    const rules = await listSenderRules(db);
    const { waiting, withoutCharge, senders, months, ...read } = await readEmailAi(db, READER_VERSION);
    const { privacySettings } = await ensureProfile(db);
    return {
      ...read,
      mailboxes: mailboxes.map((mailbox) => presentMailbox(mailbox, judged.get(mailbox.id) ?? 0)),
      sync: await readMailSync(db),
      counts: { ...STATES, ...read.counts },
      kinds: { ...KINDS, ...read.kinds },
      waitingForReview: waiting,
      receiptsWithoutCharge: withoutCharge,
      readerVersion: READER_VERSION,
      assistant: await readAssistant(services, db, privacySettings.thirdPartySharing),
      matching: await readMatching(services, db),
      months: [...months],
      senders: senders.map((sender) => ({ ...sender, verdict: senderVerdict(rules, sender.address) })),
      senderRules: rules,
    };
  });
}

async function readMatching(services: Services, db: UserDb) {
  const { isSandbox } = await readScope(db, undefined, services.clock.now());
  const [known] = await listWeights(db, isSandbox, 1);
  return {
    learnedFrom: known?.answers ?? 0,
    answers: await countAnswers(db, isSandbox, known?.forgetsUntil ?? null),
    answersMin: REFIT.answersMin,
    resetEventId: known?.kind === 'started_over' ? await readResetEvent(db, isSandbox) : null,
  };
}

async function readAssistant({ assistant }: Services, db: UserDb, isAllowed: boolean) {
  if (!assistant) return null;
  const { model, host, callsMax } = assistant;
  const { calls, costMicros } = await assistant.usageToday(db);
  return { model, host, isAllowed, callsMax, callsToday: calls, costMicrosToday: costMicros };
}

/** One mailbox as it is. */
export async function getMailbox(services: Services, userId: string, wireId: string) {
  return services.db.readAs(userId, async (db) => {
    const mailbox = (await listMailboxes(db)).find(({ id }) => id === fromWire(wireId));
    if (!mailbox) throw notFound();
    return { mailbox: presentMailbox(mailbox, (await countJudged(db)).get(mailbox.id) ?? 0) };
  });
}

function presentMailbox(mailbox: StoredMailbox, judged: number) {
  const { id, address, provider, status, isSandbox, lastSyncedAt, readFrom } = mailbox;
  const { readRange, folderIds, isPaused, listed } = mailbox;
  return {
    address,
    provider,
    status,
    isSandbox,
    readFrom,
    readRange,
    isPaused,
    listed,
    judged,
    id: toWire('mailbox', id),
    lastSyncedAt: lastSyncedAt?.toISOString() ?? null,
    folderIds: folderIds === null ? null : [...folderIds],
  };
}

async function readResetEvent(db: UserDb, isSandbox: boolean): Promise<string | null> {
  const subject = subjectOf.matching(isSandbox);
  const id = (await findStanding(db, [subject])).get(subject);
  return id === undefined ? null : toWire('event', id);
}
