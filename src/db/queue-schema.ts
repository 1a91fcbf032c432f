import type pg from 'pg';
import { getConstructionPlans, getMigrationPlans } from 'pg-boss';
import queuePackage from 'pg-boss/package.json' with { type: 'json' };

export const QUEUE_SCHEMA = 'pgboss';

/** Every queue with its retry limit. */
export const QUEUE_RETRIES = {
  'bank-sync': 5,
  'mail-sync': 5,
  derive: 3,
  revoke: 50,
  retain: 3,
  assist: 3,
  'fetch-originals': 5,
  notify: 5,
  'mail-out': 5,
  poll: 0,
} as const;

const OF_ALL = {
  // At most one waiting job per key. One running job per key is enforced when fetching, because the built-in policies
  // for that use a cached list that is up to a minute old.
  policy: 'short',
  notify: true,
  // After this long without a heartbeat, a job counts as lost and runs again.
  heartbeatSeconds: 10,
  expireInSeconds: 3600,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
  retentionSeconds: 7 * 24 * 3600,
  deleteAfterSeconds: 3600,
};

/**
 * As the owner role, creates or upgrades the job queue's schema and creates missing queues. Returns true if the schema
 * changed.
 */
export async function installQueue(client: pg.Client): Promise<boolean> {
  await takeOver(client);
  const hasChanged = await installSchema(client);
  for (const [name, retryLimit] of Object.entries(QUEUE_RETRIES))
    await client.query(`select ${QUEUE_SCHEMA}.create_queue($1, $2)`, [name, { ...OF_ALL, retryLimit }]);
  await client.query('update pgboss.queue set policy = $1 where policy <> $1 and name = any($2)', [
    ...[OF_ALL.policy, Object.keys(QUEUE_RETRIES)],
  ]);
  return hasChanged;
}

async function installSchema(client: pg.Client): Promise<boolean> {
  const found = await client.query<{ name: string | null }>("select to_regclass('pgboss.version') as name");
  if (found.rows[0]?.name == null) {
    await client.query(getConstructionPlans(QUEUE_SCHEMA));
    return true;
  }
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  const version = Number(rows[0]?.version);
  if (version >= queuePackage.pgboss.schema) return false;
  // Indexes are built concurrently after the transaction, each in its own statement.
  const [transaction = '', indexes = ''] = getMigrationPlans(QUEUE_SCHEMA, version).split(/(?<=COMMIT;)/);
  for (const sql of [transaction, ...indexes.split(';\n')]) if (sql.trim() !== '') await client.query(sql);
  return true;
}

/** The serving role once created the queue; an owner can change its objects, so ownership moves. */
async function takeOver(client: pg.Client): Promise<void> {
  await client.query(`do $$ declare previous name; begin
    select r.rolname into previous from pg_namespace n join pg_roles r on r.oid = n.nspowner
     where n.nspname = '${QUEUE_SCHEMA}' and r.rolname <> current_user;
    if previous is not null then
      execute format('grant %I to current_user', previous);
      execute format('reassign owned by %I to current_user', previous);
      execute format('revoke %I from current_user', previous);
    end if;
  end $$`);
}
