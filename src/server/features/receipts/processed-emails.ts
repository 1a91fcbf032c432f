import type { z } from 'zod';
import type { ENDPOINTS } from '#contract/endpoints/table.ts';
import { listMessageHistory } from '#db/repositories/history.ts';
import { readLanguage } from '#db/repositories/profiles.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import { notFound } from '../../lib/fault.ts';
import { presentEvents } from '../../lib/present-history.ts';
import { readClocks } from '../../lib/receipt-clocks.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { type Texts, textsOf } from '../../texts/texts.ts';
import {
  countStates,
  findProcessed,
  listOrderEvents,
  listProcessed,
  type ProcessedRow,
} from './processed-query.ts';
import { countReview } from './review-query.ts';
import { showMessage } from './shown-message.ts';

type Query = z.output<(typeof ENDPOINTS)['listProcessedEmails']['query']>;

const PAGE_SIZE = 50;
const NO_COUNTS = { new: 0, processed: 0, not_receipt: 0, needs_review: 0, failed: 0, skipped: 0 };

/** One page of every message that was looked at. */
export async function listProcessedEmails(services: Services, userId: string, query: Query) {
  const after = decodeCursor(query.cursor);
  const limit = query.limit ?? PAGE_SIZE;
  const text = query.q?.trim();
  return services.db.readAs(userId, async (db) => {
    const rows = await listProcessed(
      db,
      {
        state: query.state ?? null,
        kind: query.kind ?? null,
        linked: query.linked ?? null,
        sender: query.sender?.trim().toLowerCase() || null,
        mailboxId: query.mailbox === undefined ? null : fromWire(query.mailbox),
        from: query.from ?? null,
        to: query.to ?? null,
        text: text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null,
      },
      after,
      limit,
    );
    const texts = textsOf(await readLanguage(db));
    const counts = { ...NO_COUNTS, ...(await countStates(db)) };
    const { waiting } = await countReview(db);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      emails: page.map((row) => present(row, texts)),
      nextCursor:
        rows.length > limit && last ? encodeCursor({ at: last.receivedAt.toISOString(), id: last.id }) : null,
      counts,
      waitingForReview: waiting,
      total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    };
  });
}

/** One message with its email and the other emails of its purchase. */
export async function getProcessedEmail(
  services: Services,
  userId: string,
  wireId: string,
  signal: AbortSignal,
) {
  const id = fromWire(wireId);
  const found = await services.db.readAs(userId, async (db) => {
    const row = await findProcessed(db, id);
    return (
      row && {
        row,
        texts: textsOf(await readLanguage(db)),
        events: await listOrderEvents(db, id),
        history: await listMessageHistory(db, [id]),
        clocks: (await readClocks(db, [id])).get(id) ?? [],
      }
    );
  });
  if (!found) throw notFound();
  const shown = found.row.isForgotten ? null : await showMessage(services, userId, id, signal);
  return {
    email: present(found.row, found.texts),
    message: shown && { html: shown.html, text: shown.text, isTooComplex: shown.isTooComplex },
    mailFrom: shown?.from ?? null,
    events: found.events.map((event) => ({
      ...event,
      id: toWire('message', event.id),
      receivedAt: event.receivedAt.toISOString(),
    })),
    clocks: found.clocks,
    history: presentEvents(found.history, found.texts),
  };
}

function present({ fromName, fromAddress, receivedAt, ...row }: ProcessedRow, texts: Texts) {
  const nobody = row.isForgotten ? 'Forgotten' : row.state === 'new' ? 'Not read yet' : 'Unknown sender';
  return {
    ...row,
    id: toWire('message', row.id),
    reason: texts.sentence(row.reason),
    from: fromName || fromAddress || texts.sentence(nobody),
    address: fromAddress,
    receivedAt: receivedAt.toISOString(),
    transactionId: row.transactionId === null ? null : toWire('transaction', row.transactionId),
  };
}
