import { jsonbObject } from '../json-object.ts';
import type { UserDb, Uuid } from '../pool.ts';

export interface TransactionSuggestion {
  readonly transactionId: Uuid;
  readonly existingId: Uuid;
  readonly kind: 'duplicate' | 'posted';
  readonly confidence: number;
  readonly reason: string;
}

export type SuggestionState = 'open' | 'accepted' | 'declined';

/** Saves suggestions; a pair that was decided stays decided. */
export async function insertTransactionSuggestions(
  db: UserDb,
  suggestions: readonly TransactionSuggestion[],
): Promise<void> {
  if (suggestions.length === 0) return;
  await db.query(
    `insert into app.transaction_suggestions (user_id, transaction_id, existing_id, kind, confidence, reason)
     select own.user_id, n.* from app.profiles own, unnest($2::uuid[], $3::uuid[], $4::text[], $5::real[], $6::text[]) n
      where own.user_id = $1 on conflict do nothing`,
    [
      db.userId,
      suggestions.map(({ transactionId }) => transactionId),
      suggestions.map(({ existingId }) => existingId),
      suggestions.map(({ kind }) => kind),
      suggestions.map(({ confidence }) => confidence),
      suggestions.map(({ reason }) => reason),
    ],
  );
}

/**
 * SQL for `from`: the transaction of user $1 whose ID is a column of a preceding table. It is looked up once for each
 * row of that table, and never the other way around, however many transactions the planner expects.
 */
export const transactionById = (id: string): string =>
  `lateral (select * from app.transactions where user_id = $1 and id = ${id} offset 0)`;

/**
 * Joins suggestions `s` that are still relevant: both transactions exist, and a transaction that would be replaced as
 * pending is still pending. `t` is either of the two.
 */
export const OPEN_TRANSACTION_SUGGESTIONS = `app.transaction_suggestions s
  join ${transactionById('s.transaction_id')} n on n.removed_at is null
  join ${transactionById('s.existing_id')} e on e.removed_at is null
   and (s.kind = 'duplicate' or e.status = 'pending')`;

/** SQL condition: transaction `t` is pending and possibly already posted as another transaction. */
export const IS_HELD = `(t.status = 'pending' and exists (select from ${OPEN_TRANSACTION_SUGGESTIONS}
  where s.user_id = $1 and s.existing_id = t.id and s.kind = 'posted' and s.state = 'open'))`;

/**
 * SQL condition: transfer `x` applies, because both transactions exist. When one is removed, the user's transfer is
 * kept, so that it applies again after an undo; an automatic one is deleted by the next pairing.
 */
export const IS_CURRENT_TRANSFER = `(x.decided_by = 'model' or not exists (select from app.transactions r
  where r.user_id = $1 and r.id in (x.outflow_id, x.inflow_id) and r.removed_at is not null))`;

/**
 * Open transfer suggestions `s`: both transactions exist, and the user made neither of them part of another transfer. A
 * pairing that ran while the user answered may restore the suggestion until the next pairing.
 */
export const OPEN_TRANSFERS = `app.transfer_suggestions s
  join ${transactionById('s.outflow_id')} o on o.removed_at is null
  join ${transactionById('s.inflow_id')} n on n.removed_at is null and s.state = 'open'
    and not exists (select from app.transfers x where x.user_id = $1 and x.decided_by = 'user'
      and (x.outflow_id in (s.outflow_id, s.inflow_id) or x.inflow_id in (s.outflow_id, s.inflow_id))
      and ${IS_CURRENT_TRANSFER})`;

/**
 * SQL condition: transaction `t` is one side of a transfer. Each side is looked up on its own, because no index answers
 * both at once for many transactions.
 */
export const IS_TRANSFER = `(exists (select from app.transfers x where x.user_id = $1 and x.outflow_id = t.id
  and ${IS_CURRENT_TRANSFER}) or exists (select from app.transfers x where x.user_id = $1 and x.inflow_id = t.id
  and ${IS_CURRENT_TRANSFER}))`;

/** SQL condition: transaction `t` is one side of an open transfer suggestion. */
export const IS_POSSIBLE_TRANSFER = `(exists (select from ${OPEN_TRANSFERS} where s.user_id = $1
  and s.outflow_id = t.id) or exists (select from ${OPEN_TRANSFERS} where s.user_id = $1 and s.inflow_id = t.id))`;

