import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { FactDays } from '#domain/findings/facts.ts';
import { jsonbObject } from '../../json-object.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { storableJson } from '../../storable.ts';

/** The inputs of the last complete pairing of transfers in one environment. */
export interface PairingState {
  /** A fingerprint of the day, the accounts and the user's decisions about transfers. */
  readonly basis: string;
  readonly today: string;
  /** Texts and amounts where one more or one fewer transaction can change other pairs. */
  readonly watched: readonly string[];
  /** Counterparties whose streams have not been detected yet; null: all. */
  readonly parties: readonly string[] | null;
  /** Counterparties whose category questions have not been computed yet; null or absent: all. */
  readonly unasked?: readonly string[] | null;
  /** Counterparties whose findings have not been computed yet; null or absent: all. */
  readonly unchecked?: readonly string[] | null;
}

/** Returns null if everything must be paired again. */
export async function getPairingState(db: UserDb, isSandbox: boolean): Promise<PairingState | null> {
  const [row] = await db.query<{ pairing: PairingState | null }>(
    'select pairing from app.match_states where user_id = $1 and is_sandbox = $2',
    [db.userId, isSandbox],
  );
  return row?.pairing ?? null;
}

/** Does nothing before the first matching, because no changes are recorded before it. */
export async function updatePairingState(db: UserDb, isSandbox: boolean, state: PairingState): Promise<void> {
  await db.query('update app.match_states set pairing = $3 where user_id = $1 and is_sandbox = $2', [
    db.userId,
    isSandbox,
    storableJson(state),
  ]);
}

/** Adds counterparties, as JSON, to lists unless a list already includes all. */
const adding = (
  parties: string,
  lists: readonly (keyof PairingState)[] = ['parties', 'unasked', 'unchecked'],
): string => {
  const added = lists.map(
    (list) => `'${list}', case when jsonb_typeof(s.pairing->'${list}') = 'array'
     then (s.pairing->'${list}') || ${parties} end`,
  );
  return `s.pairing || jsonb_build_object(${added.join(', ')})`;
};

/** Makes the next derivation compute the streams, category questions and findings of these counterparties again. */
export async function markCounterpartiesPending(
  db: UserDb,
  isSandbox: boolean,
  parties: readonly string[],
): Promise<void> {
  await db.query(
    `update app.match_states s set pairing = ${adding('$3::jsonb')}
      where s.user_id = $1 and s.is_sandbox = $2`,
    [db.userId, isSandbox, storableJson(parties)],
  );
}

/** Does the same for the counterparties of these transactions. */
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

/** Makes the next derivation compute the findings of the counterparties of these receipts again. */
export async function markReceiptCounterpartiesPending(
  db: UserDb,
  receiptIds: readonly Uuid[],
): Promise<void> {
  if (receiptIds.length === 0) return;
  await db.query(
    `update app.match_states s set pairing = ${adding('p.parties', ['unchecked'])}
       from (select is_sandbox, jsonb_agg(distinct counterparty) as parties
               from app.receipts where user_id = $1 and id = any($2::uuid[]) group by 1) p
      where s.user_id = $1 and s.is_sandbox = p.is_sandbox`,
    [db.userId, receiptIds],
  );
}

/** What a derivation must compute again. */
export interface ConsumedCounterparties {
  /** Without duplicates; null: all, as on each new day. */
  readonly counterparties: readonly string[] | null;
  /** The days of the last complete comparison for findings. */
  readonly factDays: FactDays | null;
}

/** Consumes the counterparties whose category questions or findings must be computed. */
export async function consumePendingCounterparties(
  db: UserDb,
  isSandbox: boolean,
  today: CivilDate,
  list: 'unasked' | 'unchecked',
): Promise<ConsumedCounterparties> {
  const [state] = await db.query<{
    parties: readonly string[] | null;
    today: CivilDate;
    factDays: FactDays | null;
  }>(
    `update app.match_states s set pairing = s.pairing || '{"${list}": []}'
       from (select user_id, is_sandbox, pairing from app.match_states
              where user_id = $1 and is_sandbox = $2 and pairing is not null for update) o
      where s.user_id = $1 and s.user_id = o.user_id and s.is_sandbox = o.is_sandbox
      returning o.pairing->'${list}' as parties, o.pairing->>'today' as today,
        o.pairing->'factDays' as "factDays"`,
    [db.userId, isSandbox],
  );
  const isKnown = state?.today === today && Array.isArray(state.parties);
  return { counterparties: isKnown ? [...new Set(state.parties)] : null, factDays: state?.factDays ?? null };
}

const FACT_DAYS = jsonbObject<Pick<ConsumedCounterparties, 'factDays'>>({ factDays: '$3::jsonb' });

/** Saves the days of a complete comparison for findings. */
export async function updateFactDays(db: UserDb, isSandbox: boolean, days: FactDays): Promise<void> {
  await db.query(
    `update app.match_states set pairing = pairing || ${FACT_DAYS}
      where user_id = $1 and is_sandbox = $2`,
    [db.userId, isSandbox, storableJson(days)],
  );
}

/** Makes the next derivation compute all findings again. */
export async function requestFullFindings(db: UserDb, isSandbox: boolean): Promise<void> {
  await db.query(
    `update app.match_states set pairing = pairing || '{"unchecked": null}'
      where user_id = $1 and is_sandbox = $2`,
    [db.userId, isSandbox],
  );
}

const PARTIES = jsonbObject<Pick<PairingState, 'parties'>>({ parties: '$3::jsonb' });

/**
 * Records that streams were detected. `isEnough`: the next detection needs only the counterparties that change,
 * otherwise all.
 */
export async function markStreamsDetected(db: UserDb, isSandbox: boolean, isEnough: boolean): Promise<void> {
  await db.query(
    `update app.match_states set pairing = pairing || ${PARTIES}
      where user_id = $1 and is_sandbox = $2`,
    [db.userId, isSandbox, isEnough ? '[]' : 'null'],
  );
}

/**
 * Makes the next derivation match everything again, because of a change that is not recorded per receipt and
 * transaction.
 */
export async function requestFullMatching(db: UserDb): Promise<void> {
  await db.query(`update app.match_states set basis = '', spans = '', pairing = null where user_id = $1`, [
    db.userId,
  ]);
}

/**
 * Makes the next derivation compute streams, questions and findings of all transactions, because some were added or
 * removed without a record.
 */
export async function requestFullStreamDetection(db: UserDb, isSandbox: boolean): Promise<void> {
  await db.query(
    `update app.match_states set pairing = pairing || '{"parties": null, "unasked": null, "unchecked": null}'
      where user_id = $1 and is_sandbox = $2`,
    [db.userId, isSandbox],
  );
}

/** The inputs of the last matching of one environment. */
export interface MatchState {
  /** A fingerprint of the inputs of the last complete matching; '' if everything must be matched again. */
  readonly basis: string;
  /**
   * The days covered by accounts when the transactions of receipts were last derived; '' if all must be derived again.
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
    [db.userId, isSandbox, state.basis, state.spans, storableJson(Object.fromEntries(state.cardAccounts))],
  );
}
