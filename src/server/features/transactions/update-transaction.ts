import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { writeChanges } from '#db/repositories/row-edits.ts';
import { isKnownCategory } from '#domain/categorization/categories.ts';
import { planEdit, type RowEdit } from '#domain/ledger/edit-rows.ts';
import { historyTopic } from '#domain/ledger/history.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { texts as faultTexts } from '../../texts/en/faults.ts';
import { texts as historyTexts } from '../../texts/en/history.ts';
import { type LockedRow, lockRow, setDayAndAmount } from './row-query.ts';
import { announceRows, recordEdit } from './tell-edit.ts';

type Change = BodyOf<'updateTransaction'>;

/** Writes what the person decided about a row; from then on bank, rule and model leave it alone. */
export async function updateTransaction(
  services: Services,
  userId: string,
  wireId: string,
  change: Change,
): Promise<void> {
  const id = fromWire(wireId);
  const { category, postedOn, amountMinor } = change;
  if (category !== undefined && !isKnownCategory(category))
    throw new Fault('ValidationFailed', faultTexts.notACategory(category));
  await services.db.withUser(userId, async (db) => {
    const row = await lockRow(db, id);
    if (!row) throw notFound();
    if ((postedOn !== undefined || amountMinor !== undefined) && !row.isManual)
      throw new Fault('Conflict', faultTexts.fromSource);
    if (category !== undefined && row.split) throw new Fault('Conflict', faultTexts.splitHasCategories);
    const { changes } = planEdit([{ ...row, id, isDivided: row.split !== null }], editOf(change));
    await writeChanges(db, changes);
    await recordEdit(services, db, { id: services.ids.next(), changes });
    await moveOwnRow(services, db, row, change);
  });
  await announceRows(services, userId);
}

function editOf({ category, description, note }: Change): RowEdit {
  return {
    ...(category === undefined ? {} : { category }),
    ...(description === undefined ? {} : { description }),
    ...(note === undefined ? {} : { note }),
  };
}

/** Another day or amount of a row entered by hand. */
async function moveOwnRow(
  services: Services,
  db: UserDb,
  row: LockedRow,
  { postedOn = row.postedOn, amountMinor = row.amountMinor }: Change,
): Promise<void> {
  const isMoved = postedOn !== row.postedOn;
  const isOther = amountMinor !== row.amountMinor;
  if (!isMoved && !isOther) return;
  await setDayAndAmount(db, row.id, { postedOn, amountMinor });
  const event = (field: 'postedOn' | 'amountMinor', what: string, reason: string) => ({
    id: services.ids.next(),
    transactionId: row.id,
    source: 'user' as const,
    what,
    reason,
    topic: historyTopic.field(row.id, field),
    undo: { kind: 'setFields' as const, transactionId: row.id, before: { [field]: row[field] } },
  });
  await recordEvents(
    db,
    [
      ...(isMoved ? [event('postedOn', historyTexts.dateChanged, `was ${row.postedOn}`)] : []),
      ...(isOther ? [event('amountMinor', 'Amount changed', '')] : []),
    ],
    services.clock.now(),
  );
}
