import pg from 'pg';
import { expect, it } from 'vitest';
import { copyDatabase } from '../lib/database.ts';
import { printSql } from '../lib/print-schema.ts';
import { readCatalog } from '../lib/schema-catalog.ts';

it('schema.sql matches the migrated schema', async () => {
  const database = await copyDatabase();
  if (!database) throw new Error('this test needs the cluster that the server tests share');
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  try {
    const catalog = await readCatalog(client);
    await expect(printSql(catalog)).toMatchFileSnapshot('../../src/db/schema.sql');
  } finally {
    await client.end();
    await database.drop();
  }
});
