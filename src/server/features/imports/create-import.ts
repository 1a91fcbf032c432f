import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { listAccounts } from '#db/repositories/accounts.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { readTableShape } from '#readers/statement/read-table-shape.ts';
import { Fault } from '../../lib/fault.ts';
import { type ReadStatement, readStatement } from '../../lib/read-statement.ts';
import type { Services } from '../../lib/services.ts';
import { unpack } from '../../lib/staged-rows.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { importProgress } from './import-progress.ts';
import { defaultTarget, planAccount, presentPlan } from './plan.ts';
import {
  insertImport,
  listTableReadings,
  lockImport,
  rememberTableReading,
  replacePreview,
} from './query.ts';
import { fileContext, importContext, type Preview, type SealedParts } from './stored-import.ts';

/** Reads a file and says for each row what would become of it. The ledger is not touched. */
export async function createImport(
  services: Services,
  userId: string,
  bytes: Buffer,
  fileName: string,
): Promise<Preview> {
  const tell = importProgress(services, userId);
  tell('Reading', 0, 0);
  const { readings, homeCurrency } = await services.db.withUser(userId, habitsOf);
  const read = await readStatement({ bytes, fileName, readings, homeCurrency });
  refuseUnreadable(read);
  const id = services.ids.next();
  return services.db.withUser(userId, async (db) => {
    const preview = await previewOf(db, read, { id, fileName }, tell);
    await insertImport(db, id, preview, sealParts(services, { userId, id }, read, bytes));
    return preview;
  });
}

/** Reads the table of a preview again, its columns as the person says, and remembers that for its header. */
export async function mapImportColumns(
  services: Services,
  userId: string,
  wireId: string,
  reading: BodyOf<'mapImportColumns'>,
): Promise<Preview> {
  const id = fromWire(wireId);
  const [stored, bytes, homeCurrency] = await services.db.withUser(userId, async (db) => {
    const found = await lockImport(db, id);
    if (found.state !== 'preview' || found.fileSealed === null)
      throw new Fault('Conflict', 'The columns of this import can no longer be changed.');
    const sealed = services.secretBox.open(found.fileSealed, fileContext(userId, id));
    return [found, Buffer.from(sealed, 'base64'), (await habitsOf(db)).homeCurrency] as const;
  });
  const { fileName } = stored.preview;
  const shape = readTableShape(bytes);
  if (!shape) throw new Fault('Conflict', 'The columns of this import can no longer be changed.');
  const readings = { [shape.fingerprint]: reading };
  const read = await readStatement({ bytes, fileName, readings, homeCurrency });
  refuseUnreadable(read);
  return services.db.withUser(userId, async (db) => {
    const { state } = await lockImport(db, id);
    if (state !== 'preview') throw new Fault('Conflict', 'This import was already confirmed or undone.');
    await rememberTableReading(db, shape.fingerprint, reading);
    const preview = await previewOf(db, read, { id, fileName }, () => undefined);
    await replacePreview(db, id, preview, sealParts(services, { userId, id }, read, bytes));
    return preview;
  });
}

/** What earlier imports and the profile say about reading a file. */
async function habitsOf(db: UserDb) {
  const { currency } = await ensureProfile(db);
  return { homeCurrency: currency, readings: await listTableReadings(db) };
}

/** A file without accounts is refused, unless it is a table whose columns the person may tell. */
function refuseUnreadable({ accountCount, errors, shape }: ReadStatement): void {
  if (accountCount > 0 || shape) return;
  const reason = errors[0]?.reason ?? 'no statement was found in it';
  throw new Fault('UnreadableFile', `This file could not be read: ${reason}. Nothing was changed.`);
}

async function previewOf(
  db: UserDb,
  { format, errors, warnings, packed, shape, reading }: ReadStatement,
  { id, fileName }: { readonly id: string; readonly fileName: string },
  tell: ReturnType<typeof importProgress>,
): Promise<Preview> {
  const accounts = await listAccounts(db);
  const staged = unpack(packed);
  const total = staged.reduce((sum, account) => sum + account.rowCount, 0);
  let done = 0;
  const shown: Preview['accounts'] = [];
  for (const account of staged) {
    tell('Comparing', done, total);
    const target = defaultTarget(account, accounts);
    const plan = await planAccount(db, account, target?.id ?? null);
    shown.push(
      presentPlan(account, plan, {
        id: target ? toWire('account', target.id) : null,
        name: target?.name ?? account.name,
      }),
    );
    done += account.rowCount;
  }
  return {
    id: toWire('import', id),
    state: 'preview',
    fileName,
    format,
    accounts: shown,
    errors: errors.slice(0, 200).map(({ line, reason }) => ({ line: line > 0 ? line : null, reason })),
    table: shape && {
      columns: shape.columns.map((column) => ({ ...column, samples: [...column.samples] })),
      dateOrder: reading?.dateOrder ?? null,
      flipSigns: reading?.flipSigns ?? false,
      isMapped: reading !== null,
    },
    warnings: [...warnings],
    addedRows: 0,
  };
}

/** What a preview keeps under seal: its rows, and the file where its columns may yet be told otherwise. */
function sealParts(
  services: Services,
  { userId, id }: { readonly userId: string; readonly id: string },
  { packed, shape }: ReadStatement,
  bytes: Buffer,
): SealedParts {
  return {
    staged: services.secretBox.seal(packed, importContext(userId, id)),
    file: shape ? services.secretBox.seal(bytes.toString('base64'), fileContext(userId, id)) : null,
  };
}
