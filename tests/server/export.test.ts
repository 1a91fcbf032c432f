import { beforeAll, expect, it } from 'vitest';
import { EXPORT_KINDS, NOT_EXPORTED } from '#server/features/export/export-kinds-query.ts';
import { createFullAccount, type FullAccount } from '../lib/create-full-account.ts';
import { expectFailure } from '../lib/envelope.ts';
import { readZip } from '../lib/files/zip.ts';
import { send } from '../lib/http.ts';
import { addressOf, type Person, signIn, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';

const product = runProduct();
const WORD = 'Zanthoxylum';
let ann: FullAccount;
let ben: FullAccount;

beforeAll(async () => {
  ben = await createFullAccount(product(), 'Quercus');
  ann = await createFullAccount(product(), WORD);
}, 60_000);

async function exportOf(person: Person): Promise<Map<string, string>> {
  const answer = await fetch(addressOf(product().url, 'exportUser'), {
    headers: { authorization: `Bearer ${await person.token()}` },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toMatch(/filename="fettle-export-[\d-]{10}\.zip"/);
  const files = readZip(Buffer.from(await answer.arrayBuffer()));
  return new Map([...files].map(([name, content]) => [name, String(content)]));
}

const linesOf = (files: ReadonlyMap<string, string>, name: string): Record<string, unknown>[] =>
  (files.get(`${name}.jsonl`) ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

it('every table with user data is exported, or listed as an exception with its reason', async () => {
  const { rows } = await product().admin.query<{ name: string }>(
    `select distinct table_schema || '.' || table_name as name from information_schema.columns c
      join information_schema.tables b using (table_schema, table_name)
      where column_name = 'user_id' and table_schema in ('app', 'sys') and b.table_type = 'BASE TABLE'`,
  );
  const exported = EXPORT_KINDS.flatMap(({ table, parts = {} }) => [
    `app.${table}`,
    ...Object.values(parts).map((part) => `app.${part.table}`),
  ]);
  expect([...exported, ...Object.keys(NOT_EXPORTED)].sort()).toEqual(rows.map(({ name }) => name).sort());
});

it('a user gets all their rows with decrypted email text, no other user’s data and no keys', async () => {
  const files = await exportOf(ann.person);
  expect([...files.keys()]).toEqual([
    ...['README.txt', 'account.json', 'transactions.csv'],
    ...EXPORT_KINDS.map(({ file }) => `${file}.jsonl`),
    'kept-mail.mbox',
  ]);
  for (const { file, table } of EXPORT_KINDS) {
    const { rows } = await product().admin.query<{ count: number }>(
      `select count(*)::int as count from app.${table} where user_id = $1`,
      [ann.person.userId],
    );
    expect([file, linesOf(files, file).length]).toEqual([file, rows[0]?.count]);
    expect(files.get('README.txt')).toContain(`${file}.jsonl`);
  }
  const receipts = linesOf(files, 'receipts');
  const receipt = receipts.find(({ merchant }) => merchant === ann.surShop);
  expect(receipt).toMatchObject({ currency: 'USD', items: [{ name: expect.any(String) }] });
  expect(receipt?.evidence).toMatchObject({ total: expect.stringMatching(/\d/) });
  const account = linesOf(files, 'transactions').find((row) => row.merchant === ann.surShop);
  expect(account).toMatchObject({
    amountMinor: -2_999,
    split: [{ amountMinor: -2_999, item: 0 }],
    note: '',
    externalIds: [{ source: 'plaid' }],
  });
  expect(files.get('transactions.csv')?.split('\r\n')).toHaveLength(
    linesOf(files, 'transactions').filter((row) => row.removedAt === null).length + 2,
  );
  expect(files.get('account.json')).toContain(ann.person.email);

  const text = [...files.values()].join('\n');
  expect(
    /"\w*(?:sealed|password|secret|token|cursor|userId)":|access-sandbox-/i.exec(text)?.[0],
  ).toBeUndefined();
  // He synced the mailbox before her emails were delivered.
  const his = [...(await exportOf(ben.person)).values()].join('\n');
  expect([text.includes(WORD), his.includes(WORD), his.includes('Quercus')]).toEqual([true, false, true]);
});

it('texts in the CSV never run as formulas', async () => {
  await product().admin.query(
    `update app.transactions set note = '=HYPERLINK("http://x")' where user_id = $1 and merchant = $2`,
    [ben.person.userId, ben.surShop],
  );
  expect((await exportOf(ben.person)).get('transactions.csv')).toContain(`"'=HYPERLINK(""http://x"")"`);
});

it('requires authentication', async () => {
  expectFailure(await send(addressOf(product().url, 'exportUser')), 'Unauthorized');
});

it('requires a sign-in of the last ten minutes', async () => {
  const person = await signUp(product());
  await product().admin.query(
    `update identity.session set "createdAt" = now() - interval '11 minutes' where "userId" = $1`,
    [person.userId],
  );
  expectFailure(await person.ask('exportUser'), 'ReauthRequired');
  const again = await signIn(product(), person.email);
  expect((await exportOf(again)).has('account.json')).toBe(true);
});

it('whose event cannot be logged, or that only asks for headers, does not block the next one', async () => {
  const { admin } = product();
  await admin.query(`
    create function refuse_event() returns trigger language plpgsql as $$ begin raise 'no events now'; end $$;
    create trigger refuse_event before insert on identity.audit_event for each row
      execute function refuse_event()`);
  expectFailure(await ann.person.ask('exportUser'), 'InternalError');
  await admin.query('drop trigger refuse_event on identity.audit_event; drop function refuse_event');
  const headers = { authorization: `Bearer ${await ann.person.token()}` };
  const asked = await send(addressOf(product().url, 'exportUser'), { method: 'HEAD', headers });
  expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'GET']);
  expect((await exportOf(ann.person)).has('account.json')).toBe(true);
});
