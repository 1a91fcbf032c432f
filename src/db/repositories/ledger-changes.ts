import type { IngestChange } from '#domain/ledger/ingest/ingest-types.ts';
import { userMessage } from '#domain/messages/user-message.ts';
import { arrayLiteral } from '../array-literal.ts';
import type { UserDb, Uuid } from '../pool.ts';
import { type NewHistoryEvent, recordEvents } from './history.ts';
import { insertExternalIdColumns, insertExternalIds } from './transaction-external-ids.ts';
import { insertTransactionSuggestions, type TransactionSuggestion } from './transaction-suggestions.ts';
import { refreshHeldTransactions } from './transactions/flows.ts';
import { applyImportedDetails, type ImportedDetails } from './transactions/imported-details.ts';
import { applyLearnedNames } from './transactions/names.ts';
import { insertTransactionColumns, type TransactionColumns } from './transactions/new-transactions.ts';
import {
  insertTransactions,
  type NewTransaction,
  type UpdatedTransaction,
  updateBankFields,
} from './transactions/transactions.ts';

export interface SaveOptions {
  readonly source: 'plaid' | 'simplefin' | 'file';
  readonly isSandbox: boolean;
  readonly importId: Uuid | null;
  readonly at: Date;
  readonly nextId: () => Uuid;
}

/**
 * Allows one import or bank sync per user at a time: each compares with the ledger before it adds to it, and must see
 * what the others added.
 */
export async function lockLedger(db: UserDb): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('ledger|' || $1::text, 0))", [db.userId]);
}

/** Inserts new transactions of a file that affect no existing ones, and their external IDs. */
export async function insertFileTransactions(
  db: UserDb,
  columns: TransactionColumns,
  to: { readonly accountId: Uuid; readonly importId: Uuid; readonly isSandbox: boolean },
  { at, nextId }: Pick<SaveOptions, 'at' | 'nextId'>,
): Promise<void> {
  const { count, externalIds } = columns;
  const ids = Array.from({ length: count }, nextId);
  const transactionIds = arrayLiteral(ids);
  await insertTransactionColumns(db, columns, transactionIds, to);
  await recordEvents(db, await applyNames(db, ids, nextId), at);
  const accountIds = arrayLiteral(ids.map(() => to.accountId));
  await insertExternalIdColumns(db, 'file', { accountIds, externalIds, transactionIds });
}

/** Applies learned merchant names to transactions and records history events for those that got one. */
async function applyNames(
  db: UserDb,
  ids: readonly Uuid[],
  nextId: SaveOptions['nextId'],
): Promise<NewHistoryEvent[]> {
  const named = await applyLearnedNames(db, ids);
  return named.map((transactionId) => ({
    ...{ id: nextId(), transactionId, detail: { kind: 'namedLikeOthers', values: {} } },
  }));
}

const BATCH_SIZE = 10_000;

/** The changes of a plan, grouped by table. */
interface SortedChanges {
  readonly added: NewTransaction[];
  readonly updated: UpdatedTransaction[];
  readonly events: NewHistoryEvent[];
  readonly doubts: TransactionSuggestion[];
  readonly words: (ImportedDetails & { readonly reason: string })[];
  readonly known: { accountId: Uuid; externalId: string; transactionId: Uuid }[];
}

function sortChanges(changes: readonly IngestChange[], options: SaveOptions): SortedChanges {
  const sorted: SortedChanges = { added: [], updated: [], events: [], doubts: [], words: [], known: [] };
  const { source, isSandbox, importId, nextId } = options;
  for (const change of changes) {
    const { externalId, accountId } = change.incoming;
    const id = change.kind === 'add' ? nextId() : change.existingId;
    // Only the feed's current ID tells which transaction a later removal refers to.
    const feedId = source === 'file' ? null : externalId;
    if (change.kind === 'add') {
      sorted.added.push({ ...change.transaction, id, feedId, isSandbox, importId });
      sorted.doubts.push(...doubtsOf(change, id));
    } else if (change.kind === 'update') {
      sorted.updated.push({ ...change.transaction, id, feedId });
      sorted.events.push(
        ...change.what.map(
          (what): NewHistoryEvent => ({
            id: nextId(),
            transactionId: id,
            detail: { kind: 'updatedBySource', values: { what, reason: change.reason } },
          }),
        ),
      );
    }
    if (change.kind === 'keep') sorted.words.push(...wordsOf(change));
    if (externalId !== null) sorted.known.push({ accountId, externalId, transactionId: id });
  }
  return sorted;
}

function doubtsOf({ doubt, reason }: Extract<IngestChange, { kind: 'add' }>, transactionId: Uuid) {
  return doubt === null ? [] : [{ ...doubt, transactionId, reason }];
}

/** Details from a file for a transaction that is already in the ledger. */
function wordsOf({ existingId, incoming, reason }: Extract<IngestChange, { kind: 'keep' }>) {
  const { ownCategory: category, note, originalAmountMinor, originalCurrency } = incoming;
  if (category === null && note === '' && originalAmountMinor === null) return [];
  return [{ transactionId: existingId, category, note, originalAmountMinor, originalCurrency, reason }];
}

/**
 * Saves the plan of a batch: transactions, their external IDs, and history events. Returns the number of added
 * transactions.
 */
export async function applyIngestPlan(
  db: UserDb,
  changes: readonly IngestChange[],
  options: SaveOptions,
): Promise<number> {
  const { added, updated, events, doubts, words, known } = sortChanges(changes, options);
  for (let start = 0; start < added.length; start += BATCH_SIZE)
    await insertTransactions(db, added.slice(start, start + BATCH_SIZE));
  const addedIds = added.map((row) => row.id);
  events.push(...(await applyNames(db, addedIds, options.nextId)));
  await updateBankFields(db, updated);
  const took = new Set(
    options.importId === null ? [] : await applyImportedDetails(db, options.importId, words),
  );
  for (const { transactionId, reason } of words)
    if (took.has(transactionId)) {
      const detail = {
        kind: 'updatedBySource',
        values: { what: userMessage('detailsFromFile'), reason },
      } as const;
      events.push({ id: options.nextId(), transactionId, detail });
    }
  for (let start = 0; start < known.length; start += BATCH_SIZE) {
    await insertExternalIds(db, options.source, known.slice(start, start + BATCH_SIZE));
  }
  await insertTransactionSuggestions(db, doubts);
  if (doubts.length > 0 || updated.length > 0) await refreshHeldTransactions(db);
  await recordEvents(db, events, options.at);
  return added.length;
}
