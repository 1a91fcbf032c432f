import type { Queryable } from '#db/pool.ts';
import type { SecretBox } from '#ports/system.ts';
import type { SealedColumn } from './sealed-columns.ts';

export interface Resealed {
  readonly resealed: number;
  /** Values that no key decrypts. */
  readonly unopened: number;
}

/** Provides a transaction per batch. */
export type Run = <T>(work: (db: Queryable) => Promise<T>) => Promise<T>;

interface Part {
  readonly box: SecretBox;
  readonly column: SealedColumn;
  /** Null for columns without a user. */
  readonly userId: string | null;
}

/** Batch size per transaction, to keep row locks short. */
const BATCH = 50;

/** Re-encrypts a column's values that use an older key. */
export async function resealColumn(run: Run, part: Part): Promise<Resealed> {
  for (let resealed = 0; ; ) {
    const places = await run((db) => listStale(db, part));
    let inRound = 0;
    for (let index = 0; index < places.length; index += BATCH)
      inRound += await run((db) => resealBatch(db, part, places.slice(index, index + BATCH)));
    resealed += inRound;
    // A concurrently updated row has moved (new ctid) and is found in the next round.
    if (inRound === 0) return { resealed, unopened: places.length };
  }
}

function isStale({ box, column: { column }, userId }: Part): string {
  const isOwn = userId === null ? '$1::uuid is null' : 'user_id = $1';
  return `${isOwn} and substring(${column} from 1 for ${box.currentPrefix.length}) <> $2`;
}

/** Row locations (ctid), to find the rows again without a search. */
async function listStale(db: Queryable, part: Part): Promise<string[]> {
  const rows = await db.query<{ place: string }>(
    `select ctid::text as place from ${part.column.table} where ${isStale(part)}`,
    [part.userId, part.box.currentPrefix],
  );
  return rows.map(({ place }) => place);
}

async function resealBatch(db: Queryable, part: Part, places: readonly string[]): Promise<number> {
  const { box, userId } = part;
  const { table, column, key, context } = part.column;
  const rows = await db.query<{ place: string; key: string[]; sealed: Buffer }>(
    `select ctid::text as place, array[${key.join(', ')}]::text[] as key, ${column} as sealed from ${table}
      where ${isStale(part)} and ctid = any($3::text[]::tid[]) for update`,
    [userId, box.currentPrefix, places],
  );
  let resealed = 0;
  for (const row of rows) {
    const boundTo = context(userId ?? '', ...row.key);
    const text = opened(box, row.sealed, boundTo);
    if (text === null) continue;
    // The row is locked, so its ctid is still valid.
    await db.query(`update ${table} set ${column} = $2 where ctid = $1::tid`, [
      row.place,
      box.seal(text, boundTo),
    ]);
    resealed += 1;
  }
  return resealed;
}

function opened(box: SecretBox, sealed: Buffer, context: string): string | null {
  try {
    return box.open(sealed, context);
  } catch {
    return null;
  }
}
