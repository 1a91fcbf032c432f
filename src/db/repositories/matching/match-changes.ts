import type { MatchReceipt, MatchTransaction } from '#domain/matching/match-types.ts';
import { jsonbObject } from '../../json-object.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { TIME_ZONE } from '../user-dates.ts';

/**
 * If a statement changes more records than this, only the fact is recorded and the next matching considers everything.
 */
const NOTES_MAX = 50;

/** The columns that a change returns: those that the matcher reads and those that callers ask for. */
const TRANSACTION_COLUMNS = [
  ...['id', 'is_sandbox', 'is_from_receipt', 'removed_at', 'removed_by', 'account_id', 'posted_on'],
  ...['authorized_on', 'amount_minor', 'currency', 'original_description', 'merchant', 'status'],
  ...['original_amount_minor', 'original_currency', 'category'],
];
const RECEIPT_COLUMNS = [
  ...[
    'id',
    'is_sandbox',
    'order_key',
    'state',
    'kind',
    'merchant',
    'order_id',
    'purchased_on',
    'received_at',
  ],
  ...['currency', 'total_minor', 'charged_minor', 'tip_minor', 'card_last4', 'from_domain'],
];

/** Transaction `t` as the matcher reads it, without the last digits of its account. */
const UNMASKED = (t: string): string =>
  jsonbObject<Omit<MatchTransaction, 'accountMask'>>({
    id: `${t}.id`,
    accountId: `${t}.account_id`,
    postedOn: `${t}.posted_on`,
    authorizedOn: `${t}.authorized_on`,
    amountMinor: `${t}.amount_minor`,
    currency: `${t}.currency`,
    description: `${t}.original_description`,
    merchant: `${t}.merchant`,
    pending: `${t}.status = 'pending'`,
    originalAmountMinor: `${t}.original_amount_minor`,
    originalCurrency: `${t}.original_currency`,
  });
const masked = (transaction: string, accountId: string): string =>
  `${transaction} || ${jsonbObject<Pick<MatchTransaction, 'accountMask'>>({
    accountMask: `(select a.mask from app.accounts a where a.user_id = $1 and a.id = ${accountId})`,
  })}`;
/** Transaction `t` as the matcher reads it. */
const TRANSACTION = (t: string): string => masked(UNMASKED(t), `${t}.account_id`);
/** Receipt `r` as the matcher reads it. */
const RECEIPT = (r: string): string =>
  jsonbObject<Omit<MatchReceipt, 'shipments'>>({
    id: `${r}.id`,
    kind: `${r}.kind`,
    merchant: `${r}.merchant`,
    orderId: `${r}.order_id`,
    purchasedOn: `${r}.purchased_on`,
    receivedAt: `to_char(${r}.received_at at time zone ${TIME_ZONE}, 'YYYY-MM-DD')`,
    currency: `${r}.currency`,
    totalMinor: `${r}.total_minor`,
    chargedMinor: `${r}.charged_minor`,
    tipMinor: `${r}.tip_minor`,
    cardLast4: `${r}.card_last4`,
    fromDomain: `${r}.from_domain`,
  });

/** Nothing is recorded before the first matching. */
const WATCHED = (alias: string): string =>
  `join app.match_states s on s.user_id = $1 and s.is_sandbox = ${alias}.is_sandbox`;
/** Inserts change records. A shard accepts only a user that it finds in one of its own tables. */
const saveNotes = (
  notes: string,
  isPaired = false,
): string => `insert into app.match_changes (user_id, is_sandbox, side, subject_id, before, is_paired)
  select s.user_id, n.is_sandbox, n.side, n.id, n.before, ${isPaired} from ${notes} n ${WATCHED('n')}`;
const note = (side: string, of: string, before: string): string =>
  `select ${of}.is_sandbox, ${side} as side, ${of}.id, ${before} as before`;

/**
 * The records of each kind of statement. `n`: the record after the statement, with the old values of an update in
 * `n.was`.
 */
interface Notes {
  readonly columns: readonly string[];
  /** The old values of record `o` that an update needs: a JSON array. */
  readonly was: string;
  readonly insert: string;
  readonly delete: string;
  readonly update: string;
}

