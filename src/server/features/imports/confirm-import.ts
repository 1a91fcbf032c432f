import { updateBalanceGaps } from '#db/repositories/accounts/balances.ts';
import { finalizeImport } from '#db/repositories/imports.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { requireExactSums } from '../../lib/require-exact-sums.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { lockPreview } from './lock-preview.ts';
import { recordImport } from './record-import.ts';
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
    if (preview.addedTransactions > 0) await requireExactSums(db);
    await updateBalanceGaps(db);
    await finalizeImport(db, id, preview);
    await markDerivationPending(db);
    const eventId = await recordImport(services, db, id, preview.fileName);
    return { ...preview, eventId: toWire('event', eventId) };
  });
  await deriveAndAnnounce(services, userId, 'statementImported');
  return confirmed;
}