/** SQL condition: the user set the category of transaction `t`. */
export const IS_CATEGORY_SET_BY_USER = "(t.category_source in ('user', 'rule', 'import'))";

/** Locks the suggestion about two transactions, in either order, against concurrent decisions. */
export async function lockTransactionSuggestion(
  db: UserDb,
  one: Uuid,
  other: Uuid,
): Promise<(TransactionSuggestion & { readonly state: SuggestionState }) | null> {
  const [row] = await db.query<TransactionSuggestion & { state: SuggestionState }>(
    `select transaction_id as "transactionId", existing_id as "existingId", kind, confidence, reason, state
      from app.transaction_suggestions
      where user_id = $1 and ((transaction_id = $2 and existing_id = $3) or (transaction_id = $3
        and existing_id = $2)) for update`,
    [db.userId, one, other],
  );
  return row ?? null;
}

export async function setSuggestionState(
  db: UserDb,
  pair: Pick<TransactionSuggestion, 'transactionId' | 'existingId'>,
  state: SuggestionState,
  at: Date,
): Promise<void> {
  await db.query(
    `update app.transaction_suggestions set state = $4, decided_at = $5 where user_id = $1
      and transaction_id = $2 and existing_id = $3`,
    [db.userId, pair.transactionId, pair.existingId, state, state === 'open' ? null : at],
  );
}

/** Merged pairs whose newer transaction comes from an import. */
export async function listMergesOfImport(
  db: UserDb,
  importId: Uuid,
): Promise<Pick<TransactionSuggestion, 'transactionId' | 'existingId'>[]> {
  return db.query(
    `select s.transaction_id as "transactionId", s.existing_id as "existingId" from app.transaction_suggestions s
       join app.transactions n on n.user_id = $1 and n.id = s.transaction_id and n.import_id = $2
      where s.user_id = $1 and s.state = 'accepted'`,
    [db.userId, importId],
  );
}

/** The two transactions of a merge before it, with the external IDs and receipts of the newer one. */
export interface BeforeMerge {
  readonly existing: unknown;
  readonly newer: unknown;
  readonly externalIds: readonly { readonly source: string; readonly external_id: string }[];
  readonly receiptIds: readonly Uuid[];
}

/** Locks a merged pair and returns its state before the merge; null if it is not merged. */
export async function lockMergedPair(
  db: UserDb,
  { existingId, transactionId }: Pick<TransactionSuggestion, 'transactionId' | 'existingId'>,
): Promise<{ readonly before: BeforeMerge } | null> {
  const [kept] = await db.query<{ before: BeforeMerge }>(
    `select before_merge as before from app.transaction_suggestions
      where user_id = $1 and transaction_id = $2 and existing_id = $3 and state = 'accepted'
        and before_merge is not null for update`,
    [db.userId, transactionId, existingId],
  );
  return kept ?? null;
}

const EXTERNAL_ID = jsonbObject<BeforeMerge['externalIds'][number]>({
  source: 'i.source',
  external_id: 'i.external_id',
});

/** Saves the state of a pair before it is merged. */
export async function saveStateBeforeMerge(
  db: UserDb,
  { existingId, transactionId }: Pick<TransactionSuggestion, 'transactionId' | 'existingId'>,
): Promise<void> {
  await db.query(
    `update app.transaction_suggestions s set before_merge = ${jsonbObject<BeforeMerge>({
      existing: '(select to_jsonb(t) from app.transactions t where t.user_id = $1 and t.id = $3)',
      newer: '(select to_jsonb(t) from app.transactions t where t.user_id = $1 and t.id = $2)',
      externalIds: `coalesce((select jsonb_agg(${EXTERNAL_ID}) from app.transaction_external_ids i
        where i.user_id = $1 and i.transaction_id = $2), '[]')`,
      receiptIds: `coalesce((select jsonb_agg(distinct m.receipt_id) from app.receipt_matches m
        where m.user_id = $1 and m.transaction_id = $2
          and not exists (select from app.receipt_matches o where o.user_id = $1
            and o.transaction_id = $3 and o.receipt_id = m.receipt_id)), '[]')`,
    })}
     where s.user_id = $1 and s.transaction_id = $2 and s.existing_id = $3`,
    [db.userId, transactionId, existingId],
  );
}
