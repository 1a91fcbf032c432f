import type pg from 'pg';
import { getConstructionPlans, getMigrationPlans } from 'pg-boss';
import queuePackage from 'pg-boss/package.json' with { type: 'json' };

export const QUEUE_SCHEMA = 'pgboss';

/** Creates the job queue's schema, or takes it to the version of the installed library, as the role that owns all. */
export async function installQueue(client: pg.Client): Promise<boolean> {
  await takeOver(client);
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
