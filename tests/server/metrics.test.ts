import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { send } from '../lib/http.ts';
import { signUp } from '../lib/person.ts';
import { freePort } from '../lib/ports.ts';
import { runProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';

const PORT = await freePort();
const product = runProduct({ environment: { METRICS_PORT: String(PORT) } });
const scrape = async () => (await send(`http://127.0.0.1:${PORT}/metrics`)).text;

it('label calls by route and jobs by name, and contain no user data', async () => {
  const person = await signUp(product(), 'Sentinel Vale');
  await person.call('getDashboard');
  await person.ask('getTransaction', { params: { transactionId: '019a0000-0000-7000-8000-000000000000' } });
  const calendar = new URL((await person.call('createCalendarFeed')).url).pathname;
  expect((await send(`${product().url}${calendar}`)).status).toBe(200);
  const text = await scrape();
  expect(text).not.toContain(calendar.slice(-40));
  expect(text).toContain('fettle_call_seconds_count{method="GET",route="/api/v1/dashboard",status="200"} 1');
  expect(text).toMatch(
    /fettle_call_seconds_count\{method="GET",route="\/api\/v1\/transactions\/:\w+",status="404"\} 1/,
  );
  expect(text).toMatch(/fettle_jobs\{name="derive",state="waiting"\} \d/);
  expect(text).toContain('fettle_metrics_failures_total 0');
  for (const word of [person.userId, person.email, 'Sentinel', '019a0000']) expect(text).not.toContain(word);
});

it('an upload whose client disconnects is not counted as a failed call', async () => {
  const person = await signUp(product());
  // The server answers "continue" when it begins to receive the body.
  const headers = { authorization: `Bearer ${await person.token()}`, expect: '100-continue' };
  const uploads = ['/api/v1/imports', '/api/v1/mailboxes/uploads'];
  for (const route of uploads) {
    const call = request(`${product().url}${route}?fileName=half.mbox`, { method: 'POST', headers });
    call.on('error', () => undefined);
    call.once('continue', () => call.write('From robin@example.test\n'.repeat(1_000), () => call.destroy()));
    call.flushHeaders();
  }
  const statuses = async () =>
    [
      ...(await scrape()).matchAll(/call_seconds_count\{method="POST",route="([^"]+)",status="(\d+)"/g),
    ].flatMap(([, route = '', status]) => (uploads.includes(route) ? [status] : []));
  await waitFor('both calls', async () => (await statuses()).length === uploads.length);
  expect(await statuses()).toEqual(['499', '499']);
});

it('are served on their own port only, which serves nothing else', async () => {
  expect((await send(`${product().url}/metrics`)).text).not.toContain('fettle_call_seconds');
  expect((await send(`http://127.0.0.1:${PORT}/api/v1/dashboard`)).status).toBe(404);
});

it('alerts and dashboard use existing metrics, and link to existing sections of the runbook', async () => {
  const page = (name: string) => readFile(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
  const [alerts, dashboard, runbook] = await Promise.all(
    ['monitoring/alerts.yaml', 'monitoring/dashboard.json', 'runbook/README.md'].map(page),
  );
  const known = new Set(
    (await scrape()).match(/^# TYPE (\S+)/gm)?.map((line) => line.slice('# TYPE '.length)),
  );
  const used = `${alerts}${dashboard}`.match(/\b(?:fettle|nodejs|process)_[a-z0-9_]+/g) ?? [];
  expect(used.length).toBeGreaterThan(15);
  expect(
    used.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')).filter((name) => !known.has(name)),
  ).toEqual([]);
  const sections = new Set(
    runbook
      ?.match(/^## .+$/gm)
      ?.map((line) => line.slice(3).toLowerCase().replace('?', '').replaceAll(' ', '-')),
  );
  const named = [...(alerts?.matchAll(/README\.md#(\S+)/g) ?? [])].map(([, section]) => section);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((section) => !sections.has(section ?? ''))).toEqual([]);
});
