import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allTransactions, institutionOf, type LinkedBank, linkAndImport } from '../lib/bank.ts';
import { expectFailure } from '../lib/envelope.ts';
import { member, send } from '../lib/http.ts';
import { pollNow, waitUntilIdle } from '../lib/jobs.ts';
import { type Person, signUp } from '../lib/person.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { runProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';

const product = runProduct();
const SYNC = '/transactions/sync';

describe('webhooks of the bank provider', () => {
  let person: Person;
  let bank: LinkedBank;
  let hook: string;

  beforeAll(async () => {
    person = await signUp(product());
    bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
    hook = `${product().url}/api/v1/plaid/webhook`;
  });

  const statusesOf = async (operation: Readonly<Record<string, unknown>>): Promise<unknown> =>
    member(await bank.order({ op: 'webhook', code: 'SYNC_UPDATES_AVAILABLE', ...operation }), 'statuses');

  it('a signed one triggers a sync', async () => {
    await bank.order({ op: 'add', account: 'hsa', amountMinor: -311, description: 'PAWPAW STALL' });
    await waitFor('the new row', async () => (await allTransactions(person, { q: 'pawpaw' })).length === 1);
  });

  it.each(['unsigned', 'bad_signature', 'body_changed', 'stale', 'alg_none', 'unknown_key', 'expired_key'])(
    'one that is %s is rejected without effect',
    async (flaw) => {
      await waitUntilIdle(product(), person.userId);
      const before = (await bank.calls(SYNC)).length;
      expect(await statusesOf({ flaw })).toEqual([401]);
      await waitUntilIdle(product(), person.userId);
      expect((await bank.calls(SYNC)).length).toBe(before);
    },
  );

  it('fifty at once cause a few syncs, not fifty', async () => {
    await waitUntilIdle(product(), person.userId);
    const before = (await bank.calls(SYNC)).length;
    const statuses = await statusesOf({ times: 50 });
    expect(new Set(Array.isArray(statuses) ? statuses : [])).toEqual(new Set([200]));
    await waitUntilIdle(product(), person.userId);
    expect((await bank.calls(SYNC)).length - before).toBeLessThan(10);
  });

  it('an unknown connection or kind is accepted without effect', async () => {
    expect(await statusesOf({ itemId: 'no-such-item' })).toEqual([200]);
    expect(await statusesOf({ code: 'NEW_FASHIONED_NOTICE' })).toEqual([200]);
    expect(await statusesOf({ type: 'ITEM', code: 'NEW_ACCOUNTS_AVAILABLE' })).toEqual([200]);
    expect((await institutionOf(person, bank.itemId))?.status).toBe('healthy');
  });

  it('a revoked permission is shown to the user', async () => {
    const other = await signUp(product());
    const linked = await linkAndImport(product(), other, { accounts: ['hsa'] });
    await linked.order({ op: 'revoke' });
    await controlEmulator(product().plaidUrl, { op: 'settle' });
    await waitFor(
      'the state',
      async () => (await institutionOf(other, linked.itemId))?.status === 'needs_reauth',
    );
  });

  it('polling makes up for lost webhooks: a due connection is synced without one', async () => {
    await controlEmulator(product().plaidUrl, { op: 'lose_webhooks', lost: true });
    await bank.order({ op: 'add', account: 'hsa', amountMinor: -312, description: 'JICAMA STALL' });
    await product().admin.query(
      "update sys.schedules set next_at = now() - interval '1 minute' where user_id = $1",
      [person.userId],
    );
    await pollNow(product());
    await waitFor('the new row', async () => (await allTransactions(person, { q: 'jicama' })).length === 1);
    await controlEmulator(product().plaidUrl, { op: 'lose_webhooks', lost: false });
  });

  it('without a signature, malformed, or too large: rejected in the envelope', async () => {
    const post = (body: string, headers: Record<string, string> = {}) =>
      send(hook, { method: 'POST', headers, body });
    expectFailure(await post('{}'), 'Unauthorized');
    expectFailure(await post('nope', { 'plaid-verification': 'a.b.c' }), 'Unauthorized');
    expectFailure(await post('x'.repeat(1024 * 1024 + 1)), 'PayloadTooLarge');
  });

  describe('a repeated webhook', () => {
    let receiver: Server;
    let caught: Promise<{ body: string; signature: string }>;
    let address: string;

    beforeAll(async () => {
      caught = new Promise((resolve) => {
        receiver = createServer((request, response) => {
          const chunks: Buffer[] = [];
          request.on('data', (chunk: Buffer) => chunks.push(chunk));
          request.on('end', () => {
            resolve({
              body: Buffer.concat(chunks).toString('utf8'),
              signature: String(request.headers['plaid-verification']),
            });
            response.end('{}');
          });
        });
      });
      await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
      const at = receiver.address();
      address = `http://127.0.0.1:${at && typeof at === 'object' ? at.port : 0}/`;
    });
    afterAll(() => new Promise((resolve) => receiver.close(resolve)));

    it('is accepted without a second effect; with a changed byte it is rejected', async () => {
      await statusesOf({ url: address });
      const { body, signature } = await caught;
      const replay = (text: string) =>
        send(hook, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'plaid-verification': signature },
          body: text,
        });
      await waitUntilIdle(product(), person.userId);
      expect((await replay(body)).status).toBe(200);
      await waitUntilIdle(product(), person.userId);
      const before = (await bank.calls(SYNC)).length;
      for (let times = 0; times < 5; times += 1) expect((await replay(body)).status).toBe(200);
      await waitUntilIdle(product(), person.userId);
      expect((await bank.calls(SYNC)).length).toBe(before);
      expectFailure(await replay(`${body} `), 'Unauthorized');
      const seen = await product().admin.query('select 1 from sys.webhooks where body_hash = $1', [
        createHash('sha256').update(signature).update(body).digest(),
      ]);
      expect(seen.rowCount).toBe(1);
    });
  });
});
