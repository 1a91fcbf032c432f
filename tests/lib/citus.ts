import { randomBytes } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import pg from 'pg';
import { DISTRIBUTED_LOG } from './paths.ts';

/** Few shards, so that databases copy quickly; every node has some. */
const SHARDS = 4;

/**
 * Creates an empty database on every node of the Citus cluster, the coordinator first. The last `spare` nodes join only
 * when they are added.
 */
export async function createOnNodes(coordinatorUrl: string, spare = 0): Promise<string[]> {
  const nodes = await nodesOf(coordinatorUrl);
  const name = `fettle_${randomBytes(4).toString('hex')}`;
  const databaseUrls = nodes.map((url) => at(url, name));
  for (const url of nodes) await runSql(url, [`create database ${name}`]);
  for (const url of databaseUrls) await runSql(url, ['create extension citus']);
  const [coordinator = '', ...workers] = databaseUrls;
  await runSql(coordinator, [
    `alter database ${name} set citus.shard_count = ${SHARDS}`,
    `select citus_set_coordinator_host('${new URL(coordinator).hostname}', ${new URL(coordinator).port})`,
  ]);
  for (const url of workers.slice(0, workers.length - spare)) await addNode(coordinator, url);
  return databaseUrls;
}

export async function addNode(coordinator: string, url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  await runSql(coordinator, [`select citus_add_node('${hostname}', ${port})`]);
}

/** Copies a database on every node. Existing connections to it are terminated, including the extension's own. */
export async function copyOnNodes(nodes: readonly string[], name: string): Promise<void> {
  for (const url of nodes) {
    const template = new URL(url).pathname.slice(1);
    await runSql(at(url, 'postgres'), [
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${template}'`,
      `create database ${name} template ${template}`,
    ]);
  }
}

/** Writes the statements each node of a database executed to `.cache/distributed.log`. */
export async function recordStatementsPerNode(
  nodes: readonly string[],
  name: string,
  what: string,
): Promise<void> {
  const parts: string[] = [];
  for (const url of nodes) {
    const [did] = await runSql<{ shards: number; added: number; scans: number }>(at(url, name), [
      'set citus.override_table_visibility = off',
      `select (count(*) filter (where schemaname = 'app' and relname ~ '_\\d{5,}$'))::int as shards,
          sum(n_tup_ins)::int as added, sum(seq_scan + coalesce(idx_scan, 0))::int as scans
         from pg_stat_user_tables`,
    ]);
    parts.push(`${new URL(url).port}: ${did?.shards} shards, ${did?.added} rows added, ${did?.scans} scans`);
  }
  await appendFile(DISTRIBUTED_LOG, `${what} | ${parts.join(' | ')}\n`);
}

export async function dropOnNodes(nodes: readonly string[], name: string): Promise<void> {
  for (const url of nodes) await runSql(at(url, 'postgres'), [`drop database ${name} with (force)`]);
}

/** Makes statements of this role fail if they reach more than one shard. */
export async function rejectMultiShardStatements(databaseUrl: string, role: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  await runSql(databaseUrl, [
    `alter role ${role} in database ${name} set citus.multi_task_query_log_level = 'error'`,
  ]);
}

async function nodesOf(coordinatorUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: coordinatorUrl });
  await client.connect();
  const { rows } = await client.query<{ host: string; port: number }>(
    'select nodename as host, nodeport as port from pg_dist_node where groupid <> 0 order by nodeid',
  );
  await client.end();
  return [
    coordinatorUrl,
    ...rows.map(({ host, port }) => {
      const url = new URL(coordinatorUrl);
      url.hostname = host;
      url.port = String(port);
      return url.href;
    }),
  ];
}

function at(url: string, database: string): string {
  const databaseUrl = new URL(url);
  databaseUrl.pathname = `/${database}`;
  return databaseUrl.href;
}

/** Runs statements in sequence and returns the rows of the last. */
async function runSql<Row extends pg.QueryResultRow>(
  url: string,
  statements: readonly string[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const sql of statements) ({ rows } = await client.query<Row>(sql));
    return rows;
  } finally {
    await client.end();
  }
}
