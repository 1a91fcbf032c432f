import { randomBytes } from 'node:crypto';
import process from 'node:process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { ensureServiceRole } from '#db/roles.ts';
import { addNode, createOnNodes, dropOnNodes, recordStatementsPerNode } from '../lib/citus.ts';
import { readResults, startBankSync, waitForBankSync, waitForMailSync } from '../lib/kill/kill-scenario.ts';
import { startMailSync } from '../lib/mail.ts';
import { startTestProduct, type TestProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';

const { CITUS_URL } = process.env;
const PEOPLE = 3;
if (!CITUS_URL)
  process.stdout.write('Not run: adding a node while syncing needs a distributed PostgreSQL in CITUS_URL.\n');

describe.runIf(CITUS_URL)('a node added while users sync', () => {
  let nodes: string[] = [];
  let product: TestProduct;
  let admin: pg.Client;

  beforeAll(async () => {
    nodes = await createOnNodes(CITUS_URL ?? '', 1);
    const [adminUrl = ''] = nodes;
    const service = new URL(adminUrl);
    [service.username, service.password] = ['fettle_test', 'fettle_test'];
    await ensureServiceRole(adminUrl, service.href);
    await migrate(adminUrl);
    product = await startTestProduct({
      environment: {
        ...{ DATABASE_URL: service.href, DATABASE_ADMIN_URL: adminUrl },
        ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      },
    });
    admin = new pg.Client({ connectionString: adminUrl });
    await admin.connect();
  });
  afterAll(async () => {
    const name = new URL(nodes[0] ?? '').pathname.slice(1);
    await recordStatementsPerNode(nodes, name, 'a node that is added while people sync');
    await admin.end();
    await product.stop();
    await dropOnNodes(nodes, name);
  });

  it('gets its share of the shards; nothing is lost or duplicated', async () => {
    const reference = await startBankSync(product);
    await startMailSync(reference.person);
    await waitForBankSync(product, reference.person, reference.itemId);
    await waitForMailSync(product, reference.person, 180_000);
    const expected = await readResults(product, reference.person.userId);
    const begun: Awaited<ReturnType<typeof startBankSync>>[] = [];
    for (let each = 0; each < PEOPLE; each += 1) begun.push(await startBankSync(product));
    for (const { person } of begun) await startMailSync(person);
    const added = nodes.at(-1) ?? '';
    await addNode(nodes[0] ?? '', added);
    expect(await shardsOn(added)).toBe(0);
    await admin.query('select citus_rebalance_start()');
    const hasMoved = async () => {
      const { rows } = await admin.query<{ state: string }>('select state from citus_rebalance_status()');
      if (rows[0]?.state === 'failed') throw new Error('the rebalance failed');
      return rows[0]?.state === 'finished';
    };
    await waitFor('the shards to move', hasMoved, 300_000, 500);
    expect(await shardsOn(added)).toBeGreaterThan(0);
    for (const { person, itemId } of begun) {
      await waitForBankSync(product, person, itemId);
      await waitForMailSync(product, person, 180_000);
      expect(await readResults(product, person.userId)).toEqual(expected);
    }
    expect(await readResults(product, reference.person.userId)).toEqual(expected);
  }, 900_000);

  async function shardsOn(url: string): Promise<number> {
    const { rows } = await admin.query<{ count: number }>(
      'select count(*)::int as count from citus_shards where nodeport = $1 and table_name = $2::regclass',
      [new URL(url).port, 'app.transactions'],
    );
    return rows[0]?.count ?? 0;
  }
});
