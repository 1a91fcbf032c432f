import type { BodyOf } from '#contract/endpoints/table.ts';
import { listJoinedReceipts } from '#db/repositories/joined-receipts.ts';
import { saveSplit } from '#db/repositories/splits.ts';
import { proposeSplit } from '#domain/splits/propose-split.ts';
import { partsOf, type SplitPart } from '#domain/splits/split.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { texts as faultTexts } from '../../texts/en/faults.ts';
import { texts as historyTexts } from '../../texts/en/history.ts';
import { lockRow } from './row-query.ts';
import { announceRows } from './tell-edit.ts';
import { recordSplit } from './tell-split.ts';

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
    if (row.split) throw new Fault('Conflict', faultTexts.alreadySplit);
    const split = proposeSplit({ ...row, isSpend: row.flow === 'spend' }, await listJoinedReceipts(db, [id]));
    const parts = split && partsOf(split);
    if (!parts || keyOf(parts) !== keyOf(seen)) throw new Fault('Conflict', faultTexts.splitOutdated);
    await saveSplit(db, id, split);
    await recordSplit(services, db, id, {
      ...{ what: historyTexts.splitByReceipt, parts, undo: { kind: 'takeSplitBack', transactionId: id } },
    });
  });
  await announceRows(services, userId);
}

function keyOf(parts: readonly Pick<SplitPart, 'category' | 'isHealth' | 'amountMinor'>[]): string {
  return parts
    .map((part) => `${part.category}|${part.isHealth}|${part.amountMinor}`)
    .sort()
    .join('\n');
}
