/** Kinds of stored user data, as the privacy page lists them. */
export const STORED_KINDS = [
  'profile',
  'accounts',
  'transactions',
  'receipts',
  'emails',
  'email_texts',
  'findings',
  'claims',
  'learned',
  'history',
  'notifications',
  'model',
  'usage',
  'traffic',
  'other',
] as const;

export type StoredKind = (typeof STORED_KINDS)[number];

interface KindTables {
  /** Tables whose rows are counted. */
  readonly counted: readonly string[];
  /** Tables with further data of the same kind. */
  readonly others: readonly string[];
}

/** Tables of each kind. A table listed nowhere counts as `other`. */
const TABLES: Readonly<Partial<Record<StoredKind, KindTables>>> = {
  profile: { counted: ['profiles'], others: ['announcements_sent', 'calendar_feeds'] },
  accounts: {
    counted: ['accounts'],
    others: ['balances', 'bank_connections', 'account_questions', 'bank_readings', 'rejected_transactions'],
  },
  transactions: {
    counted: ['transactions'],
    others: [
      ...['transaction_external_ids', 'transaction_suggestions', 'transfers', 'transfer_suggestions'],
      ...['imports', 'import_changes', 'column_mappings', 'category_questions', 'category_changes'],
      ...['day_totals', 'match_states', 'match_changes'],
    ],
  },
  receipts: {
    counted: ['receipts'],
    others: [
      ...['receipt_line_items', 'receipt_matches', 'receipt_deadlines', 'promised_refunds', 'review_items'],
      'original_fetches',
    ],
  },
  emails: { counted: ['messages'], others: ['mailboxes', 'mail_syncs', 'sender_rules'] },
  email_texts: { counted: ['message_bodies'], others: ['uploaded_messages'] },
  findings: { counted: ['findings', 'recurring_streams'], others: [] },
  claims: { counted: ['claims'], others: ['claim_lines'] },
  learned: {
    counted: ['pairing_answers'],
    others: ['merchant_aliases', 'reader_corrections', 'match_weights'],
  },
  history: { counted: ['history_events'], others: [] },
  notifications: {
    counted: ['notifications'],
    others: ['notification_deliveries', 'notification_settings', 'push_devices'],
  },
  model: { counted: ['assistant_answers'], others: ['assistant_usage'] },
  usage: { counted: ['usage_counts'], others: [] },
  traffic: { counted: ['outgoing_traffic'], others: [] },
};

export interface TableSize {
  readonly table: string;
  readonly rows: number;
  readonly bytes: number;
}

export interface StoredAmount {
  readonly kind: StoredKind;
  readonly count: number;
  readonly bytes: number;
}

/** Groups the sizes of a user's tables by kind; empty kinds are left out. */
export function groupStoredData(sizes: readonly TableSize[]): StoredAmount[] {
  const known = new Set<string>();
  const of = (kind: StoredKind, tables: readonly string[], counted: readonly string[]): StoredAmount => {
    const kindSizes = sizes.filter(({ table }) => tables.includes(table));
    for (const { table } of kindSizes) known.add(table);
    const rows = kindSizes.filter(({ table }) => counted.includes(table));
    return {
      kind,
      count: rows.reduce((sum, size) => sum + size.rows, 0),
      bytes: kindSizes.reduce((sum, size) => sum + size.bytes, 0),
    };
  };
  const named = STORED_KINDS.flatMap((kind) => {
    const tables = TABLES[kind];
    return tables ? [of(kind, [...tables.counted, ...tables.others], tables.counted)] : [];
  });
  const rest = sizes.map(({ table }) => table).filter((table) => !known.has(table));
  return [...named, of('other', rest, rest)].filter(({ count, bytes }) => count > 0 || bytes > 0);
}
