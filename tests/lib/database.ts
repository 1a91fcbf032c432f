import { randomBytes } from 'node:crypto';
import process from 'node:process';
import pg from 'pg';
import { distribute } from '#db/distribute.ts';
import { copyOnNodes, dropOnNodes, recordStatementsPerNode, rejectMultiShardStatements } from './citus.ts';

/** A separate database in the cluster that all server tests share. */
export interface TestDatabase {
  readonly adminUrl: string;
  readonly serviceUrl: string;
  /** The same database through a connection pool, if the run has one. */
  readonly pooledUrl: string | null;
  drop(): Promise<void>;
}

/**
 * Passes the shared cluster and the migrated database that products copy to the workers, through the environment.
 * `nodes`: of a distributed cluster, the coordinator first.
 */
export function provideCluster(urls: {
  readonly adminUrl: string;
  readonly serviceUrl: string;
  readonly nodes?: readonly string[];
  readonly pooledUrl?: string;
}): void {
  process.env.TEST_ADMIN_URL = urls.adminUrl;
  process.env.TEST_SERVICE_URL = urls.serviceUrl;
  process.env.TEST_NODES = (urls.nodes ?? []).join(' ');
  process.env.TEST_POOLED_URL = urls.pooledUrl ?? '';
}

/**
 * Copies the migrated database; null if no cluster is shared and the product must start its own. `what` identifies the
 * copy in the log of a distributed cluster.
 */
export async function copyDatabase(what = 'others'): Promise<TestDatabase | null> {
  const { TEST_ADMIN_URL: adminUrl, TEST_SERVICE_URL: serviceUrl } = process.env;
  if (!adminUrl || !serviceUrl) return null;
  const name = `test_${randomBytes(6).toString('hex')}`;
  const nodes = (process.env.TEST_NODES ?? '').split(' ').filter(Boolean);
  if (nodes.length > 0) return copyDistributed(nodes, { name, what, adminUrl, serviceUrl });
  const { TEST_POOLED_URL: pooledUrl } = process.env;
  const template = new URL(adminUrl).pathname.slice(1);
  await run(adminUrl, `create database ${name} template ${template} strategy file_copy`);
  return {
    adminUrl: at(adminUrl, name),
    serviceUrl: at(serviceUrl, name),
    pooledUrl: pooledUrl ? at(pooledUrl, name) : null,
    drop: () => run(adminUrl, `drop database ${name} with (force)`),
  };
}

/** Settings for a product with a database in the shared cluster. */
export function databaseSettings({ serviceUrl, pooledUrl, adminUrl }: TestDatabase): Record<string, string> {
  return {
    ...(pooledUrl === null
      ? { DATABASE_URL: serviceUrl }
      : { DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: serviceUrl }),
    DATABASE_ADMIN_URL: adminUrl,
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  };
}

/** Makes statements of the product fail on such a copy if they reach more than one shard. */
async function copyDistributed(
  nodes: readonly string[],
  copy: {
    readonly name: string;
    readonly what: string;
    readonly adminUrl: string;
    readonly serviceUrl: string;
  },
): Promise<TestDatabase> {
  const { name, what, adminUrl, serviceUrl } = copy;
  await copyOnNodes(nodes, name);
  await setAsDistributed(at(adminUrl, name));
  const { username } = new URL(serviceUrl);
  for (const role of [username, `${username}_worker`])
    await rejectMultiShardStatements(at(adminUrl, name), role);
  return {
    adminUrl: at(adminUrl, name),
    serviceUrl: at(serviceUrl, name),
    pooledUrl: null,
    async drop() {
      await recordStatementsPerNode(nodes, name, what);
      await dropOnNodes(nodes, name);
    },
  };
}

/** Connection settings of a distributed database are attached to its name and not copied. */
async function setAsDistributed(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await distribute(client);
  } finally {
    await client.end();
  }
}

function at(url: string, database: string): string {
  const databaseUrl = new URL(url);
  databaseUrl.pathname = `/${database}`;
  return databaseUrl.href;
}

async function run(adminUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: at(adminUrl, 'postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
