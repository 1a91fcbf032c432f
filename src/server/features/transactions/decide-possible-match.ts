import type { UserDb } from '#db/pool.ts';
import { mergeTransactions, unmergeTransactions } from '#db/repositories/row-merges.ts';
import {
  lockRowSuggestion,
  type RowSuggestion,
  refreshHeld,
  setSuggestionState,
} from '#db/repositories/row-suggestions.ts';
import { recordEvents } from '#db/repositories/transactions.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';

/** Says whether two rows are one. One: the newer becomes part of the older. Two: they are never asked about again. */
export async function decidePossibleMatch(
  services: Services,
  userId: string,
  wireIds: { readonly transactionId: string; readonly otherId: string },
  decision: 'same' | 'different',
): Promise<{ transactionId: string }> {
  const kept = await services.db.withUser(userId, async (db) => {
    const pair = await lockPair(db, wireIds, 'open');
    const at = services.clock.now();
    if (decision === 'same' && !(await mergeTransactions(db, pair, at)))
      throw new Fault('Conflict', 'One of the two rows is no longer there.');
    await setSuggestionState(db, pair, decision === 'same' ? 'accepted' : 'declined', at);
    if (decision === 'different') await withdrawIfUnnamed(db, pair.existingId, at);
    await refreshHeld(db);
    if (decision === 'same') await tell(services, db, [pair.existingId], 'Made one with another row');
    else await tell(services, db, [pair.existingId, pair.transactionId], 'Kept apart from a similar row');
    return decision === 'same' ? pair.existingId : fromWire(wireIds.transactionId);
  });
  await followUp(services, userId);
  return { transactionId: toWire('transaction', kept) };
}

/** Takes such a decision back: the rows are two again, and in doubt. */
export async function undoPossibleMatch(
  services: Services,
  userId: string,
  wireIds: { readonly transactionId: string; readonly otherId: string },
): Promise<void> {
  await services.db.withUser(userId, async (db) => {
    const pair = await lockPair(db, wireIds, 'decided');
    if (pair.state === 'accepted') await unmergeTransactions(db, pair);
    else await restoreUnnamed(db, pair.existingId);
    await setSuggestionState(db, pair, 'open', services.clock.now());
    await refreshHeld(db);
    await tell(
      services,
      db,
      [pair.existingId, pair.transactionId],
      'Decision about a similar row taken back',
    );
  });
  await followUp(services, userId);
}

/** A pending row that the bank has withdrawn stood only for the sake of the doubt. */
async function withdrawIfUnnamed(db: UserDb, id: string, at: Date): Promise<void> {
  await db.query(
    `update app.transactions set removed_at = $3, removed_by = 'provider'
      where user_id = $1 and id = $2 and status = 'pending' and feed_id is null and import_id is null and removed_at is null`,
    [db.userId, id, at],
  );
}

async function restoreUnnamed(db: UserDb, id: string): Promise<void> {
  await db.query(
    `update app.transactions set removed_at = null, removed_by = null
      where user_id = $1 and id = $2 and status = 'pending' and feed_id is null and import_id is null and removed_by = 'provider'`,
    [db.userId, id],
  );
}

async function lockPair(
  db: UserDb,
  wireIds: { readonly transactionId: string; readonly otherId: string },
  expected: 'open' | 'decided',
) {
  const pair = await lockRowSuggestion(db, fromWire(wireIds.transactionId), fromWire(wireIds.otherId));
  if (!pair) throw notFound();
  if ((pair.state === 'open') !== (expected === 'open'))
    throw new Fault(
      'Conflict',
      expected === 'open' ? 'This was decided already.' : 'This is not decided yet.',
    );
  return pair;
}

async function tell(
  services: Services,
  db: UserDb,
  ids: readonly RowSuggestion['existingId'][],
  what: string,
): Promise<void> {
  await recordEvents(
    db,
    ids.map((transactionId) => ({ id: services.ids.next(), transactionId, what, reason: 'by you' })),
    services.clock.now(),
  );
}

async function followUp(services: Services, userId: string): Promise<void> {
  await services.jobs.send('derive', userId, { userId });
  await services.events.publish(userId, {
    kind: 'changed',
    areas: ['dashboard', 'transactions', 'insights'],
  });
}
