import { describe, expect, it } from 'vitest';
import { emailsTo, waitForEmail } from '../lib/caught-emails.ts';
import type { HttpAnswer } from '../lib/http.ts';
import { PASSWORD, type Person, signUp } from '../lib/person.ts';
import { startEdgeServer } from '../lib/servers/edge-server.ts';
import { runProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';
import { callAuth, lowerQuartile, refusalOf } from './lib/auth-call.ts';

const product = runProduct();
const SUBJECT = 'Someone tried to sign in to your account';
const FREE_ATTEMPTS = 5;

const guess = (email: string, from: string, password = 'wrong horse battery', cookie = '') =>
  callAuth(product().url, '/sign-in/email', { email, password }, { from, cookie });

const deviceOf = (person: Person) =>
  person.cookie.split('; ').find((part) => part.startsWith('fettle.device=')) ?? '';

/** Ends the delay of every account, as if the time had passed. */
const letDelaysPass = () =>
  product().admin.query(`update identity.sign_in_guard set "blockedUntil" = now() - interval '1 second'`);

describe('240 wrong passwords from twelve addresses', () => {
  it('get a handful of attempts, while a browser known to the owner still signs in', async () => {
    const person = await signUp(product());
    const statuses: number[] = [];
    for (let index = 0; index < 240; index += 1) {
      const answer = await guess(person.email, `127.0.1.${(index % 12) + 1}`);
      statuses.push(answer.status);
      if (answer.status !== 429) continue;
      expect(refusalOf(answer)).toEqual([429, 'TooManyAttempts']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses.filter((status) => status === 401).length).toBe(FREE_ATTEMPTS);
    expect(statuses.filter((status) => status === 429).length).toBe(240 - FREE_ATTEMPTS);
    expect((await guess(person.email, '127.0.1.50', PASSWORD)).status, 'an unknown browser waits').toBe(429);
    const known = await guess(person.email, '127.0.1.51', PASSWORD, deviceOf(person));
    expect(known.status, 'a known browser does not').toBe(200);
  }, 240_000);

  it('are reported to the owner once, in our own words, and logged with address and device', async () => {
    const person = await signUp(product(), 'Robin Vale');
    for (let index = 0; index < 12; index += 1) await guess(person.email, `127.0.2.${(index % 3) + 1}`);
    const mail = await waitForEmail(product().mailUrl, person.email, SUBJECT);
    expect(mail.text).toContain('They didn’t get in');
    await letDelaysPass();
    for (let index = 0; index < 4; index += 1) await guess(person.email, '127.0.2.9');
    const recorded = await waitFor('the record of all attempts', async () => {
      const { rows } = await product().admin.query<{ from: string; attempts: number; device: string }>(
        `select "ipAddress" as from, sum(attempts)::int as attempts, min(device) as device from identity.audit_event
          where "userId" = $1 and event = 'sign-in-failed' group by 1 order by 1`,
        [person.userId],
      );
      return rows.reduce((sum, row) => sum + row.attempts, 0) === 16 && rows;
    });
    expect(recorded.map((row) => [row.from, row.attempts])).toEqual([
      ...[1, 2, 3].map((last) => [`127.0.2.${last}`, 4]),
      ['127.0.2.9', 4],
    ]);
    expect(recorded[0]?.device).toBe('');
    const mails = await emailsTo(product().mailUrl, person.email);
    expect(mails.filter(({ subject }) => subject === SUBJECT).length).toBe(1);
  });
});

describe('the delay of an account', () => {
  it('cannot be bypassed by 200 simultaneous wrong passwords', async () => {
    const person = await signUp(product());
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => guess(person.email, `127.0.3.${(index % 100) + 1}`)),
    );
    const examined = answers.filter((answer) => answer.status === 401).length;
    expect(examined).toBeLessThanOrEqual(FREE_ATTEMPTS);
    expect(answers.every((answer) => answer.status === 401 || answer.status === 429)).toBe(true);
  }, 240_000);

  it('grows with every further wrong password, and ends with the right one', async () => {
    const person = await signUp(product());
    const delays: number[] = [];
    for (let index = 0; index < FREE_ATTEMPTS; index += 1) await guess(person.email, '127.0.4.1');
    for (let round = 0; round < 3; round += 1) {
      delays.push(Number((await guess(person.email, '127.0.4.1')).headers.get('retry-after')));
      await letDelaysPass();
      expect((await guess(person.email, '127.0.4.1')).status).toBe(401);
    }
    const [first = 0, second = 0, third = 0] = delays;
    expect([second > first * 1.5, third > second * 1.5], String(delays)).toEqual([true, true]);
    await letDelaysPass();
    expect((await guess(person.email, '127.0.4.2', PASSWORD)).status).toBe(200);
    expect((await guess(person.email, '127.0.4.3')).status).toBe(401);
  });

  it('survives a restart of the server', async () => {
    const person = await signUp(product());
    for (let index = 0; index < FREE_ATTEMPTS; index += 1) await guess(person.email, '127.0.5.1');
    const restarted = await startEdgeServer(product());
    const body = { email: person.email, password: PASSWORD };
    const answer = await callAuth(restarted.url, '/sign-in/email', body, { from: '127.0.5.2' });
    await restarted.close();
    expect(refusalOf(answer)).toEqual([429, 'TooManyAttempts']);
  });

  it('is the same for an address without an account, with the same response time', async () => {
    const person = await signUp(product());
    const unknown = `nobody.${person.email}`;
    const known: HttpAnswer[] = [];
    const strange: HttpAnswer[] = [];
    for (let index = 0; index < FREE_ATTEMPTS + 2; index += 1) {
      known.push(await guess(person.email, '127.0.5.1'));
      strange.push(await guess(unknown, '127.0.5.1'));
    }
    const shape = (answers: readonly HttpAnswer[]) =>
      answers.map((answer) => [...refusalOf(answer), answer.headers.get('retry-after') === null]);
    expect(shape(strange)).toEqual(shape(known));

    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    // Each from a separate address, because those of one address wait for their turn to be hashed.
    let last = 1;
    const timed = async (list: number[], email: string) => {
      last += 1;
      const startedAt = performance.now();
      expect((await guess(email, `127.0.5.${last}`)).status).toBe(401);
      list.push(performance.now() - startedAt);
    };
    for (let round = 0; round < 40; round += 1) {
      await product().admin.query('delete from identity.sign_in_guard');
      await timed(times.known, person.email);
      await timed(times.unknown, unknown);
    }
    const [a, b] = [lowerQuartile(times.known), lowerQuartile(times.unknown)];
    expect(Math.abs(a - b), `${a} ms and ${b} ms`).toBeLessThan(Math.max(10, 0.15 * Math.max(a, b)));
  }, 240_000);
});

describe('450 sign-ins from one address', () => {
  it('are rejected with a retry time, except a few; `fairness` measures the effect on others', async () => {
    const answers = await Promise.all(
      Array.from({ length: 450 }, (_, index) => guess(`flood.${index}@example.test`, '127.0.6.1')),
    );
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused.length).toBeGreaterThan(400);
    for (const answer of refused) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }, 240_000);
});
