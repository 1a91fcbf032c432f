import type { QueryOf } from '#contract/endpoints/table.ts';
import { deleteOldPreviews, insertImport } from '#db/repositories/imports.ts';
import type { Services } from '../../lib/services.ts';
import { remainingStorageBytes, storageFull } from '../../lib/storage-quota.ts';
import { buildPreview } from './build-preview.ts';
import { createProgressReporter } from './create-progress-reporter.ts';
import { assertReadable, readImportDefaults, readStatement } from './read-statement.ts';
import { sealParts } from './seal-parts.ts';
import type { Preview } from './stored-import.ts';

/** Reads a file and previews the effect of each of its transactions. The ledger is not changed. */
export async function createImport(
  services: Services,
  userId: string,
  bytes: Buffer,
  { fileName, currency }: QueryOf<'createImport'>,
  signal: AbortSignal,
): Promise<Preview> {
  const reportProgress = createProgressReporter(services, userId);
  reportProgress('reading', 0, 0);
  const { readings, homeCurrency } = await services.db.withUser(userId, readImportDefaults);
  const about = { fileName, readings, chosen: null, homeCurrency: currency ?? homeCurrency };
  const read = await readStatement(services, { userId, bytes, signal }, about);
  assertReadable(read);
  const id = services.ids.next();
  return services.db.withUser(userId, async (db) => {
    const preview = await buildPreview(services, db, read, { id, fileName, signal }, reportProgress);
    const parts = await sealParts(services, { userId, id }, read, bytes);
    await deleteOldPreviews(db);
    if (parts.staged.length + (parts.file?.length ?? 0) > (await remainingStorageBytes(services, db)))
      throw storageFull(services);
    await insertImport(db, id, preview, parts);
    return preview;
  });
}
