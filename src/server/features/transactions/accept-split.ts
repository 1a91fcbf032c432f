import type { BodyOf } from '#contract/endpoints/table.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { listJoinedReceipts } from '#db/repositories/joined-receipts.ts';
import { saveSplit } from '#db/repositories/splits.ts';
import { categoryOf } from '#domain/categorization/categories.ts';
import { historyTopic } from '#domain/ledger/history.ts';
import { proposeSplit } from '#domain/splits/propose-split.ts';
import { partsOf, type SplitPart } from '#domain/splits/split.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { lockRow } from './row-query.ts';

/** Divides a row as its receipts propose, if that is still what the person saw; totals follow in the same statement. */
export async function acceptSplit(
  services: Services,
  userId: string,
  wireId: string,
  { parts: seen }: BodyOf<'acceptSplit'>,
): Promise<void> {
  const id = fromWire(wireId);
  await services.db.withUser(userId, async (db) => {
    const row = await lockRow(db, id);
    if (!row) throw notFound();
    if (row.split) throw new Fault('Conflict', 'This row is divided already.');
    const split = proposeSplit({ ...row, isSpend: row.flow === 'spend' }, await listJoinedReceipts(db, [id]));
    const parts = split && partsOf(split);
    if (!parts || keyOf(parts) !== keyOf(seen))
      throw new Fault('Conflict', 'The receipts of this row have changed. Look at the proposal again.');
    await saveSplit(db, id, split);
    await recordEvents(
      db,
      [
        {
          id: services.ids.next(),
          transactionId: id,
          source: 'user',
          what: 'Split by its receipt',
          reason: parts.map(nameOf).join(', '),
          topic: historyTopic.split(id),
          undo: { kind: 'takeSplitBack', transactionId: id },
        },
      ],
      services.clock.now(),
    );
  });
  await tellScreens(services, userId);
}

/** Makes a divided row one again. */
export async function undoSplit(services: Services, userId: string, wireId: string): Promise<void> {
  const id = fromWire(wireId);
  await services.db.withUser(userId, async (db) => {
    const row = await lockRow(db, id);
    if (!row) throw notFound();
    if (!row.split) throw new Fault('Conflict', 'This row is not divided.');
    await saveSplit(db, id, null);
    await recordEvents(
      db,
      [
        {
          ...{ id: services.ids.next(), transactionId: id, source: 'user' },
          ...{ what: 'Split taken back', reason: '', topic: historyTopic.split(id) },
        },
      ],
      services.clock.now(),
    );
  });
  await tellScreens(services, userId);
}

function keyOf(parts: readonly Pick<SplitPart, 'category' | 'isHealth' | 'amountMinor'>[]): string {
  return parts
    .map((part) => `${part.category}|${part.isHealth}|${part.amountMinor}`)
    .sort()
    .join('\n');
}

function nameOf({ category, isHealth }: SplitPart): string {
  return `${categoryOf(category).name}${isHealth ? ' (health)' : ''}`;
}

async function tellScreens(services: Services, userId: string): Promise<void> {
  await services.events.publish(userId, {
    kind: 'changed',
    areas: ['dashboard', 'transactions', 'insights'],
  });
}
