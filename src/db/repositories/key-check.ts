import type { SecretBox } from '#ports/system.ts';
import type { Queryable } from '../pool.ts';

export const KEY_CHECK_CONTEXT = 'sys|key_checks|1|sealed';
const KNOWN = 'fettle';

/** Whether one of the encryption keys is the key of this database; the first start stores it. */
export async function isKeyKnown(db: Queryable, box: SecretBox): Promise<boolean> {
  await db.query('insert into sys.key_checks (id, sealed) values (1, $1) on conflict do nothing', [
    box.seal(KNOWN, KEY_CHECK_CONTEXT),
  ]);
  const [row] = await db.query<{ sealed: Buffer }>('select sealed from sys.key_checks where id = 1');
  try {
    return row !== undefined && box.open(row.sealed, KEY_CHECK_CONTEXT) === KNOWN;
  } catch {
    return false;
  }
}
