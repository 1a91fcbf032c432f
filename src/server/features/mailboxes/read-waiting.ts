import { listLessons } from '#db/repositories/mail/mail-lessons.ts';
import { findMailbox } from '#db/repositories/mail/mailboxes.ts';
import { listWaiting } from '#db/repositories/mail/message-reads.ts';
import { listSenderRules } from '#db/repositories/mail/sender-rules.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { gateMessages } from './gate-messages.ts';
import type { MailRun } from './mail-run.ts';
import { fetchInto } from './reading/fetch-turn.ts';
import { settleStuck } from './reading/settle-stuck.ts';
import { storeTurn, type Turn } from './reading/store-turn.ts';

/** Messages of one turn; then the next job in the queue has its turn. */
export const TURN_MESSAGES = 200;

const GATE_MESSAGES = 100;

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
    await storeTurn(turn, decided);
    await fetchInto(turn, toFetch);
    read += next.length;
  }
  await settleStuck(turn);
  const left = await services.db.readAs(userId, (db) => listWaiting(db, mailbox.id, 1, []));
  return left.length > 0;
}
