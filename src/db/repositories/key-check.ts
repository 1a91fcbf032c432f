import type { SecretBox } from '#ports/system.ts';
import type { Queryable } from '../pool.ts';

const CONTEXT = 'sys|key_checks|1|sealed';
const KNOWN = 'fettle';

/** True when the encryption key is the one this database was begun with; the first start sets it. */
export async function isKeyKnown(db: Queryable, box: SecretBox): Promise<boolean> {
  await db.query('insert into sys.key_checks (id, sealed) values (1, $1) on conflict do nothing', [
    box.seal(KNOWN, CONTEXT),
  ]);
  const [row] = await db.query<{ sealed: Buffer }>('select sealed from sys.key_checks where id = 1');
  try {
    return row !== undefined && box.open(row.sealed, CONTEXT) === KNOWN;
  } catch {
    return false;
  }
}
