import type { z } from 'zod';
import type { ENDPOINTS } from '#contract/endpoints/table.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import { notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { countStates, findProcessed, listProcessed, type ProcessedRow } from './processed-query.ts';
import { showMail } from './shown-mail.ts';

type Query = z.output<(typeof ENDPOINTS)['listProcessedEmails']['query']>;

const PAGE_ROWS = 50;
const NO_COUNTS = { new: 0, processed: 0, not_receipt: 0, needs_review: 0, failed: 0, skipped: 0 };

/** One page of every message that was looked at. */
export async function listProcessedEmails(services: Services, userId: string, query: Query) {
  const after = decodeCursor(query.cursor);
  const limit = query.limit ?? PAGE_ROWS;
  const text = query.q?.trim();
  return services.db.readAs(userId, async (db) => {
    const rows = await listProcessed(
      db,
      {
        state: query.state ?? null,
        kind: query.kind ?? null,
        text: text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null,
      },
      after,
      limit,
    );
    const counts = { ...NO_COUNTS, ...(await countStates(db)) };
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      emails: page.map(present),
      nextCursor:
        rows.length > limit && last ? encodeCursor({ at: last.receivedAt.toISOString(), id: last.id }) : null,
      counts,
      total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    };
  });
}

/** One message and its mail. */
export async function getProcessedEmail(services: Services, userId: string, wireId: string) {
  const id = fromWire(wireId);
  const row = await services.db.readAs(userId, (db) => findProcessed(db, id));
  if (!row) throw notFound();
  return { email: present(row), mail: await showMail(services, userId, id) };
}

function present({ fromName, fromAddress, receivedAt, ...row }: ProcessedRow) {
  return {
    ...row,
    id: toWire('message', row.id),
    from: fromName || fromAddress || 'Unknown sender',
    receivedAt: receivedAt.toISOString(),
    transactionId: row.transactionId === null ? null : toWire('transaction', row.transactionId),
  };
}
