import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { linkAndImport } from '../lib/bank.ts';
import { runCli } from '../lib/cli.ts';
import { connectGmail, mailCalls, NOOR } from '../lib/mail.ts';
import { signUp } from '../lib/person.ts';
import { runProduct, type TestProduct } from '../lib/product.ts';
import { waitFor } from '../lib/wait-for.ts';

const product = runProduct();

/** The product, with commands that are given every setting as a file. */
async function withFiles(): Promise<TestProduct> {
  const { dataDir, databaseUrl, adminUrl, encryptionKey = '' } = product();
  const files: Record<string, string> = {};
  for (const [name, value] of Object.entries({
    DATABASE_URL: databaseUrl,
    DATABASE_ADMIN_URL: adminUrl,
    ENCRYPTION_KEY: encryptionKey,
  })) {
    files[name] = '';
    files[`${name}_FILE`] = path.join(dataDir, name);
    await writeFile(path.join(dataDir, name), `${value}\n`);
  }
  return { ...product(), cliEnvironment: files };
}

it('commands take every setting from a file', async () => {
  const asFiles = await withFiles();
  for (const args of [['user', 'list'], ['check'], ['migrate'], ['rotate-keys'], ['doctor', 'database']]) {
    const { status, messages } = await runCli(asFiles, ...args);
    expect(status, `${args.join(' ')}: ${messages}`).toBe(0);
  }
}, 120_000);

it('fettle user delete revokes access at bank and email provider, and needs the key that opens it', async () => {
  const person = await signUp(product());
  const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
  await connectGmail(person, NOOR);
  await mailCalls(product(), '', true);
  const wrong = { ...product(), encryptionKey: Buffer.alloc(32).toString('base64') };
  const refused = await runCli(wrong, 'user', 'delete', person.email);
  expect([refused.status, refused.messages]).toEqual([1, expect.stringContaining('Nothing was deleted')]);
  expect((await person.call('getMe')).email).toBe(person.email);

  const { status, lines } = await runCli(product(), 'user', 'delete', person.email);
  expect([status, lines]).toEqual([0, [{ userId: person.userId, revocations: 2 }]]);
  await waitFor(
    'both to be revoked by the running server',
    async () => (await product().admin.query('select 1 from sys.revocations')).rows.length === 0,
    90_000,
  );
  expect((await bank.calls('/item/remove')).map((call) => call.status)).toEqual([200]);
  expect((await mailCalls(product(), '/revoke')).map((call) => call.status)).toEqual([200]);
}, 180_000);
