import pg from 'pg';

/** The advisory lock key for migrations, so that concurrent starts wait for each other. */
export const LOCK_KEY = 7_316_202_611;

/** Group roles: common privileges, the web role, the jobs role. */
const GROUPS = ['fettle_app', 'fettle_web', 'fettle_jobs'] as const;

/** The default jobs role: the serving role's name with `_worker`, and its password. */
export function workerUrlOf(serviceUrl: string): string {
  const url = new URL(serviceUrl);
  url.username = `${url.username}_worker`;
  return url.href;
}

/** Roles are per cluster but the lock is per database, so starts on two databases can collide. */
const COLLISIONS = new Set(['XX000', '23505', '42710']);
const TRIES_MAX = 5;

async function retryCollisions(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
      if (tries === TRIES_MAX || !COLLISIONS.has(code)) throw error;
    }
  }
}

export async function ensureGroupRoles(client: pg.Client): Promise<void> {
  await retryCollisions(() => createGroupRoles(client));
}

async function createGroupRoles(client: pg.Client): Promise<void> {
  for (const name of GROUPS)
    await client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = '${name}') then
        create role ${name} nologin nosuperuser nobypassrls;
      end if;
    end $$`);
  await client.query('grant fettle_app to fettle_web, fettle_jobs');
}

/**
 * Ensures that the two login roles exist, are ordinary roles, and have exactly the privileges they need: `serviceUrl`'s
 * serves requests, `jobsUrl`'s runs jobs. Neither may create objects.
 */
export async function ensureServiceRole(
  adminUrl: string,
  serviceUrl: string,
  jobsUrl?: string,
): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await ensureGroupRoles(client);
    await retryCollisions(async () => {
      await ensureLogin(client, serviceUrl, 'fettle_web');
      const worker = await ensureLogin(client, jobsUrl ?? workerUrlOf(serviceUrl), 'fettle_jobs');
      if (jobsUrl === undefined) await client.query(`alter role ${worker.name} password ${worker.password}`);
    });
    const database = decodeURIComponent(new URL(serviceUrl).pathname.slice(1));
    await client.query(`revoke create on database ${client.escapeIdentifier(database)} from fettle_app`);
  } finally {
    await client.end();
  }
}

async function ensureLogin(
  client: pg.Client,
  loginUrl: string,
  group: (typeof GROUPS)[number],
): Promise<{ readonly name: string; readonly password: string }> {
  const url = new URL(loginUrl);
  const role = decodeURIComponent(url.username);
  const name = client.escapeIdentifier(role);
  const password = client.escapeLiteral(decodeURIComponent(url.password));
  const found = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  if (found.rowCount === 0) {
    await client.query(`create role ${name} login nosuperuser nobypassrls password ${password}`);
    // Disable JIT: statements read one user's data, and compiling takes longer than running them.
    await client.query(`alter role ${name} set jit = off`);
  }
  await client.query(`grant ${group} to ${name}`);
  return { name, password };
}
