import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMonths } from '#domain/calendar/civil-date.ts';
import { expectFailure, withoutRequestId } from '../lib/envelope.ts';
import { type HttpAnswer, send } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { type Person, signUp } from '../lib/person.ts';
import { type EdgeServer, startEdgeServer } from '../lib/servers/edge-server.ts';
import { runProduct } from '../lib/servers/product.ts';
import { importFile, ofx } from '../lib/statements.ts';

const product = runProduct();
let limited: EdgeServer | null = null;
let person: Person;
afterAll(() => limited?.close());

/** Its last charge was two weeks ago. */
const LAST_ON = new Date(Date.now() - 14 * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  person = await signUp(product());
  const charges = [-5, -4, -3, -2, -1, 0].map((month) => {
    const on = addMonths(LAST_ON, month);
    return { on, amount: '-15.49', name: 'NETFLIX.COM', id: on };
  });
  await importFile(product(), person, ofx(charges));
  await waitUntilIdle(product(), person.userId);
});

const create = async (of = person) => (await of.call('createCalendarFeed')).url;
const read = (url: string, headers: Record<string, string> = {}) => send(url, { headers });

/** The answer to an address that never existed. */
async function unknown(): Promise<HttpAnswer> {
  const file = `${randomBytes(110).toString('base64url')}.ics`;
  return read(`${product().url}/api/v1/calendars/${file}`);
}

async function expectGone(url: string): Promise<void> {
  const answer = await read(url);
  expectFailure(answer, 'NotFound');
  expect(withoutRequestId(answer)).toEqual(withoutRequestId(await unknown()));
  const names = (of: HttpAnswer) => [...of.headers.keys()].sort();
  expect(names(answer)).toEqual(names(await unknown()));
}

describe('the calendar address', () => {
  it('is off until it is created, and reads the due dates without a session', async () => {
    expect(await person.call('getCalendarFeed')).toEqual({ createdAt: null });
    const url = await create();
    expect((await person.call('getCalendarFeed')).createdAt).toMatch(/^\d{4}-/);
    const answer = await read(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/);
    const [stream] = (await person.call('listSubscriptions')).subscriptions;
    const days = answer.text.match(/(?<=^DTSTART;VALUE=DATE:)\d{8}/gm) ?? [];
    expect(days[0]).toBe(stream?.nextOn?.replaceAll('-', ''));
    expect(days).toHaveLength(12);
    expect(answer.text.match(/^SUMMARY:.*$/gm)?.[0]).toBe('SUMMARY:Netflix $15.49');
    expect((await send(url, { method: 'HEAD' })).status).toBe(200);
  });

  it('answers 304 while the calendar is the same', async () => {
    const url = await create();
    const etag = (await read(url)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await read(url, { 'if-none-match': known });
      expect([answer.status, answer.text, answer.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await read(url, { 'if-none-match': '"other"' })).status).toBe(200);
    const [stream] = (await person.call('listSubscriptions')).subscriptions;
    const change = { params: { subscriptionId: stream?.id ?? '' } };
    await person.call('updateSubscription', { ...change, body: { verdict: 'not_subscription' } });
    const changed = await read(url, { 'if-none-match': etag });
    expect([changed.status, changed.text.includes('VEVENT')]).toEqual([200, false]);
    await person.call('updateSubscription', { ...change, body: { verdict: 'detected' } });
  });

  it('contains only the user’s own charges', async () => {
    const answer = await read(await create(await signUp(product(), 'Ben Bole')));
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('Netflix');
  });

  it('is stored only as a hash of 256 random bits, outside exports and logs', async () => {
    const url = await create();
    const { rows } = await product().admin.query<{ hash: Buffer; feed: string }>(
      'select secret_hash as hash, f::text as feed from app.calendar_feeds f where user_id = $1',
      [person.userId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.hash).toHaveLength(createHash('sha256').update('').digest().length);
    expect(rows[0]?.feed).not.toContain(url.slice(-60, -4));
    // The identity in it is encrypted.
    const token = Buffer.from(/calendars\/(.*)\.ics$/.exec(url)?.[1] ?? '', 'base64url').toString('latin1');
    expect(token).not.toContain(person.userId);
    expect(await create()).not.toBe(url);
  });

  it('stops working when it is replaced or turned off, as if it had never existed', async () => {
    const [first, second] = [await create(), await create()];
    await expectGone(first);
    expect((await read(second)).status).toBe(200);
    expect(await person.call('deleteCalendarFeed')).toEqual({ done: true });
    await expectGone(second);
    expect(await person.call('getCalendarFeed')).toEqual({ createdAt: null });
    expect(await person.call('deleteCalendarFeed'), 'again').toEqual({ done: true });
  });

  it('stops working while the account is disabled, and when it is deleted', async () => {
    const gone = await signUp(product(), 'Carl Cole');
    const url = await create(gone);
    await product().admin.query(
      'insert into identity.disabled_account ("userId", "disabledAt") values ($1, now())',
      [gone.userId],
    );
    await expectGone(url);
    await product().admin.query('delete from identity.disabled_account where "userId" = $1', [gone.userId]);
    expect((await read(url)).status).toBe(200);
    await gone.call('deleteUser');
    await expectGone(url);
  });

  it.each([
    ['too short', 'abc.ics'],
    ['another ending', `${'a'.repeat(150)}.txt`],
    ['another alphabet', `${'.'.repeat(150)}.ics`],
    ['not encrypted here', `${'a'.repeat(150)}.ics`],
    ['a NUL', `${'a'.repeat(150)}%00.ics`],
  ])('that is %s is not found', async (_kind, file) =>
    expectFailure(await read(`${product().url}/api/v1/calendars/${file}`), 'NotFound'),
  );

  it('with a changed character is not found', async () => {
    const url = await create();
    const at = url.length - 30;
    const changed = `${url.slice(0, at)}${url[at] === 'A' ? 'B' : 'A'}${url.slice(at + 1)}`;
    await expectGone(changed);
  });

  it('is in the security log', async () => {
    await create();
    const { events } = await person.call('listSecurityEvents');
    expect(events[0]?.kind).toBe('calendar-address-created');
  });

  it('answers 405 to other methods, and 429 to a client that asks too often', async () => {
    const url = await create();
    expectFailure(await send(url, { method: 'POST' }), 'MethodNotAllowed');
    limited = await startEdgeServer(product(), {}, { rateLimitFactor: 0.005 });
    const file = new URL(url).pathname;
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await read(`${limited.url}${file}`)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('works on other servers of the installation', async () => {
    const url = await create();
    const other = await startEdgeServer(product(), { PUBLIC_URL: product().url, REGISTRATION: 'open' });
    expect((await read(`${other.url}${new URL(url).pathname}`)).status).toBe(200);
    await other.close();
  });
});
