import process from 'node:process';
import { createSecretBox } from '#adapters/system/secret-box.ts';
import type { Database } from '#db/pool.ts';
import { isKeyKnown } from '#db/repositories/key-check.ts';
import type { SecretBox } from '#ports/system.ts';
import { readSettings } from '#server/lib/config.ts';
import { readEncryptionKeys } from '#server/lib/encryption-keys.ts';

/** Encryption with the configured key; null if it isn't this database's key. */
export async function openKnownSecretBox(db: Database): Promise<SecretBox | null> {
  const secretBox = createSecretBox(await readEncryptionKeys(readSettings(process.env)));
  return (await isKeyKnown(db.system, secretBox)) ? secretBox : null;
}
