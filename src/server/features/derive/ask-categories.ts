import type { UserDb } from '#db/pool.ts';
import {
  type CategoryQuestion,
  listCategoryQuestions,
  listNewRowsOfSettled,
  listOpenIds,
  replaceOpenQuestions,
  type StoredQuestion,
  setSellersRows,
} from '#db/repositories/category-questions.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import { currencyExponent } from '#domain/money/money.ts';
import {
  type CategoryConflict,
  conflictKey,
  receiptConflict,
  sellerConflict,
} from '#domain/splits/category-conflict.ts';
import type { Services } from '../../lib/services.ts';
import { readScope } from '../../lib/world.ts';
import { listHealthReceipts, listSellers, type SellersRows } from './category-query.ts';

/** Rows so old change nothing that a person still looks at. */
const DAYS_BACK = 365;
/** Whole units of money that must be in question. */
const STAKE_MIN = 20;

/** A conflict with the row it is asked about, and what is at stake with all rows that share it. */
interface Found {
  readonly row: SellersRows;
  readonly conflict: CategoryConflict;
  readonly stakeMinor: number;
  /** Every row it was found at; of a seller's conflict the newest alone. */
  readonly rowIds: readonly string[];
  readonly rowCount: number;
}

/** Gives rows what was answered about their sellers, and asks about categories on which the sources disagree. */
export async function askCategories(services: Services, userId: string): Promise<void> {
  await services.db.withUser(userId, async (db) => {
    for (const isSandbox of [false, true]) await askIn(services, db, isSandbox);
  });
}

async function askIn(services: Services, db: UserDb, isSandbox: boolean): Promise<void> {
  const { today } = await readScope(db, isSandbox ? 'sandbox' : 'live', services.clock.now());
  const from = addDays(today, -DAYS_BACK);
  const known = await listCategoryQuestions(db, isSandbox);
  const isSettled = known.some((question) => question.isForSeller);
  const settled = isSettled ? await listNewRowsOfSettled(db, isSandbox) : new Map<string, string[]>();
  // Of two words about a seller the later one holds.
  for (const question of known.toReversed())
    await follow(services, db, question, settled.get(question.transactionId) ?? []);
  const found = [
    ...foundAtSellers(await listSellers(db, isSandbox, from)),
    ...foundAtReceipts(await listHealthReceipts(db, isSandbox, from)),
  ];
  const answered = new Map(
    known.filter((question) => question.state === 'answered').map((question) => [keyOf(question), question]),
  );
  const open: Found[] = [];
  for (const one of found) {
    const answer = answered.get(keyOfFound(one));
    if (!answer) open.push(one);
    else if (answer.basis === 'receipt' && answer.isForSeller) await follow(services, db, answer, one.rowIds);
  }
  const stillOpen = new Set(await listOpenIds(db, isSandbox));
  const asked = known.filter((question) => stillOpen.has(question.transactionId));
  await replaceOpenQuestions(
    db,
    isSandbox,
    onePerSeller(open).map((one) => toQuestion(one, isSandbox, asked)),
    services.clock.now(),
  );
}

function foundAtSellers(sellers: readonly SellersRows[]): Found[] {
  return sellers.flatMap((row) => {
    const conflict = sellerConflict(row);
    return conflict
      ? [{ row, conflict, stakeMinor: row.spentMinor, rowIds: [row.id], rowCount: row.rows }]
      : [];
  });
}

/** Receipts of one seller that say the same make one question, about the newest row. */
function foundAtReceipts(rows: Awaited<ReturnType<typeof listHealthReceipts>>): Found[] {
  const found = rows.flatMap((row) => {
    const conflict = receiptConflict(row, row.lines);
    return conflict ? [{ row, conflict }] : [];
  });
  const groups = Map.groupBy(
    found,
    ({ row, conflict }) => `${conflictKey(row.merchantKey, conflict.held, conflict.told)}|${row.currency}`,
  );
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const stakeMinor = own.reduce((sum, { row }) => sum + row.spentMinor, 0);
    return [{ ...first, stakeMinor, rowIds: own.map(({ row }) => row.id), rowCount: own.length }];
  });
}

/** Of each seller the question with the most money in it, where it is worth one. */
function onePerSeller(found: readonly Found[]): Found[] {
  const worth = found.filter(
    ({ stakeMinor, row }) => stakeMinor >= STAKE_MIN * 10 ** currencyExponent(row.currency),
  );
  return [...Map.groupBy(worth, ({ row }) => row.merchantKey).values()].flatMap((own) =>
    own.sort((a, b) => b.stakeMinor - a.stakeMinor || (a.row.id < b.row.id ? -1 : 1)).slice(0, 1),
  );
}

/** A question that is open already stays with its row, whatever came in since. */
function toQuestion(
  { row, conflict, rowIds, rowCount }: Found,
  isSandbox: boolean,
  asked: readonly StoredQuestion[],
): CategoryQuestion {
  const { basis, held, told, choices } = conflict;
  const earlier = asked.find(
    (question) =>
      question.merchantKey === row.merchantKey &&
      question.held === held &&
      question.told === told &&
      (basis !== 'receipt' || rowIds.includes(question.transactionId)),
  );
  return {
    ...{ merchantKey: row.merchantKey, isSandbox, basis, held, told },
    transactionId: earlier?.transactionId ?? row.id,
    choices: earlier?.basis === basis ? earlier.choices : choices,
    alike: rowCount - 1,
    confidence: choices[0]?.confidence ?? 0.5,
  };
}

/** Gives rows what a person answered about their seller. */
async function follow(
  services: Services,
  db: UserDb,
  question: StoredQuestion,
  ids: readonly string[],
): Promise<void> {
  if (question.answer === null || ids.length === 0) return;
  const changed = await setSellersRows(db, question, ids, question.answer);
  await recordEvents(
    db,
    changed.map((transactionId) => ({
      ...{ id: services.ids.next(), transactionId, source: 'rule' as const },
      detail: { kind: 'categoryByRule' as const, values: {} },
    })),
    services.clock.now(),
  );
}

function keyOf({ merchantKey, held, told }: StoredQuestion): string {
  return conflictKey(merchantKey, held, told);
}

function keyOfFound({ row, conflict }: Found): string {
  return conflictKey(row.merchantKey, conflict.held, conflict.told);
}
