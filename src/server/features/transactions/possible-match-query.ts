import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { findUndoableEvents } from '#db/repositories/history.ts';
import { OPEN_TRANSACTION_SUGGESTIONS } from '#db/repositories/transaction-suggestions.ts';
import { subjectOf } from '../../lib/history/subjects.ts';
import { toWire } from '../../lib/wire-id.ts';
import type { Texts } from '../../texts/texts.ts';

type Detail = ResponseOf<'getTransaction'>;
type PossibleMatch = Detail['possibleMatches'][number];
type MergedTransaction = Detail['mergedTransactions'][number];

const OTHER_FIELDS = `o.id, o.description, o.original_description as "originalDescription", o.posted_on as "postedOn",
  o.amount_minor as "amountMinor", o.currency, o.status`;

/** Open suggestions of transactions that may be the same as this one, most confident first. */
export async function readPossibleMatches(db: UserDb, id: string, texts: Texts): Promise<PossibleMatch[]> {
  const rows = await db.query<Omit<PossibleMatch, 'transactionId'> & { id: string }>(
    `select ${OTHER_FIELDS}, s.kind, s.confidence, s.reason, o.id = s.transaction_id as "isNewer"
       from ${OPEN_TRANSACTION_SUGGESTIONS}
       join app.transactions o on o.user_id = $1
         and o.id = case when s.transaction_id = $2 then s.existing_id else s.transaction_id end
      where s.user_id = $1 and s.state = 'open' and (s.transaction_id = $2 or s.existing_id = $2)
        order by s.confidence desc, o.id limit 10`,
    [db.userId, id],
  );
  return rows.map(({ id: other, reason, ...row }) => ({
    ...row,
    reason: texts.sentence(reason),
    transactionId: toWire('transaction', other),
  }));
}

/** Transactions the user merged into this one, newest first. */
export async function readMergedTransactions(db: UserDb, id: string): Promise<MergedTransaction[]> {
  const rows = await db.query<
    Omit<MergedTransaction, 'transactionId' | 'at' | 'eventId'> & { id: string; at: Date }
  >(
    `select ${OTHER_FIELDS}, s.decided_at as at from app.transaction_suggestions s
      join app.transactions o on o.user_id = $1 and o.id = s.transaction_id
      where s.user_id = $1 and s.existing_id = $2 and s.state = 'accepted' and s.decided_at is not null
        order by s.decided_at desc limit 10`,
    [db.userId, id],
  );
  const subject = (other: string): string => subjectOf.pair(id, other);
  const events = await findUndoableEvents(
    db,
    rows.map((row) => subject(row.id)),
  );
  return rows.map(({ id: other, at, ...row }) => {
    const eventId = events.get(subject(other));
    return {
      ...row,
      transactionId: toWire('transaction', other),
      at: at.toISOString(),
      eventId: eventId === undefined ? null : toWire('event', eventId),
    };
  });
}
