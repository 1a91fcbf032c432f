import { updateBalanceGaps } from '#db/repositories/accounts/balances.ts';
import { finalizeImport } from '#db/repositories/imports.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { recordUndoableChange } from '../../lib/history/record-change.ts';
import { subjectOf } from '../../lib/history/subjects.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { lockPreview } from './lock-preview.ts';
import type { ImportChoice } from './resolve-target-account.ts';
import { saveAccounts } from './save-accounts.ts';
import type { Preview } from './stored-import.ts';

/** Saves the new transactions of a preview, all or none. */
export async function confirmImport(
  services: Services,
  userId: string,
  wireId: string,
  choice: ImportChoice,
): Promise<Preview & { eventId: string }> {
  const id = fromWire(wireId);
  const confirmed = await services.db.withUser(userId, async (db) => {
    const waiting = await lockPreview(services, db, id);
    const saved = await saveAccounts(services, db, id, waiting, choice);
    const preview: Preview = { ...waiting.preview, ...saved, state: 'confirmed' };
    await updateBalanceGaps(db);
    await finalizeImport(db, id, preview);
    await markDerivationPending(db);
    const detail = { kind: 'imported', values: { fileName: preview.fileName } } as const;
    const before = { kind: 'import', importId: id } as const;
    const eventId = await recordUndoableChange(
      services,
      db,
      [{ subject: subjectOf.import(id), detail }],
      before,
    );
    return { ...preview, eventId: toWire('event', eventId) };
  });
  await deriveAndAnnounce(services, userId, 'statementImported');
  return confirmed;
}
