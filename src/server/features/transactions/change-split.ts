import type { z } from 'zod';
import type { ENDPOINTS } from '#contract/endpoints/table.ts';
import type { UserDb, Uuid } from '#db/pool.ts';
import { findUndo } from '#db/repositories/history.ts';
import { listJoinedReceipts } from '#db/repositories/joined-receipts.ts';
import { saveSplit } from '#db/repositories/splits.ts';
import { historyTopic } from '#domain/ledger/history.ts';
import { itemizeRow } from '#domain/splits/itemize-row.ts';
import { partsOf, type SplitLine } from '#domain/splits/split.ts';
import { type PaidLine, type SplitProblem, splitByHand } from '#domain/splits/split-by-hand.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { texts as faultTexts } from '../../texts/en/faults.ts';
import { texts as historyTexts } from '../../texts/en/history.ts';
import { type LockedRow, lockRow } from './row-query.ts';
import { announceRows } from './tell-edit.ts';
import { recordSplit } from './tell-split.ts';

type Body = z.output<(typeof ENDPOINTS)['updateSplit']['body']>;

const PROBLEMS: Readonly<Record<SplitProblem, string>> = {
  too_few: 'A split needs at least two parts.',
  wrong_sum: 'The parts don’t add up to the transaction.',
  wrong_sign: 'Each part needs an amount in the same direction as the transaction.',
  category:
    'A part can’t have this category. Income parts need an income category, and parts can’t be transfers.',
  line: 'An item is in two parts, or isn’t on this transaction’s receipts.',
};

/** Divides a row as the person says, or changes how it is divided. */
export async function updateSplit(
  services: Services,
  userId: string,
  wireId: string,
  { parts }: Body,
): Promise<void> {
  await change(services, userId, wireId, async (db, row) => {
    if (row.flow === 'transfer') throw new Fault('Conflict', faultTexts.transferNotSplittable);
    const said = parts.map((part) => ({
      ...part,
      lines: part.lines.map(({ receiptId, item }) => ({ receiptId: fromWire(receiptId), item })),
    }));
    const { split, problem } = splitByHand(row, said, await listPaid(db, row));
    if (problem !== null) throw new Fault('ValidationFailed', PROBLEMS[problem]);
    return { split, what: row.split ? 'Split changed' : historyTexts.splitByHand };
  });
}

/** Makes a divided row one again. */
export async function undoSplit(services: Services, userId: string, wireId: string): Promise<void> {
  await change(services, userId, wireId, async (_, row) => {
    if (!row.split) throw new Fault('Conflict', faultTexts.notSplit);
    return { split: null, what: historyTexts.splitUndone };
  });
}

/** Divides a row as it was before the person's newest word about that. */
export async function restoreSplit(services: Services, userId: string, wireId: string): Promise<void> {
  const id = fromWire(wireId);
  await services.db.withUser(userId, async (db) => {
    const row = await lockRow(db, id);
    if (!row) throw notFound();
    const undo = await findUndo(db, historyTopic.split(id));
    if (undo?.kind !== 'restoreSplit') throw new Fault('Conflict', faultTexts.nothingToUndo);
    await saveSplit(db, id, undo.before);
    await recordSplit(services, db, id, {
      ...{ what: historyTexts.splitRestored, parts: partsOf(undo.before ?? []), undo: null },
    });
  });
  await announceRows(services, userId);
}

async function change(
  services: Services,
  userId: string,
  wireId: string,
  decide: (
    db: UserDb,
    row: LockedRow,
  ) => Promise<{ readonly split: readonly SplitLine[] | null; readonly what: string }>,
): Promise<void> {
  const id: Uuid = fromWire(wireId);
  await services.db.withUser(userId, async (db) => {
    const row = await lockRow(db, id);
    if (!row) throw notFound();
    const { split, what } = await decide(db, row);
    await saveSplit(db, id, split);
    const undo = { kind: 'restoreSplit' as const, transactionId: id, before: row.split };
    await recordSplit(services, db, id, { what, parts: partsOf(split ?? []), undo });
  });
  await announceRows(services, userId);
}

/** What lines of receipts the parts may carry: those of the receipts it has, and those it is divided by already. */
async function listPaid(db: UserDb, row: LockedRow): Promise<PaidLine[]> {
  const { lines } = itemizeRow(row.amountMinor, await listJoinedReceipts(db, [row.id]));
  const known = lines.map(({ receiptId, item, paidMinor }) => ({ receiptId, item, amountMinor: paidMinor }));
  const kept = (row.split ?? []).flatMap(({ receiptId, item, amountMinor }) =>
    receiptId === null || item === null ? [] : [{ receiptId, item, amountMinor }],
  );
  return [...known, ...kept];
}
