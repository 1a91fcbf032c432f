import { randomBytes } from 'node:crypto';
import { createSecretBox } from '#adapters/system/secret-box.ts';
import type { Queryable } from '#db/pool.ts';
import { findOrCreateSecret } from '#db/repositories/server-secrets.ts';
import type { SecretBox } from '#ports/system.ts';
import type { EncryptionKeys } from './lib/encryption-keys.ts';

/**
 * Encrypts the tokens of links that leave the server. Its key is random and stored encrypted, so that links outlive a
 * change of the encryption key. It also opens tokens of earlier versions, which used the encryption key itself.
 */
export async function chooseLinkBox(
  db: Queryable,
  secretBox: SecretBox,
  encryptionKeys: EncryptionKeys,
): Promise<SecretBox> {
  const key = await findOrCreateSecret(db, secretBox, 'links', randomBytes(32).toString('base64'));
  return createSecretBox([Buffer.from(key, 'base64'), ...encryptionKeys]);
}
