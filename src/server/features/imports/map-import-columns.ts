import type { BodyOf } from '#contract/endpoints/table.ts';
import { replacePreview, saveColumnMapping } from '#db/repositories/imports.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { buildPreview } from './build-preview.ts';
import { findImportedFile, lockImport } from './query.ts';
import { assertReadable, readImportDefaults, readStatement } from './read-statement.ts';
import { sealParts } from './seal-parts.ts';
import { fileContext, type Preview } from './stored-import.ts';

/**
 * Reads the table of a preview again with the user's column mapping, and remembers the mapping for tables with the same
 * header.
 */
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
    const sealed = found.state === 'preview' ? await findImportedFile(db, id) : null;
    if (sealed === null) throw new Fault('Conflict', ({ faults }) => faults.columnsFixed);
    const opened = services.secretBox.open(sealed, fileContext(userId, id));
    return [found, Buffer.from(opened, 'base64'), (await readImportDefaults(db)).homeCurrency] as const;
  });
  const { fileName } = stored.preview;
  const about = { fileName, readings: {}, chosen: reading, homeCurrency, chosenCurrency: currency };
  const read = await readStatement(services, { userId, bytes, signal }, about);
  const { shape } = read;
  if (!shape) throw new Fault('Conflict', ({ faults }) => faults.columnsFixed);
  assertReadable(read);
  return services.db.withUser(userId, async (db) => {
    const { state } = await lockImport(db, id);
    if (state !== 'preview') throw new Fault('Conflict', ({ faults }) => faults.importClosed);
    await saveColumnMapping(db, shape.fingerprint, reading);
    const preview = await buildPreview(services, db, read, { id, fileName, signal }, () => undefined);
    await replacePreview(db, id, preview, await sealParts(services, { userId, id }, read, bytes));
    return preview;
  });
}
