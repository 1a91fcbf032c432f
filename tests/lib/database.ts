import { randomBytes } from 'node:crypto';
import process from 'node:process';
import pg from 'pg';

/** Name of the migrated database that every product's own is a copy of. */
const TEMPLATE = 'fettle';

/** A database of a product's own in the cluster that all server tests share. */
export interface TestDatabase {
  readonly adminUrl: string;
  readonly serviceUrl: string;
  drop(): Promise<void>;
}

/** Tells the workers where the shared cluster answers; the environment is what they have in common with the setup. */
export function tellCluster(urls: { readonly adminUrl: string; readonly serviceUrl: string }): void {
  process.env.TEST_ADMIN_URL = urls.adminUrl;
  process.env.TEST_SERVICE_URL = urls.serviceUrl;
}

/** Copies the migrated database; null where no cluster is shared, and a product has to start its own. */
export async function copyDatabase(): Promise<TestDatabase | null> {
  const { TEST_ADMIN_URL: adminUrl, TEST_SERVICE_URL: serviceUrl } = process.env;
  if (!adminUrl || !serviceUrl) return null;
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(adminUrl, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  return {
    adminUrl: at(adminUrl, name),
    serviceUrl: at(serviceUrl, name),
    drop: () => run(adminUrl, `drop database ${name} with (force)`),
  };
}

function at(url: string, database: string): string {
  const own = new URL(url);
  own.pathname = `/${database}`;
  return own.href;
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
