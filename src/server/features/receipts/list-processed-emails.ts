import type { z } from 'zod';
import type { ENDPOINTS } from '#contract/endpoints/table.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import { readTexts } from '../../lib/read-texts.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { presentProcessed } from './present-processed.ts';
import { countStates, listProcessed } from './processed-query.ts';
import { countReview } from './review-query.ts';

type Query = z.output<(typeof ENDPOINTS)['listProcessedEmails']['query']>;

const PAGE_SIZE = 50;

const NO_COUNTS = { new: 0, processed: 0, not_receipt: 0, needs_review: 0, failed: 0, skipped: 0 };

/** One page of messages, newest first, with the number of messages in each state. */
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
    const texts = await readTexts(db);
    const counts = { ...NO_COUNTS, ...(await countStates(db)) };
    const { waiting } = await countReview(db);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      emails: page.map((row) => presentProcessed(row, texts)),
      nextCursor:
        rows.length > limit && last ? encodeCursor({ at: last.receivedAt.toISOString(), id: last.id }) : null,
      counts,
      waitingForReview: waiting,
      total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    };
  });
}