const NOTED_TRANSACTIONS: Notes = {
  columns: TRANSACTION_COLUMNS,
  was: `${UNMASKED('o')}, o.removed_at is null, coalesce(o.removed_by = 'user', false), o.category`,
  insert: `${note("'transaction'", 'n', 'null::jsonb')} from changed n ${WATCHED('n')} where not n.is_from_receipt`,
  delete: `${note("'transaction'", 'n', TRANSACTION('n'))} from changed n ${WATCHED('n')}
    where not n.is_from_receipt and n.removed_at is null`,
  // A transaction that represents a receipt is not matched; only its removal or restoration by the user counts. The
  // other side of a transfer starts or stops being a candidate.
  update: `${note(
    "case when n.is_from_receipt then 'receipt' else 'transaction' end",
    'n',
    `case when not n.is_from_receipt and (n.was->>1)::boolean
       then ${masked('(n.was->0)', "(n.was->0->>'accountId')::uuid")} end`,
  )}
    from changed n ${WATCHED('n')}
    where case when n.is_from_receipt then (n.was->>2)::boolean <> coalesce(n.removed_by = 'user', false)
      else (n.was->>1)::boolean <> (n.removed_at is null) or n.was->0 <> ${UNMASKED('n')}
        or n.was->>3 <> n.category end
    union all ${note("'transaction'", 't', TRANSACTION('t'))} from changed n
      cross join lateral (select inflow_id as id from app.transfers where user_id = $1 and outflow_id = n.id
        union all select outflow_id from app.transfers where user_id = $1 and inflow_id = n.id) x
      join app.transactions t on t.user_id = $1 and t.id = x.id ${WATCHED('t')}
    where (n.was->>1)::boolean <> (n.removed_at is null)`,
};
const NOTED_RECEIPTS: Notes = {
  columns: RECEIPT_COLUMNS,
  was: `${RECEIPT('o')}, o.state, o.received_at`,
  insert: `${note("'receipt'", 'n', 'null::jsonb')} from changed n ${WATCHED('n')}`,
  delete: `${note("'receipt'", 'n', RECEIPT('n'))} from changed n ${WATCHED('n')}`,
  update: `${note("'receipt'", 'n', 'n.was->0')} from changed n ${WATCHED('n')}
    where n.was <> jsonb_build_array(${RECEIPT('n')}, n.state, n.received_at)`,
};

/**
 * Adds change tracking for the next matching to a statement that changes transactions: it records each transaction that
 * was added, removed or looks different to the matcher, with its old values. `$1` is the user. The table has an alias.
 * `returning` selects from `changed n`; without it, the statement returns nothing.
 */
export function trackTransactionChanges(statement: string, returning?: string): string {
  return noting('transactions', NOTED_TRANSACTIONS, statement, returning);
}

/** Adds change tracking to a statement that changes receipts. */
export function trackReceiptChanges(statement: string, returning?: string): string {
  return noting('receipts', NOTED_RECEIPTS, statement, returning);
}

/**
 * Adds change tracking to a statement that inserts or deletes transfers: both transactions start or stop being
 * candidates. Changes by the pairing itself (`isPaired`) are not tracked for the pairing.
 */
export function trackTransferChanges(statement: string, returning?: string, isPaired = false): string {
  const { alias } = headOf(statement);
  return `with changed as (${statement} returning ${alias}.outflow_id, ${alias}.inflow_id),
    notes as (select distinct * from (${note("'transaction'", 't', TRANSACTION('t'))}
      from changed x
      join app.transactions t on t.user_id = $1 and t.id in (x.outflow_id, x.inflow_id) ${WATCHED('t')}) all_notes
        limit ${NOTES_MAX}),
    noted as (${saveNotes('notes', isPaired)})
    ${selectChanged(returning)}`;
}

/** The changes are complete even if nothing is returned. */
function selectChanged(returning: string | undefined): string {
  return returning === undefined ? 'select 1 from changed n limit 0' : `select ${returning} from changed n`;
}

function noting(table: string, notes: Notes, statement: string, returning: string | undefined): string {
  const { verb, alias } = headOf(statement);
  const given = notes.columns.map((column) => `${alias}.${column}`);
  // A subquery reads the values before the statement.
  if (verb === 'update')
    given.push(`(select jsonb_build_array(${notes.was}) from app.${table} o
      where o.user_id = $1 and o.id = ${alias}.id) as was`);
  return `with changed as (${statement} returning ${given.join(', ')}),
    notes as (${notes[verb]} limit ${NOTES_MAX}),
    noted as (${saveNotes('notes')})
    ${selectChanged(returning)}`;
}

/** The verb of a statement and the alias of its table. */
function headOf(statement: string): {
  readonly verb: 'insert' | 'update' | 'delete';
  readonly alias: string;
} {
  const [, verb, alias] =
    /^\s*(insert|update|delete)(?: from)? (?:into )?app\.\w+ (?:as )?(\w+)/.exec(statement) ?? [];
  if (alias === undefined || (verb !== 'insert' && verb !== 'update' && verb !== 'delete'))
    throw new Error('not a change of rows of a table with an alias');
  return { verb, alias };
}

/**
 * Records both sides of matches that the user decided about: a decision excludes them from matching or includes them
 * again. Their current values are recorded, because a match changes neither of them.
 */
