import { randomBytes } from 'node:crypto';
import { deriveKey } from '#adapters/system/secret-box.ts';
import type { Queryable } from '#db/pool.ts';
import { findOrCreateSecret } from '#db/repositories/server-secrets.ts';
import type { SecretBox } from '#ports/system.ts';

/**
 * Signs sessions and seals token keys. Kept under the encryption key, so that both outlive a change of that key; an
 * installation from before it was kept continues with what it derived.
 */
export async function identitySecret(
  db: Queryable,
  { secretBox, hasRightKey }: { readonly secretBox: SecretBox; readonly hasRightKey: boolean },
  key: Buffer,
): Promise<string> {
  const derived = deriveKey(key, 'identity').toString('base64');
  if (!hasRightKey) return derived;
  const [known] = await db.query<{ isOld: boolean }>('select exists (select from identity.jwks) as "isOld"');
  const initial = known?.isOld ? derived : randomBytes(32).toString('base64');
  return findOrCreateSecret(db, secretBox, 'identity', initial);
}
