import process from 'node:process';
import { accountDelayKey } from '#adapters/identity/local/sign-in-guard.ts';
import type { Database } from '#db/pool.ts';
import { identitySecret } from '#server/choose-secret.ts';
import { readSettings } from '#server/lib/config.ts';
import { readEncryptionKeys } from '#server/lib/encryption-keys.ts';
import { openKnownSecretBox } from './known-secret-box.ts';

/** Key of the delay of an account; null if the configured encryption key isn't this database's key. */
export async function findDelayKey(db: Database, email: string): Promise<Buffer | null> {
  const secretBox = await openKnownSecretBox(db);
  if (!secretBox) return null;
  const [key] = await readEncryptionKeys(readSettings(process.env));
  return accountDelayKey(await identitySecret(db.system, { secretBox, hasRightKey: true }, key), email);
}
