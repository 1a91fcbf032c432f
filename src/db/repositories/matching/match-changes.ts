import type { MatchReceipt, MatchTransaction } from '#domain/matching/match-types.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { TIME_ZONE } from '../user-dates.ts';

/** More notes of one statement than this only show that much changed; the next matching looks at everything then. */
const NOTES_MAX = 50;

/** Columns of a transaction by which the matcher finds and scores it. */
const MATCHED_COLUMNS = [
  ...[
    'account_id',
    'posted_on',
    'authorized_on',
    'amount_minor',
    'currency',
    'original_description',
    'merchant',
  ],
  ...['status', 'original_amount_minor', 'original_currency'],
];
const MATCHED_RECEIPT_COLUMNS = [
  ...['state', 'kind', 'merchant', 'order_id', 'purchased_on', 'received_at', 'currency', 'total_minor'],
  ...['charged_minor', 'tip_minor', 'card_last4', 'from_domain'],
];

/** What a change gives: enough to tell what the matcher sees differently, and what callers ask for. */
const TRANSACTION_COLUMNS = [
  ...['id', 'is_sandbox', 'is_from_receipt', 'removed_at', 'removed_by'],
  ...MATCHED_COLUMNS,
];
const RECEIPT_COLUMNS = ['id', 'is_sandbox', 'order_key', ...MATCHED_RECEIPT_COLUMNS];

/** Transaction `t` as the matcher reads it. */
const TRANSACTION = (t: string): string => `jsonb_build_object('id', ${t}.id, 'accountId', ${t}.account_id,
  'accountMask', (select a.mask from app.accounts a where a.user_id = $1 and a.id = ${t}.account_id),
  'postedOn', ${t}.posted_on, 'authorizedOn', ${t}.authorized_on,
  'amountMinor', ${t}.amount_minor, 'currency', ${t}.currency,
  'description', ${t}.original_description, 'merchant', ${t}.merchant, 'pending', ${t}.status = 'pending',
  'originalAmountMinor', ${t}.original_amount_minor, 'originalCurrency', ${t}.original_currency)`;
/** Receipt `r` as the matcher reads it. */
const RECEIPT = (
  r: string,
): string => `jsonb_build_object('id', ${r}.id, 'kind', ${r}.kind, 'merchant', ${r}.merchant,
  'orderId', ${r}.order_id, 'purchasedOn', ${r}.purchased_on,
  'receivedAt', to_char(${r}.received_at at time zone ${TIME_ZONE}, 'YYYY-MM-DD'), 'currency', ${r}.currency,
  'totalMinor', ${r}.total_minor, 'chargedMinor', ${r}.charged_minor, 'tipMinor', ${r}.tip_minor,
  'cardLast4', ${r}.card_last4, 'fromDomain', ${r}.from_domain)`;

const INTO = 'insert into app.match_changes (user_id, is_sandbox, side, subject_id, before)';
/** Nothing is noted before the first matching. */
const WATCHED = (alias: string): string =>
  `join app.match_states s on s.user_id = $1 and s.is_sandbox = ${alias}.is_sandbox`;
const differs = (columns: readonly string[], old: string, now: string): string =>
  `(${columns.map((column) => `${old}.${column}`).join(', ')}) is distinct from (${columns.map((column) => `${now}.${column}`).join(', ')})`;

/** What each kind of statement on `app.transactions` notes; `n`: as it leaves them, `o`: as they were. */
const NOTED_TRANSACTIONS = {
  insert: `select $1, n.is_sandbox, 'transaction', n.id, null::jsonb from changed n ${WATCHED('n')}
    where not n.is_from_receipt`,
  delete: `select $1, n.is_sandbox, 'transaction', n.id, ${TRANSACTION('n')} from changed n ${WATCHED('n')}
    where not n.is_from_receipt and n.removed_at is null`,
  // A transaction that represents a receipt is not matched: of it counts that the user removes or restores it.
  update: `select $1, o.is_sandbox, case when o.is_from_receipt then 'receipt' else 'transaction' end, o.id,
      case when not o.is_from_receipt and o.removed_at is null then ${TRANSACTION('o')} end
    from changed n join app.transactions o on o.user_id = $1 and o.id = n.id ${WATCHED('o')}
    where case when o.is_from_receipt then coalesce(o.removed_by = 'user', false) <> coalesce(n.removed_by = 'user',
      false)
      else (o.removed_at is null) <> (n.removed_at is null) or ${differs(MATCHED_COLUMNS, 'o', 'n')} end`,
} as const;
const NOTED_RECEIPTS = {
  insert: `select $1, n.is_sandbox, 'receipt', n.id, null::jsonb from changed n ${WATCHED('n')}`,
  delete: `select $1, n.is_sandbox, 'receipt', n.id, ${RECEIPT('n')} from changed n ${WATCHED('n')}`,
  update: `select $1, o.is_sandbox, 'receipt', o.id, ${RECEIPT('o')}
    from changed n join app.receipts o on o.user_id = $1 and o.id = n.id ${WATCHED('o')}
    where ${differs(MATCHED_RECEIPT_COLUMNS, 'o', 'n')}`,
} as const;

