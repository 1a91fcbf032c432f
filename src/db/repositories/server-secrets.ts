import type { SecretBox } from '#ports/system.ts';
import type { Queryable } from '../pool.ts';

export const secretContext = (name: string): string => `sys|secrets|${name}|sealed`;

/**
 * Returns a secret of this server, sealed with the encryption key and retained if that key changes; `initial` creates
 * the first value.
 */
export async function findOrCreateSecret(
  db: Queryable,
  box: SecretBox,
  name: string,
  initial: string,
): Promise<string> {
  await db.query('insert into sys.secrets (name, sealed) values ($1, $2) on conflict do nothing', [
    name,
    box.seal(initial, secretContext(name)),
  ]);
  const [row] = await db.query<{ sealed: Buffer }>('select sealed from sys.secrets where name = $1', [name]);
  if (!row) throw new Error(`the secret ${name} is missing`);
  return box.open(row.sealed, secretContext(name));
}
