import type { SecretBox } from '#ports/system.ts';
import type { Queryable } from '../pool.ts';

export const secretContext = (name: string): string => `sys|secrets|${name}|sealed`;

/** A secret of this server, sealed under the encryption key and kept when that changes; `initial` makes the first. */
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
