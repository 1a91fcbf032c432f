import type pg from 'pg';
import { getConstructionPlans, getMigrationPlans } from 'pg-boss';
import queuePackage from 'pg-boss/package.json' with { type: 'json' };

export const QUEUE_SCHEMA = 'pgboss';

/** Every queue, and how many times a job of it that failed is tried again. */
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
  // One that waits of each key. That one of a key runs is seen to when it is fetched: the policies that see to it
  // themselves go by a list of running keys that is up to a minute old.
  policy: 'short',
  notify: true,
  // Without a sign of life for so long a job counts as lost and runs again.
  heartbeatSeconds: 10,
  expireInSeconds: 3600,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
  retentionSeconds: 7 * 24 * 3600,
  deleteAfterSeconds: 3600,
};

/**
 * Creates the job queue's schema, or takes it to the version of the installed library, and the queues that it lacks, as
 * the role that owns all. True when the schema has changed.
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
  // Indexes are built concurrently behind the transaction, each in a statement of its own.
  const [transaction = '', indexes = ''] = getMigrationPlans(QUEUE_SCHEMA, version).split(/(?<=COMMIT;)/);
  for (const sql of [transaction, ...indexes.split(';\n')]) if (sql.trim() !== '') await client.query(sql);
  return true;
}

/** The serving role used to create the queue, and what a role owns it can change. */
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
