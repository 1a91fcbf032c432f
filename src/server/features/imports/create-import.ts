import type { BodyOf, QueryOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { listAccounts } from '#db/repositories/accounts/accounts.ts';
import {
  dropOlderPreviews,
  insertImport,
  rememberTableReading,
  replacePreview,
  type SealedParts,
} from '#db/repositories/imports.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { unpack } from '../../lib/staged-transactions.ts';
import { roomLeft, storageFull } from '../../lib/storage-quota.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { ReadingRefused } from '../../reading/reader-pool.ts';
import type { ReaderTasks, ReadStatement } from '../../reading/reader-tasks.ts';
import { importProgress } from './import-progress.ts';
import { defaultTarget, presentPlan } from './plan.ts';
import { planAccount } from './plan-account.ts';
import { listTableReadings, lockImport } from './query.ts';
import { fileContext, importContext, type Preview } from './stored-import.ts';

/** Reads a file and says for each transaction what would become of it. The ledger is not touched. */
export async function createImport(
  services: Services,
  userId: string,
  bytes: Buffer,
  { fileName, currency }: QueryOf<'createImport'>,
  signal: AbortSignal,
): Promise<Preview> {
  const tell = importProgress(services, userId);
  tell('reading', 0, 0);
  const { readings, homeCurrency } = await services.db.withUser(userId, habitsOf);
  const about = { fileName, readings, chosen: null, homeCurrency: currency ?? homeCurrency };
  const read = await readStatement(services, { userId, bytes, signal }, about);
  refuseUnreadable(read);
  const id = services.ids.next();
  return services.db.withUser(userId, async (db) => {
    const preview = await previewOf(services, db, read, { id, fileName, signal }, tell);
    const parts = await sealParts(services, { userId, id }, read, bytes);
    await dropOlderPreviews(db);
    if (parts.staged.length + (parts.file?.length ?? 0) > (await roomLeft(services, db)))
      throw storageFull(services);
    await insertImport(db, id, preview, parts);
    return preview;
  });
}

/** Reads the table of a preview again, its columns as the user says, and remembers that for its header. */
export async function mapImportColumns(
  services: Services,
  userId: string,
  wireId: string,
  { currency, ...reading }: BodyOf<'mapImportColumns'>,
  signal: AbortSignal,
): Promise<Preview> {
  const id = fromWire(wireId);
  const [stored, bytes, homeCurrency] = await services.db.withUser(userId, async (db) => {
    const found = await lockImport(db, id);
    if (found.state !== 'preview' || found.fileSealed === null)
      throw new Fault('Conflict', ({ faults }) => faults.columnsFixed);
    const sealed = services.secretBox.open(found.fileSealed, fileContext(userId, id));
    return [found, Buffer.from(sealed, 'base64'), (await habitsOf(db)).homeCurrency] as const;
  });
  const { fileName } = stored.preview;
  const about = { fileName, readings: {}, chosen: reading, homeCurrency: currency ?? homeCurrency };
  const read = await readStatement(services, { userId, bytes, signal }, about);
  const { shape } = read;
  if (!shape) throw new Fault('Conflict', ({ faults }) => faults.columnsFixed);
  refuseUnreadable(read);
  return services.db.withUser(userId, async (db) => {
    const { state } = await lockImport(db, id);
    if (state !== 'preview') throw new Fault('Conflict', ({ faults }) => faults.importClosed);
    await rememberTableReading(db, shape.fingerprint, reading);
    const preview = await previewOf(services, db, read, { id, fileName, signal }, () => undefined);
    await replacePreview(db, id, preview, await sealParts(services, { userId, id }, read, bytes));
    return preview;
  });
}

/** What earlier imports and the profile say about reading a file. */
async function habitsOf(db: UserDb) {
  const { currency } = await ensureProfile(db);
  return { homeCurrency: currency, readings: await listTableReadings(db) };
}

async function readStatement(
  { readers }: Services,
  {
    userId,
    bytes,
    signal,
  }: { readonly userId: string; readonly bytes: Buffer; readonly signal: AbortSignal },
  about: ReaderTasks['readStatement']['about'],
): Promise<ReadStatement> {
  try {
    return await readers.run('readStatement', bytes, about, { userId, lane: 'file', signal });
  } catch (error) {
    if (!(error instanceof ReadingRefused)) throw error;
    throw new Fault('UnreadableFile', ({ faults }) => faults.fileTooComplex, { cause: error });
  }
}

/** A file without accounts is refused, unless it is a table whose columns the user may tell. */
function refuseUnreadable({ accountCount, errors, shape }: ReadStatement): void {
  if (accountCount > 0 || shape) return;
  const reason = errors[0]?.reason;
  throw new Fault('UnreadableFile', ({ faults, sentence }) =>
    faults.unreadableFile(reason === undefined ? faults.noStatement : sentence(reason)),
  );
}

async function previewOf(
  services: Services,
  db: UserDb,
  { format, errors, warnings, packed, shape, reading, assumedCurrency }: ReadStatement,
  { id, fileName, signal }: { readonly id: string; readonly fileName: string; readonly signal: AbortSignal },
  tell: ReturnType<typeof importProgress>,
): Promise<Preview> {
  const accounts = await listAccounts(db);
  const staged = unpack(packed);
  const total = staged.reduce((sum, account) => sum + account.transactionCount, 0);
  let done = 0;
  const shown: Preview['accounts'] = [];
  for (const account of staged) {
    tell('comparing', done, total);
    const target = defaultTarget(account, accounts);
    const plan = await planAccount(services, db, account, target?.id ?? null, signal);
    shown.push(
      presentPlan(account, plan, {
        id: target ? toWire('account', target.id) : null,
        name: target?.name ?? account.name,
      }),
    );
    done += account.transactionCount;
  }
  return {
    id: toWire('import', id),
    state: 'preview',
    fileName,
    format,
    accounts: shown,
    errors: errors.map(({ line, reason }) => ({ line: line > 0 ? line : null, reason })),
    table: shape && {
      columns: shape.columns.map((column) => ({ ...column, samples: [...column.samples] })),
      dateOrder: reading?.dateOrder ?? null,
      flipSigns: reading?.flipSigns ?? false,
      isMapped: reading !== null,
    },
    warnings: [...warnings],
    addedTransactions: 0,
    assumedCurrency,
  };
}

/** What a preview keeps under seal: its transactions, and the file where its columns may yet be told otherwise. */
async function sealParts(
  services: Services,
  { userId, id }: { readonly userId: string; readonly id: string },
  { packed, shape }: ReadStatement,
  bytes: Buffer,
): Promise<SealedParts> {
  return {
    staged: services.secretBox.seal(packed, importContext(userId, id)),
    file: shape ? await services.secretBox.sealBytes('', bytes, fileContext(userId, id)) : null,
  };
}
