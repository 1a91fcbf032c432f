import { createHash } from 'node:crypto';
import type { UserDb } from '#db/pool.ts';
import { ensureProfile, updateSharingId } from '#db/repositories/profiles.ts';
import {
  contributorHash,
  deleteSharedNames,
  findSharedName,
  listNamedMerchants,
  lockSharingId,
  replaceSharedNames,
  type SharedName,
} from '#db/repositories/shared-names.ts';
import { shareableKey, shareableName } from '#domain/categorization/shareable-name.ts';

/** Minimum number of other users who named a merchant the same before the name is suggested. */
export const CONTRIBUTORS_MIN = 2;

/**
 * Rebuilds the merchant names a user shares from their own transactions while data sharing is on, and otherwise removes
 * them all. Rebuilding (rather than adding per event) means that undo, account deletion and late receipts also remove
 * names.
 */
export async function publishNames(db: UserDb): Promise<void> {
  const { privacySettings, sharingId: shared } = await ensureProfile(db);
  if (!privacySettings.dataSharing && shared === null) return;
  const known = await lockSharingId(db);
  if (!privacySettings.dataSharing) {
    if (known === null) return;
    await deleteSharedNames(db);
    await updateSharingId(db, null);
    return;
  }
  const sharingId = known ?? (await updateSharingId(db, 'new'));
  if (sharingId) await replaceSharedNames(db, contributorHash(sharingId), await listOffered(db));
}

/** The name others give the merchant of a charge; null if too few agree or the user has named it. */
export async function suggestName(
  db: UserDb,
  charge: { readonly originalDescription: string; readonly category: string; readonly description: string },
): Promise<string | null> {
  const key = shareableKey(charge.originalDescription, charge.category);
  if (key === null) return null;
  const { sharingId } = await ensureProfile(db);
  const besides = sharingId === null ? null : contributorHash(sharingId);
  const name = await findSharedName(db, hashOf(key), { besides, contributorsMin: CONTRIBUTORS_MIN });
  return name === charge.description ? null : name;
}

/** The newest shareable name per merchant. */
async function listOffered(db: UserDb): Promise<SharedName[]> {
  const offered = new Map<string, SharedName>();
  for (const { originalDescription, name, category } of await listNamedMerchants(db)) {
    const key = shareableKey(originalDescription, category);
    const shared = shareableName(name, originalDescription);
    if (key !== null && shared !== null && !offered.has(key))
      offered.set(key, { keyHash: hashOf(key), name: shared });
  }
  return [...offered.values()];
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
