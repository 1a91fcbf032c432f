import type { MatchWeights } from '#domain/matching/match-constants.ts';
import type { UserDb } from '../../pool.ts';
import { storableJson } from '../../storable.ts';

/** Weights that the matcher learned from the user's answers in one environment. */
export interface StoredWeights {
  readonly version: number;
  /** The origin of the version: learned from answers, a reset, or the undo of a reset. */
  readonly kind: 'learned' | 'started_over' | 'taken_back';
  /** The weights that differ from the defaults. */
  readonly weights: Partial<MatchWeights>;
  /** The number of answers it was learned from; 0 if they changed nothing. */
  readonly answers: number;
  /** The number of existing answers. */
  readonly seen: number;
  /** Answers up to this moment no longer count. */
  readonly forgetsUntil: Date | null;
}

/** The newest versions; the first one applies. */
export async function listWeights(db: UserDb, isSandbox: boolean, limit: number): Promise<StoredWeights[]> {
  return db.query<StoredWeights>(
    `select version, kind, weights, answers, seen, forgets_until as "forgetsUntil" from app.match_weights
      where user_id = $1 and is_sandbox = $2 order by version desc limit $3`,
    [db.userId, isSandbox, limit],
  );
}

/** The version that applies; null before the first one. */
export async function findWeights(db: UserDb, isSandbox: boolean): Promise<StoredWeights | null> {
  const [newest] = await listWeights(db, isSandbox, 1);
  return newest ?? null;
}

/**
 * Adds a version and returns its number; earlier versions are retained. Of two concurrent inserts, the later one fails
 * and must be retried.
 */
export async function insertWeights(
  db: UserDb,
  isSandbox: boolean,
  added: Omit<StoredWeights, 'version'>,
  at: Date,
): Promise<number> {
  const [row] = await db.query<{ version: number }>(
    `insert into app.match_weights as w (user_id, is_sandbox, version, kind, weights, answers, seen, forgets_until,
      made_at)
     select own.user_id, $2, coalesce((select max(version) from app.match_weights where user_id = $1
       and is_sandbox = $2), 0) + 1, $3, $4, $5, $6, $7, $8
       from app.profiles own where own.user_id = $1 returning version`,
    [
      ...[db.userId, isSandbox, added.kind, storableJson(added.weights), added.answers, added.seen],
      ...[added.forgetsUntil, at],
    ],
  );
  if (!row) throw new Error('the version was not added');
  return row.version;
}
