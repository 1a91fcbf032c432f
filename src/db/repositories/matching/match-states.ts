import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { UserDb, Uuid } from '../../pool.ts';

/** What the last complete pairing of transfers in one environment knew. */
export interface PairingState {
  /** The day, the accounts and what the person said of pairs, as one fingerprint. */
  readonly basis: string;
  readonly today: string;
  /** Texts and amounts of which one transaction more or less may change other pairs. */
  readonly watched: readonly string[];
  /** Parties whose streams are still to be looked for; null: those of all. */
  readonly parties: readonly string[] | null;
  /** Parties of which category questions are still to be looked for; null or absent: of all. */
  readonly unasked?: readonly string[] | null;
}

/** Null where everything is to be paired anew. */
export async function getPairingState(db: UserDb, isSandbox: boolean): Promise<PairingState | null> {
  const [row] = await db.query<{ pairing: PairingState | null }>(
    'select pairing from app.match_states where user_id = $1 and is_sandbox = $2',
    [db.userId, isSandbox],
  );
  return row?.pairing ?? null;
}

/** Before the first matching no change is noted, and nothing is kept. */
export async function updatePairingState(db: UserDb, isSandbox: boolean, state: PairingState): Promise<void> {
  await db.query('update app.match_states set pairing = $3 where user_id = $1 and is_sandbox = $2', [
    db.userId,
    isSandbox,
    JSON.stringify(state),
  ]);
}

/** Adds parties, as JSON, to both lists, where they are not those of all. */
const adding = (parties: string): string => {
  const added = (list: string): string => `'${list}', case when jsonb_typeof(s.pairing->'${list}') = 'array'
     then (s.pairing->'${list}') || ${parties} end`;
  return `s.pairing || jsonb_build_object(${added('parties')}, ${added('unasked')})`;
};

/** Has the streams and category questions of these parties looked for the next time. */
export async function markCounterpartiesPending(
  db: UserDb,
  isSandbox: boolean,
  parties: readonly string[],
): Promise<void> {
  await db.query(
    `update app.match_states s set pairing = ${adding('$3::jsonb')}
      where s.user_id = $1 and s.is_sandbox = $2`,
    [db.userId, isSandbox, JSON.stringify(parties)],
  );
}

/** The same for the parties of these transactions. */
export async function markTransactionCounterpartiesPending(
  db: UserDb,
  transactionIds: readonly Uuid[],
): Promise<void> {
  if (transactionIds.length === 0) return;
  await db.query(
    `update app.match_states s set pairing = ${adding('p.parties')}
       from (select is_sandbox, jsonb_agg(distinct counterparty) as parties from app.transactions
              where user_id = $1 and id = any($2::uuid[]) group by 1) p
      where s.user_id = $1 and s.is_sandbox = p.is_sandbox`,
    [db.userId, transactionIds],
  );
}

/** The parties of which category questions are to be looked for, each once; null: of all, as on each new day. */
export async function consumePendingCategoryChecks(
  db: UserDb,
  isSandbox: boolean,
  today: CivilDate,
): Promise<readonly string[] | null> {
  const [state] = await db.query<Pick<PairingState, 'today'> & { unasked: readonly string[] | null }>(
    `update app.match_states s set pairing = s.pairing || '{"unasked": []}'
       from (select user_id, is_sandbox, pairing from app.match_states
              where user_id = $1 and is_sandbox = $2 and pairing is not null for update) o
      where s.user_id = $1 and s.user_id = o.user_id and s.is_sandbox = o.is_sandbox
      returning o.pairing->'unasked' as unasked, o.pairing->>'today' as today`,
    [db.userId, isSandbox],
  );
  return state?.today === today && Array.isArray(state.unasked) ? [...new Set(state.unasked)] : null;
}

/** Streams have been looked for; the next time it is enough to look at parties that change, or at all again. */
export async function markStreamsDetected(db: UserDb, isSandbox: boolean, isEnough: boolean): Promise<void> {
  await db.query(
    `update app.match_states set pairing = pairing || jsonb_build_object('parties', $3::jsonb)
      where user_id = $1 and is_sandbox = $2`,
    [db.userId, isSandbox, isEnough ? '[]' : 'null'],
  );
}

/**
 * Has everything matched anew the next time: something changed that is not noted receipt by receipt and transaction by
 * transaction.
 */
export async function requestFullMatching(db: UserDb): Promise<void> {
  await db.query(`update app.match_states set basis = '', spans = '', pairing = null where user_id = $1`, [
    db.userId,
  ]);
}

/** Has streams and questions looked for among all transactions the next time: some came or went that are not noted. */
export async function requestFullStreamDetection(db: UserDb, isSandbox: boolean): Promise<void> {
  await db.query(
    `update app.match_states set pairing = pairing || '{"parties": null, "unasked": null}'
      where user_id = $1 and is_sandbox = $2`,
    [db.userId, isSandbox],
  );
}

/** One matching of a person at a time. */
export async function lockMatches(db: UserDb): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('join|' || $1::text, 0))", [db.userId]);
}

/** What the last matching of one environment knew. */
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
 * The match state of one environment. From now on, changes are recorded for the next matching run. Null when there was
 * none: changes made at this moment are not recorded, so the next run must match everything.
 */
export async function getOrCreateMatchState(db: UserDb, isSandbox: boolean): Promise<MatchState | null> {
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

export async function updateMatchState(db: UserDb, isSandbox: boolean, state: MatchState): Promise<void> {
  await db.query(
    'update app.match_states set basis = $3, spans = $4, card_accounts = $5 where user_id = $1 and is_sandbox = $2',
    [db.userId, isSandbox, state.basis, state.spans, JSON.stringify(Object.fromEntries(state.cardAccounts))],
  );
}
