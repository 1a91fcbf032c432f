import type { QueryOf } from '#contract/endpoints/table.ts';
import { dropOlderPreviews, insertImport } from '#db/repositories/imports.ts';
import type { Services } from '../../lib/services.ts';
import { roomLeft, storageFull } from '../../lib/storage-quota.ts';
import { importProgress } from './import-progress.ts';
import { previewOf, sealParts } from './preview-import.ts';
import { habitsOf, readStatement, refuseUnreadable } from './read-file.ts';
import type { Preview } from './stored-import.ts';

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
