import { BY_ID, type ExportKind } from './export-kind.ts';

/** Settings, accounts and transactions. */
export const LEDGER_KINDS: readonly ExportKind[] = [
  {
    file: 'settings',
    table: 'profiles',
    key: [],
    hidden: ['named_by', 'sharing_id'],
  },
  {
    file: 'accounts',
    table: 'accounts',
    key: BY_ID,
  },
  {
    file: 'balances',
    table: 'balances',
    key: [
      ['account_id', 'uuid'],
      ['balance_on', 'date'],
    ],
  },
  {
    file: 'bank-connections',
    table: 'bank_connections',
    key: BY_ID,
    hidden: ['cursor', 'provider_item_id'],
    parts: {
      questions: { table: 'account_questions', on: 'p.connection_id = t.id', order: 'p.external_id' },
    },
  },
  {
    file: 'bank-readings',
    table: 'bank_readings',
    key: BY_ID,
  },
  {
    file: 'quarantined-transactions',
    table: 'rejected_transactions',
    key: [
      ['connection_id', 'uuid'],
      ['transaction_key', 'text'],
    ],
  },
  {
    file: 'transactions',
    table: 'transactions',
    key: BY_ID,
    hidden: ['search_text', 'receipt_text', 'merchant_order', 'counterparty'],
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
    table: 'transfers',
    key: [
      ['outflow_id', 'uuid'],
      ['inflow_id', 'uuid'],
    ],
  },
  {
    file: 'transfer-questions',
    table: 'transfer_suggestions',
    key: [
      ['outflow_id', 'uuid'],
      ['inflow_id', 'uuid'],
    ],
  },
  {
    file: 'transaction-questions',
    table: 'transaction_suggestions',
    key: [
      ['transaction_id', 'uuid'],
      ['existing_id', 'uuid'],
    ],
    hidden: ['before_merge'],
  },
  {
    file: 'category-questions',
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
    table: 'imports',
    key: BY_ID,
    hidden: ['preview'],
  },
  {
    file: 'import-changes',
    table: 'import_changes',
    key: [
      ['import_id', 'uuid'],
      ['transaction_id', 'uuid'],
    ],
  },
  {
    file: 'column-mappings',
    table: 'column_mappings',
    key: [['fingerprint', 'text']],
  },
];