export async function recordMatchDecisions(
  db: UserDb,
  receiptIds: readonly Uuid[],
  transactionIds: readonly Uuid[],
): Promise<void> {
  if (receiptIds.length === 0 && transactionIds.length === 0) return;
  await db.query(
    saveNotes(`((${note("'receipt'", 'r', RECEIPT('r'))} from app.receipts r ${WATCHED('r')}
        where r.user_id = $1 and r.id = any($2::uuid[]) limit ${NOTES_MAX})
      union all (${note("'transaction'", 't', TRANSACTION('t'))} from app.transactions t ${WATCHED('t')}
        where t.user_id = $1 and t.id = any($3::uuid[]) and not t.is_from_receipt limit ${NOTES_MAX}))`),
    [db.userId, receiptIds, transactionIds],
  );
}

/** Records what depends on deleted transactions: receipts that the user matched, and the other sides of transfers. */
export async function recordDependentsOfDeleted(db: UserDb, transactionIds: readonly Uuid[]): Promise<void> {
  if (transactionIds.length === 0) return;
  const receipts = await db.query<{ id: Uuid }>(
    `select distinct receipt_id as id from app.receipt_matches
      where user_id = $1 and transaction_id = any($2::uuid[]) and (decided_by = 'user' or state = 'declined')`,
    [db.userId, transactionIds],
  );
  const halves = await db.query<{ id: Uuid }>(
    `select outflow_id as id from app.transfers where user_id = $1 and inflow_id = any($2::uuid[])
     union select inflow_id from app.transfers where user_id = $1 and outflow_id = any($2::uuid[])`,
    [db.userId, transactionIds],
  );
  await recordMatchDecisions(
    db,
    receipts.map(({ id }) => id),
    halves.map(({ id }) => id),
  );
}

/** Receipts and transactions that were added, deleted or changed since the last matching. */
export interface MatchChanges {
  readonly receiptIds: readonly Uuid[];
  readonly transactionIds: readonly Uuid[];
  /** The old values of those that existed. */
  readonly receiptsBefore: readonly MatchReceipt[];
  readonly transactionsBefore: readonly MatchTransaction[];
}

type Noted = { readonly seq: number; readonly id: Uuid } & (
  | { readonly side: 'receipt'; readonly before: MatchReceipt | null }
  | { readonly side: 'transaction'; readonly before: MatchTransaction | null }
);

/** Consumes the recorded changes; a later change is recorded for the next matching. */
export async function consumeMatchChanges(db: UserDb, isSandbox: boolean): Promise<MatchChanges> {
  const noted = await consumeChangeRecords(
    db,
    isSandbox,
    'not is_matched',
    "is_paired or side = 'receipt'",
    'is_matched',
  );
  const receipts = new Map<Uuid, MatchReceipt | null>();
  const transactions = new Map<Uuid, MatchTransaction | null>();
  for (const change of noted) {
    if (change.side === 'receipt') receipts.set(change.id, receipts.get(change.id) ?? change.before);
    else transactions.set(change.id, transactions.get(change.id) ?? change.before);
  }
  return {
    receiptIds: [...receipts.keys()],
    transactionIds: [...transactions.keys()],
    receiptsBefore: [...receipts.values()].flatMap((before) => before ?? []),
    transactionsBefore: [...transactions.values()].flatMap((before) => before ?? []),
  };
}

/** Consumes the transactions that changed since the last pairing of transfers, with their old values (null: new). */
export async function consumeUnpairedTransactions(
  db: UserDb,
  isSandbox: boolean,
): Promise<Map<Uuid, MatchTransaction | null>> {
  const isOwed = "side = 'transaction' and not is_paired";
  const noted = await consumeChangeRecords(db, isSandbox, isOwed, 'is_matched', 'is_paired');
  const transactions = new Map<Uuid, MatchTransaction | null>();
  for (const change of noted)
    if (change.side === 'transaction')
      transactions.set(change.id, transactions.get(change.id) ?? change.before);
  return transactions;
}

/**
 * Consumes the records for one of the two consumers, in the order of the changes: of a transaction that changed twice,
 * the oldest values are the ones that the consumer knew. A record is deleted if the other consumer has consumed it or
 * does not need it.
 */
async function consumeChangeRecords(
  db: UserDb,
  isSandbox: boolean,
  isOwed: string,
  isTakenByOther: string,
  mark: 'is_matched' | 'is_paired',
): Promise<Noted[]> {
  const which = `user_id = $1 and is_sandbox = $2 and ${isOwed}`;
  const given = 'seq, side, subject_id, before';
  return db.query<Noted>(
    `with last as (delete from app.match_changes where ${which} and (${isTakenByOther}) returning ${given}),
      first as (update app.match_changes set ${mark} = true where ${which} and not (${isTakenByOther})
        returning ${given})
     select seq, side, subject_id as id, before from (select * from last union all select * from first) taken
      order by seq`,
    [db.userId, isSandbox],
  );
}
