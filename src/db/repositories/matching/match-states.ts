import type { UserDb } from '../../pool.ts';

/**
 * Has everything matched anew the next time: something changed that is not noted receipt by receipt and transaction by
 * transaction.
 */
export async function rematchAll(db: UserDb): Promise<void> {
  await db.query(`update app.match_states set basis = '', spans = '' where user_id = $1`, [db.userId]);
}

/** One matching of a person at a time. */
export async function holdMatches(db: UserDb): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('join|' || $1::text, 0))", [db.userId]);
}

/** What the last matching of one world knew. */
export interface MatchState {
  /** What everything was matched with; '' when everything is to be matched anew. */
  readonly basis: string;
  /**
   * Which days accounts showed when the transactions of receipts were last settled; '' when all are to be settled anew.
   */
  readonly spans: string;
  readonly cardAccounts: ReadonlyMap<string, string>;
}

/**
 * The state of one world; from now on changes are noted for the next matching. Null where there was none: what changes
 * at this moment is not noted, so that one more matching has to look at everything.
 */
export async function openMatchState(db: UserDb, isSandbox: boolean): Promise<MatchState | null> {
  const [row] = await db.query<{ basis: string; spans: string; cards: Record<string, string> }>(
    'select basis, spans, card_accounts as cards from app.match_states where user_id = $1 and is_sandbox = $2',
    [db.userId, isSandbox],
  );
  if (row) return { ...row, cardAccounts: new Map(Object.entries(row.cards)) };
  await db.query(
    `insert into app.match_states (user_id, is_sandbox, card_accounts) values ($1, $2, '{}') on conflict do nothing`,
    [db.userId, isSandbox],
  );
  return null;
}

export async function writeMatchState(db: UserDb, isSandbox: boolean, state: MatchState): Promise<void> {
  await db.query(
    'update app.match_states set basis = $3, spans = $4, card_accounts = $5 where user_id = $1 and is_sandbox = $2',
    [db.userId, isSandbox, state.basis, state.spans, JSON.stringify(Object.fromEntries(state.cardAccounts))],
  );
}
