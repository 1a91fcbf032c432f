import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { member, send } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { ofx, preview } from '../lib/statements.ts';
import { waitFor } from '../lib/wait-for.ts';

const product = runProduct({ environment: { USER_STORAGE_QUOTA_MB: '1' } });
let person: Person;
beforeEach(async () => {
  person = await signUp(product());
});

const pathOf = (fileName: string) => `${product().url}/api/v1/mailboxes/uploads?fileName=${fileName}`;

async function upload(content: string | Buffer, fileName = 'mail.mbox') {
  const answer = await send(pathOf(fileName), {
    method: 'POST',
    headers: { authorization: `Bearer ${await person.token()}`, 'content-type': 'application/octet-stream' },
    body: content,
  });
  return { status: answer.status, error: member(answer.json, 'error'), json: answer.json };
}

function email(bytes: number): string {
  const id = randomBytes(8).toString('hex');
  const words = randomBytes(bytes / 2)
    .toString('hex')
    .replace(/(.{76})/g, '$1\n');
  return (
    `From ${id} Fri Nov 20 10:00:00 +0000 2026\nFrom: a@example.test\n` +
    `Subject: Letter ${id}\nMessage-ID: <${id}@example.test>\n\n${words}\n\n`
  );
}

async function storedEmails(): Promise<number> {
  const { rows } = await product().admin.query(
    'select count(*)::int as emails from app.messages where user_id = $1',
    [person.userId],
  );
  return Number(rows[0]?.emails);
}

describe('a user’s storage', () => {
  it('an upload beyond the quota stops with a reason, and keeps what was stored before', async () => {
    // Uploads count while they wait to be read; a body of this size is read within moments.
    const many = Array.from({ length: 12 }, () => email(900_000)).join('');
    const full = await upload(many);
    expect(full).toMatchObject({ status: 413, error: 'StorageFull' });
    expect(String(member(full.json, 'message'))).toMatch(/storage is full \(1 MB\)/);
    await waitUntilIdle(product(), person.userId);
    expect(await upload(email(1_000))).toMatchObject({ status: 200 });
    await waitUntilIdle(product(), person.userId);
    expect(await storedEmails()).toBeGreaterThan(0);
  });

  it('a preview beyond the quota is rejected; older unconfirmed previews are deleted for newer ones', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 7; n += 1) {
      const row = { on: '2026-11-02', amount: `-${n}.34`, name: `QUINCE PHARMACY ${n}`, id: `f${n}` };
      ids.push((await preview(product(), person, ofx([row]))).id);
    }
    const kept = await Promise.all(
      ids.map(async (importId) => (await person.ask('getImport', { params: { importId } })).status),
    );
    expect(kept).toEqual([404, 404, 200, 200, 200, 200, 200]);
  });
});

describe('concurrent uploads', () => {
  it('are limited to one per user, and the next may start when its client disconnects', async () => {
    const token = await person.token();
    const slow = request(pathOf('slow.mbox'), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    });
    slow.on('error', () => undefined);
    slow.write(Array.from({ length: 300 }, () => email(500)).join(''));
    await waitFor('the first emails of the slow upload', async () => (await storedEmails()) > 0);
    const second = await upload(email(200));
    expect(second).toMatchObject({ status: 429, error: 'TooManyRequests' });
    slow.destroy();
    await waitFor('the place of an upload to be free', async () => (await upload(email(200))).status === 200);
  });

  it('an archive that unpacks endlessly is rejected within moments', async () => {
    const bomb = gzipSync(Buffer.alloc(60 * 1024 * 1024, 'a\n'));
    const start = performance.now();
    expect(await upload(bomb, 'bomb.mbox.gz')).toMatchObject({ status: 422, error: 'UnreadableFile' });
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
