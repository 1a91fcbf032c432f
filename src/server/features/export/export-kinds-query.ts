/** A table whose rows stand within the lines of another one. */
export interface ExportPart {
  readonly table: string;
  /** How its rows `p` belong to a row `t`. */
  readonly on: string;
  readonly order: string;
  readonly hidden?: readonly string[];
}

/** One file of the export: a line for each row of a table, with the rows of others within it. */
export interface ExportKind {
  /** The file's name without its ending. */
  readonly file: string;
  /** What it holds, for the person who opens it. */
  readonly about: string;
  readonly table: string;
  /** The primary key behind the person, with its types: the order of the lines. */
  readonly key: readonly (readonly [column: string, type: 'uuid' | 'text' | 'date' | 'int' | 'boolean'])[];
  /** Columns of the program's own bookkeeping. Sealed columns are never written as they are. */
  readonly hidden?: readonly string[];
  readonly parts?: Readonly<Record<string, ExportPart>>;
  /** The row's words of the email are opened; the column that they are sealed with. */
  readonly evidence?: { readonly context: string; readonly form: 'json' | 'text' };
}

const BY_ID: ExportKind['key'] = [['id', 'uuid']];

/** Everything a person gets, file by file. */
export const EXPORT_KINDS: readonly ExportKind[] = [
  {
    file: 'settings',
    about: 'Your settings: currency, time zone, goals, notices and privacy.',
    table: 'profiles',
    key: [],
    hidden: ['named_by', 'sharing_id'],
  },
  {
    file: 'accounts',
    about: 'Your accounts, those of banks, those kept by hand, and the one of receipts.',
    table: 'accounts',
    key: BY_ID,
  },
  {
    file: 'balances',
    about: 'What each account held, day by day.',
    table: 'balances',
    key: [
      ['account_id', 'uuid'],
      ['balance_on', 'date'],
    ],
  },
  {
    file: 'bank-connections',
    about:
      'Your connections to banks, with what was asked about their accounts. Access to the bank is not in it.',
    table: 'bank_connections',
    key: BY_ID,
    hidden: ['cursor', 'provider_item_id'],
    parts: {
      questions: { table: 'account_questions', on: 'p.connection_id = t.id', order: 'p.external_id' },
    },
  },
  {
    file: 'bank-readings',
    about: 'Each time a bank was asked, and what became of the rows it told of.',
    table: 'bank_readings',
    key: BY_ID,
  },
  {
    file: 'quarantined-transactions',
    about: 'Transactions and accounts of banks that could not be imported, as they arrived.',
    table: 'rejected_transactions',
    key: [
      ['connection_id', 'uuid'],
      ['transaction_key', 'text'],
    ],
  },
  {
    file: 'transactions',
    about: 'Every row with its category, note and split, the ids its sources gave it, and removed rows too.',
    table: 'transactions',
    key: BY_ID,
    hidden: ['search_text', 'receipt_text'],
    parts: {
      externalIds: {
        table: 'transaction_external_ids',
        on: 'p.transaction_id = t.id',
        order: 'p.source, p.external_id',
        hidden: ['transaction_id', 'account_id'],
      },
    },
  },
  {
    file: 'transfers',
    about: 'Transfers between your own accounts, as pairs of transactions.',
    table: 'transfers',
    key: [
      ['outflow_id', 'uuid'],
      ['inflow_id', 'uuid'],
    ],
  },
  {
    file: 'transfer-questions',
    about: 'Pairs of rows you were asked about: may they be one transfer?',
    table: 'transfer_suggestions',
    key: [
      ['outflow_id', 'uuid'],
      ['inflow_id', 'uuid'],
    ],
  },
  {
    file: 'transaction-questions',
    about: 'Pairs of rows you were asked about: may they be one row?',
    table: 'transaction_suggestions',
    key: [
      ['transaction_id', 'uuid'],
      ['existing_id', 'uuid'],
    ],
    hidden: ['before_merge'],
  },
  {
    file: 'category-questions',
    about: 'Categories you were asked about, your answers, and the rows that an answer changed.',
    table: 'category_questions',
    key: [['transaction_id', 'uuid']],
    parts: {
      changes: {
        table: 'category_changes',
        on: 'p.question_id = t.transaction_id',
        order: 'p.transaction_id',
      },
    },
  },
  {
    file: 'imports',
    about: 'Statement files you brought.',
    table: 'imports',
    key: BY_ID,
    hidden: ['preview'],
  },
  {
    file: 'import-changes',
    about: 'What each file changed in rows that were there before it.',
    table: 'import_changes',
    key: [
      ['import_id', 'uuid'],
      ['transaction_id', 'uuid'],
    ],
  },
  {
    file: 'column-mappings',
    about: 'What you said the columns of tables mean.',
    table: 'column_mappings',
    key: [['fingerprint', 'text']],
  },
  {
    file: 'receipts',
    about:
      'Receipts read from mail, with their items, the words of the mail they were read from, and days you set.',
    table: 'receipts',
    key: BY_ID,
    hidden: ['order_key', 'own_order_key', 'proven_from'],
    parts: {
      items: {
        table: 'receipt_line_items',
        on: 'p.receipt_id = t.id',
        order: 'p.position',
        hidden: ['receipt_id'],
      },
      clocks: {
        table: 'receipt_clocks',
        on: 'p.message_id = t.message_id',
        order: 'p.kind',
        hidden: ['message_id'],
      },
    },
    evidence: { context: 'id', form: 'json' },
  },
  {
    file: 'receipt-matches',
    about: 'Which receipt belongs to which row, proposed, joined or refused, by whom and why.',
    table: 'receipt_matches',
    key: [
      ['receipt_id', 'uuid'],
      ['transaction_id', 'uuid'],
      ['option', 'int'],
    ],
  },
  {
    file: 'promised-refunds',
    about: 'Refunds that mails promise, with their words.',
    table: 'promised_refunds',
    key: [['message_id', 'uuid']],
    evidence: { context: 'message_id', form: 'text' },
  },
  {
    file: 'reviews',
    about: 'What you were asked about receipts, and what you decided.',
    table: 'review_items',
    key: BY_ID,
  },
  {
    file: 'subscriptions',
    about: 'What repeats, with its price changes, and what you said of it.',
    table: 'recurring_streams',
    key: BY_ID,
  },
  {
    file: 'findings',
    about: 'What bank and mail together told, and what you put away.',
    table: 'findings',
    key: BY_ID,
  },
  {
    file: 'notifications',
    about: 'What you were notified of, and how each notification left.',
    table: 'notifications',
    key: BY_ID,
    parts: {
      deliveries: {
        table: 'notification_deliveries',
        on: 'p.notification_id = t.id',
        order: 'p.channel, p.device_id',
        hidden: ['notification_id', 'batch_id', 'next_at'],
      },
    },
  },
  {
    file: 'notification-settings',
    about: 'Your quiet hours, thresholds and muted notifications.',
    table: 'notification_settings',
    key: [],
  },
  {
    file: 'push-devices',
    about: 'Browsers that get push messages. Their addresses are not in it.',
    table: 'push_devices',
    key: BY_ID,
    hidden: ['endpoint_hash'],
  },
  {
    file: 'claims',
    about: 'Claims for health spending, with their lines.',
    table: 'claims',
    key: BY_ID,
    parts: { lines: { table: 'claim_lines', on: 'p.claim_id = t.id', order: 'p.id', hidden: ['claim_id'] } },
  },
  {
    file: 'mailboxes',
    about: 'Your mailboxes. Access to them is not in it.',
    table: 'mailboxes',
    key: BY_ID,
    hidden: ['cursor', 'listing_page'],
  },
  {
    file: 'emails',
    about:
      'Every email that was looked at: its verdict, the reason, and how many bytes of it left this server.',
    table: 'messages',
    key: BY_ID,
    hidden: ['header_key', 'content_key', 'order_key'],
  },
  {
    file: 'mail-syncs',
    about: 'Each reading of a mailbox, with its counts.',
    table: 'mail_syncs',
    key: BY_ID,
    hidden: ['lease_token', 'lease_until', 'job_id'],
  },
  {
    file: 'sender-rules',
    about: 'Senders you allowed or blocked.',
    table: 'sender_rules',
    key: [['sender', 'text']],
  },
  {
    file: 'learned-names',
    about: 'How banks write the names of shops, learned from your decisions.',
    table: 'merchant_aliases',
    key: [
      ['description', 'text'],
      ['merchant', 'text'],
    ],
  },
  {
    file: 'learned-mails',
    about: 'What your corrections taught about the mails of a sender.',
    table: 'mail_lessons',
    key: BY_ID,
    hidden: ['before'],
  },
  {
    file: 'learned-matching',
    about: 'How much each kind of evidence counts for you.',
    table: 'match_weights',
    key: [
      ['is_sandbox', 'boolean'],
      ['version', 'int'],
    ],
  },
  {
    file: 'matching-answers',
    about: 'Your answers about receipts and transactions, with what you were shown.',
    table: 'pairing_answers',
    key: BY_ID,
  },
  {
    file: 'assistant-usage',
    about: 'What was sent to a language model, day by day; nothing unless you allowed it.',
    table: 'assistant_usage',
    key: [['day', 'date']],
  },
  {
    file: 'usage-counts',
    about: 'How often you did what on a day; nothing unless analytics was on.',
    table: 'usage_counts',
    key: [
      ['day', 'date'],
      ['action', 'text'],
    ],
  },
  {
    file: 'outgoing-traffic',
    about: 'What left this server on your behalf: day, purpose, server called, bytes.',
    table: 'outgoing_traffic',
    key: [
      ['day', 'date'],
      ['purpose', 'text'],
      ['host', 'text'],
    ],
  },
  {
    file: 'announcements',
    about: 'Release news that was sent to you, by the hash of its text.',
    table: 'announcements_sent',
    key: [['announcement', 'text']],
  },
  {
    file: 'history',
    about: 'What happened to rows and emails, by whom and why.',
    table: 'history_events',
    key: BY_ID,
    hidden: ['before', 'is_undo', 'undone_by', 'parent_id', 'subject'],
  },
];

/** Tables with a person's rows that are no file of their own, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  'app.message_bodies': 'emails kept whole stand in kept-mail.mbox',
  'app.original_fetches': 'notes of work to do',
  'app.uploaded_messages':
    'uploads on their way to being read; what is read of them stands under emails and receipts',
  'app.day_totals': 'sums of the rows',
  'app.month_totals': 'sums of the rows',
  'app.match_states': 'notes of work to do',
  'app.match_changes': 'notes of work to do',
  'app.assistant_answers': 'answers of a language model kept for a while, so that it is not asked twice',
  'sys.provider_items': 'which connection a bank’s call is about',
  'sys.oauth_states': 'a consent under way',
  'sys.schedules': 'when to look again',
  'sys.owed_derivations': 'notes of work to do',
  'sys.mail_watches': 'when a mailbox tells of news',
  'sys.mail_outbox': 'mails to you on their way; they are gone when delivered',
};
