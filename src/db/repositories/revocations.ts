import type { SecretBox } from '#ports/system.ts';
import type { Queryable, Uuid } from '../pool.ts';

export const revocationContext = (id: Uuid): string => `sys|revocations|${id}|token`;

/** Queues access for revocation; the record outlives its user. */
export async function queueRevocation(
  db: Queryable,
  box: SecretBox,
  id: Uuid,
  provider: string,
  token: string,
): Promise<Uuid> {
  await db.query('insert into sys.revocations (id, provider, token_sealed) values ($1, $2, $3)', [
    id,
    provider,
    box.seal(token, revocationContext(id)),
  ]);
  return id;
}

export async function findRevocation(
  db: Queryable,
  box: SecretBox,
  id: Uuid,
): Promise<{ provider: string; token: string } | null> {
  const [row] = await db.query<{ provider: string; sealed: Buffer }>(
    'select provider, token_sealed as sealed from sys.revocations where id = $1',
    [id],
  );
  return row ? { provider: row.provider, token: box.open(row.sealed, revocationContext(id)) } : null;
}

export async function deleteRevocation(db: Queryable, id: Uuid): Promise<void> {
  await db.query('delete from sys.revocations where id = $1', [id]);
}

/** Pending revocations, oldest first. */
export async function listRevocations(db: Queryable): Promise<Uuid[]> {
  return (await db.query<{ id: Uuid }>('select id from sys.revocations order by created_at limit 500')).map(
    (row) => row.id,
  );
}
