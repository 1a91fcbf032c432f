/** How the history stores a table: the columns that select rows, the stored columns, and the conditions for an undo. */
export interface SnapshotTable {
  readonly key: readonly string[];
  /** Rows are selected by any of these columns; the first is part of the key. */
  readonly by: readonly string[];
  /** The selecting columns are text. Absent: they are IDs. */
  readonly byText?: true;
  /** Stored columns. Absent: whole rows, which may be inserted or deleted. */
  readonly columns?: readonly string[];
  /** Columns of whole rows that the database computes. */
  readonly generated?: readonly string[];
  /**
   * Columns that must still have the values of the change when it is undone; later changes of other columns are
   * overwritten.
   */
  readonly guards: readonly string[];
  /** Nobody has decided about a row with this value: if it was derived in the meantime, an undo replaces it. */
  readonly undecided?: { readonly column: string; readonly value: string };
  /** Rows that refer to a deleted transaction are not restored. */
  readonly dependsOn?: { readonly table: 'transactions'; readonly column: string };
  /** A missing row is also a user decision: a row inserted since prevents the undo. */
  readonly guardsAbsence?: true;
}

const EDITED = [
  'category',
  'category_source',
  'description',
  'description_source',
  'note',
  'split',
  'split_source',
];
const BANK_STATE = ['posted_on', 'amount_minor', 'removed_at', 'removed_by'];
const ACCOUNT = ['label', 'is_hidden', 'is_counted', 'current_balance_minor', 'balance_at'];
const ID = { key: ['id'], by: ['id'] };
const OPEN = { column: 'state', value: 'open' };
const WAITING = { column: 'state', value: 'waiting' };
const PAIR = { key: ['outflow_id', 'inflow_id'], by: ['outflow_id', 'inflow_id'] };

/** All tables that user changes affect, each before the tables that refer to it. */
export const SNAPSHOT_TABLES = {
  messages: {
    ...ID,
    columns: ['state', 'reason', 'has_user_verdict', 'stands_alone', 'closed_at'],
    guards: ['has_user_verdict', 'stands_alone'],
  },
  accounts: { ...ID, columns: ACCOUNT, guards: ACCOUNT },
  balances: { key: ['account_id', 'balance_on'], by: ['account_id'], guards: [] },
  transactions: { ...ID, columns: [...EDITED, ...BANK_STATE], guards: [...EDITED, ...BANK_STATE] },
  receipts: { key: ['id'], by: ['id', 'message_id'], generated: ['counterparty'], guards: [] },
  receipt_line_items: { key: ['receipt_id', 'position'], by: ['receipt_id'], guards: [] },
  receipt_matches: {
    key: ['receipt_id', 'transaction_id', 'option'],
    by: ['receipt_id'],
    guards: ['state'],
    undecided: { column: 'decided_by', value: 'matcher' },
    dependsOn: { table: 'transactions', column: 'transaction_id' },
  },
  review_items: { key: ['id'], by: ['id', 'receipt_id'], guards: ['state'], undecided: WAITING },
  pairing_answers: { key: ['id'], by: ['id', 'receipt_id'], guards: [] },
  promised_refunds: { key: ['message_id'], by: ['message_id'], guards: [] },
  reader_corrections: { key: ['id'], by: ['id', 'message_id'], guards: [] },
  merchant_aliases: { key: ['description', 'merchant'], by: ['description'], byText: true, guards: [] },
  receipt_deadlines: {
    key: ['message_id', 'kind'],
    by: ['message_id'],
    guards: ['until_on'],
    guardsAbsence: true,
  },
  transfers: { ...PAIR, guards: ['decided_by'], undecided: { column: 'decided_by', value: 'model' } },
  transfer_suggestions: { ...PAIR, guards: ['state'], undecided: OPEN },
  category_questions: {
    key: ['transaction_id'],
    by: ['transaction_id'],
    guards: ['state', 'answer'],
    undecided: OPEN,
  },
  category_changes: { key: ['transaction_id', 'question_id'], by: ['question_id'], guards: [] },
  claims: { ...ID, guards: ['state', 'reimbursed_minor', 'patient'], guardsAbsence: true },
  claim_lines: { key: ['id'], by: ['id', 'claim_id'], guards: ['patient', 'has_letter'] },
  findings: { ...ID, columns: ['dismissed_at'], guards: ['dismissed_at'] },
  recurring_streams: { ...ID, columns: ['verdict', 'merged_into'], guards: ['verdict', 'merged_into'] },
} as const satisfies Record<string, SnapshotTable>;

export type SnapshotTableName = keyof typeof SNAPSHOT_TABLES;

export function getSnapshotTable(name: SnapshotTableName): SnapshotTable {
  return SNAPSHOT_TABLES[name];
}

/** The tables in dependency order. */
export const SNAPSHOT_TABLE_NAMES: readonly SnapshotTableName[] = Object.keys(SNAPSHOT_TABLES).filter(
  (name): name is SnapshotTableName => name in SNAPSHOT_TABLES,
);
