/** The file that a person reads first, and the files it describes. */
export const texts = {
  title: (appName: string, madeOn: string) => `Everything ${appName} stores about you, as of ${madeOn}.`,
  table: 'Your transactions as a spreadsheet.',
  account: 'Your name and email address.',
  originals: 'Full copies of stored emails, in a format email apps can open.',
  /** By the name of the file, without its ending. */
  files: {
    settings: 'Your settings: currency, time zone, goals, notifications and privacy.',
    accounts: 'Your accounts: bank accounts, manual accounts, and the account for receipts.',
    balances: 'The balance of each account, day by day.',
    'bank-connections':
      'Your bank connections and the questions about their accounts. Credentials are not included.',
    'bank-readings': 'Each time Fettle checked a bank, and what happened to the transactions it returned.',
    'quarantined-transactions': 'Bank transactions and accounts that could not be imported, as they arrived.',
    transactions: 'Every transaction with its category, note, split and source IDs, including removed ones.',
    transfers: 'Transfers between your own accounts, as pairs of transactions.',
    'transfer-questions': 'Pairs of transactions you were asked to confirm as transfers.',
    'transaction-questions': 'Pairs of transactions you were asked to confirm as duplicates.',
    'category-questions': 'Categories you were asked about, your answers, and the transactions they changed.',
    imports: 'Statement files you imported.',
    'import-changes': 'Changes each file made to existing transactions.',
    'column-mappings': 'How you mapped the columns of statement files.',
    receipts:
      'Receipts read from emails, with their line items, the text they were read from, and dates you set.',
    'receipt-matches':
      'Which receipt belongs to which transaction: proposed, accepted or rejected, by whom and why.',
    'promised-refunds': 'Refunds promised in emails, with their wording.',
    reviews: 'Receipts you were asked to review, and your decisions.',
    subscriptions: 'Recurring charges with their price changes and your corrections.',
    findings: 'Findings from your bank and email data, including dismissed ones.',
    notifications: 'Your notifications, and how each was delivered.',
    'notification-settings': 'Your quiet hours, thresholds and muted notifications.',
    'calendar-feed': 'When you created your calendar address. The address is not included.',
    'push-devices': 'Browsers that receive push notifications. Their addresses are not included.',
    claims: 'Claims for health spending, with their line items.',
    mailboxes: 'Your mailboxes. Credentials are not included.',
    emails: 'Every email checked: its result, the reason, and how many bytes of it left this server.',
    'mail-syncs': 'Each mailbox sync with its counts.',
    'sender-rules': 'Senders you allowed or blocked.',
    'learned-names': 'How banks write merchant names, learned from your decisions.',
    'learned-mails': 'Rules learned from your corrections to a sender’s emails.',
    'learned-matching': 'Matching weights learned from your answers, by kind of evidence.',
    'matching-answers': 'Your answers about receipts and transactions, with the options you were shown.',
    'assistant-usage': 'Data sent to a language model, by day. Empty unless you allowed it.',
    'usage-counts': 'How often you used each feature per day. Empty unless analytics was on.',
    'outgoing-traffic': 'Data sent from this server on your behalf: day, purpose, server, bytes.',
    announcements: 'Release news sent to you, by the hash of its text.',
    history: 'Changes to your transactions and emails, with who made them and why.',
  },
  notes: [
    'In files that end in .jsonl, each line is one JSON object.',
    'Amounts whose names end in "Minor" are in cents (or the smallest unit); negative amounts are money out.',
    'Dates are YYYY-MM-DD; times are in UTC.',
    'IDs are the same in all files: the "accountId" of a transaction is the "id" of an account.',
    '"isSandbox" marks data from the sandbox bank and mailbox.',
    '',
    'Not included: passwords and sessions, bank and mailbox credentials, and totals computed from the transactions.',
  ],
};

/** The calendar of due dates that other calendar programs read. */
export const calendar = {
  name: (appName: string, isSandbox: boolean) => `${appName} due dates${isSandbox ? ' (sandbox)' : ''}`,
  due: (name: string, amount: string) => `${name} ${amount}`.trim(),
  trialEnds: (name: string, amount: string) =>
    amount === '' ? `${name} trial ends` : `${name} trial ends, then ${amount}`,
};

export type ExportFile = keyof typeof texts.files;