/**
 * A statement that changes transactions, together with the notes that the next matching needs: each transaction that
 * appeared, disappeared or looks different to the matcher, as it was before. `$1` is the user. An update names its
 * table's alias. `returning` selects from `changed n`.
 */
export function notingTransactions(statement: string, returning = '1'): string {
  return noting(statement, NOTED_TRANSACTIONS, TRANSACTION_COLUMNS, returning);
}

/** The same for receipts. */
export function notingReceipts(statement: string, returning = '1'): string {
  return noting(statement, NOTED_RECEIPTS, RECEIPT_COLUMNS, returning);
}

/** The same for inserted or deleted transfers: both transactions start or stop being candidates. */
export function notingTransfers(statement: string, returning = '1'): string {
  return `with changed as (${statement} returning outflow_id, inflow_id),
    noted as (${INTO} select distinct $1::uuid, t.is_sandbox, 'transaction', t.id, ${TRANSACTION('t')}
      from changed x
      join app.transactions t on t.user_id = $1 and t.id in (x.outflow_id, x.inflow_id) ${WATCHED('t')}
        limit ${NOTES_MAX})
    select ${returning} from changed n`;
}

function noting(
  statement: string,
  notes: Readonly<Record<'insert' | 'update' | 'delete', string>>,
  columns: readonly string[],
  returning: string,
): string {
  const [, verb, alias] =
    /^\s*(insert|update|delete)(?: from)? (?:into )?app\.\w+(?: (\w+))?/.exec(statement) ?? [];
  if (verb !== 'insert' && verb !== 'update' && verb !== 'delete') throw new Error('not a change of rows');
  const own = verb === 'insert' ? '' : `${alias}.`;
  return `with changed as (${statement} returning ${columns.map((column) => own + column).join(', ')}),
    noted as (${INTO} ${notes[verb]} limit ${NOTES_MAX})
    select ${returning} from changed n`;
}

/**
 * Notes both sides of matches that the user decided about: a decision takes them out of the matching, or brings them
 * back. They are noted as they are, since a match changes neither of them.
 */
export async function noteDecisions(
  db: UserDb,
  receiptIds: readonly Uuid[],
  transactionIds: readonly Uuid[],
): Promise<void> {
  if (receiptIds.length === 0 && transactionIds.length === 0) return;
  await db.query(
    `${INTO} (select $1::uuid, r.is_sandbox, 'receipt', r.id, ${RECEIPT('r')} from app.receipts r ${WATCHED('r')}
        where r.user_id = $1 and r.id = any($2::uuid[]) limit ${NOTES_MAX})
      union all (select $1::uuid, t.is_sandbox, 'transaction', t.id, ${TRANSACTION('t')}
        from app.transactions t ${WATCHED('t')}
        where t.user_id = $1 and t.id = any($3::uuid[]) and not t.is_from_receipt limit ${NOTES_MAX})`,
    [db.userId, receiptIds, transactionIds],
  );
}

/** Notes what deleted transactions leave behind: receipts that the user matched, other halves of transfers. */
export async function noteLeftBehind(db: UserDb, transactionIds: readonly Uuid[]): Promise<void> {
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
  await noteDecisions(
    db,
    receipts.map(({ id }) => id),
    halves.map(({ id }) => id),
  );
}

/** Receipts and transactions that came, went or changed since the last matching. */
export interface Changes {
  readonly receiptIds: readonly Uuid[];
  readonly transactionIds: readonly Uuid[];
  /** Those that were there, as they were. */
  readonly receiptsBefore: readonly MatchReceipt[];
  readonly transactionsBefore: readonly MatchTransaction[];
}

type Noted = { readonly seq: number; readonly id: Uuid } & (
  | { readonly side: 'receipt'; readonly before: MatchReceipt | null }
  | { readonly side: 'transaction'; readonly before: MatchTransaction | null }
);

/** Takes what is noted: a later change is noted for the next time. */
export async function takeChanges(db: UserDb, isSandbox: boolean): Promise<Changes> {
  const noted = await db.query<Noted>(
    `delete from app.match_changes where user_id = $1 and is_sandbox = $2 returning seq, side, subject_id as id,
      before`,
    [db.userId, isSandbox],
  );
  // What changed twice was matched as it stood before the first time.
  noted.sort((a, b) => a.seq - b.seq);
  const receipts = new Map<Uuid, MatchReceipt | null>();
  const rows = new Map<Uuid, MatchTransaction | null>();
  for (const one of noted) {
    if (one.side === 'receipt') receipts.set(one.id, receipts.get(one.id) ?? one.before);
    else rows.set(one.id, rows.get(one.id) ?? one.before);
  }
  return {
    receiptIds: [...receipts.keys()],
    transactionIds: [...rows.keys()],
    receiptsBefore: [...receipts.values()].flatMap((before) => before ?? []),
    transactionsBefore: [...rows.values()].flatMap((before) => before ?? []),
  };
}
