import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createSecretBox } from '#adapters/system/secret-box.ts';
import { JOBS_COLUMNS, KEY_CHECK_COLUMN, WEB_COLUMNS } from '#cli/lib/sealed-columns.ts';
import { USER_COLUMNS } from '#cli/lib/user-sealed-columns.ts';
import { runCli } from '../lib/cli.ts';
import { createFullAccount } from '../lib/create-full-account.ts';
import { emailsSent } from '../lib/household.ts';
import { send } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { runProduct } from '../lib/servers/product.ts';
import { type SecondServer, startSecondServer } from '../lib/servers/second-server.ts';

const product = runProduct();
const ALL = [...USER_COLUMNS, ...WEB_COLUMNS, ...JOBS_COLUMNS, KEY_CHECK_COLUMN];
const NEW_KEY = randomBytes(32).toString('base64');
let rotated: SecondServer | null = null;

afterAll(() => rotated?.stop());

/** Stored values by column, starting with a prefix or with anything else. */
async function counts(prefix: Buffer): Promise<{ under: Record<string, number>; others: number }> {
  const under: Record<string, number> = {};
  let others = 0;
  for (const { table, column } of ALL) {
    const { rows } = await product().admin.query<{ current: number; others: number }>(
      `select count(*) filter (where substring(${column} from 1 for 5) = $1)::int as current,
              count(*) filter (where substring(${column} from 1 for 5) <> $1)::int as others from ${table}`,
      [prefix],
    );
    under[`${table}.${column}`] = rows[0]?.current ?? 0;
    others += rows[0]?.others ?? 0;
  }
  return { under, others };
}

it('the re-encrypted columns are all that hold encrypted values', async () => {
  const { rows } = await product().admin.query<{ name: string }>(
    `select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
      where table_schema in ('app', 'sys', 'identity') and data_type = 'bytea' and column_name like '%sealed'
        order by 1`,
  );
  expect(ALL.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(rows.map(({ name }) => name));
});

it('after a rotation everything opens only under the new key, and all users stay signed in', async () => {
  const { person } = await createFullAccount(product(), 'Rotation');
  await person.call('updateEvidence', { body: { isKept: true } });
  const calendar = new URL((await person.call('createCalendarFeed')).url).pathname;
  await waitUntilIdle(product(), person.userId);
  // A sent email is deleted.
  await emailsSent(product());
  const oldKey = product().encryptionKey ?? '';
  const [before, after] = [oldKey, NEW_KEY].map((key) => createSecretBox([Buffer.from(key, 'base64')]));
  if (!before || !after) throw new Error('no keys');
  const stored = await counts(before.currentPrefix);
  for (const name of [
    'app.bank_connections.access_token_sealed',
    'app.mailboxes.access_sealed',
    'app.receipts.evidence_sealed',
    'sys.secrets.sealed',
  ])
    expect(stored.under[name], name).toBeGreaterThan(0);
  expect(stored.others).toBe(0);

  const wrong = { ...product(), encryptionKey: randomBytes(32).toString('base64') };
  expect((await runCli(wrong, 'rotate-keys')).status, 'a key that opens nothing').toBe(1);
  expect((await counts(before.currentPrefix)).others, 'nothing changed').toBe(0);

  const previous = path.join(product().dataDir, 'previous-key');
  await writeFile(previous, oldKey);
  const done = await runCli(
    { ...product(), encryptionKey: NEW_KEY, cliEnvironment: { ENCRYPTION_KEY_PREVIOUS_FILE: previous } },
    'rotate-keys',
  );
  expect(done.status, done.messages).toBe(0);
  const moved = await counts(after.currentPrefix);
  expect(moved).toEqual({ under: stored.under, others: 0 });

  rotated = await startSecondServer(product(), NEW_KEY);
  const { url } = rotated.product;
  const readiness = await send(`${url}/readyz`);
  expect(readiness.status, readiness.text).toBe(200);
  const session = await send(`${url}/api/auth/token`, { headers: { cookie: person.cookie } });
  expect(session.status, 'the session lives on').toBe(200);
  const authorization = `Bearer ${await person.token()}`;
  const queue = await send(`${url}/api/v1/email-ai/review`, { headers: { authorization } });
  expect(queue.status, 'a token from before is taken').not.toBe(401);
  expect((await send(`${url}${calendar}`)).status, 'a calendar address lives on').toBe(200);
  const again = await runCli({ ...product(), encryptionKey: NEW_KEY }, 'rotate-keys');
  expect(again.status, 'the old key is not needed any more').toBe(0);
}, 120_000);
