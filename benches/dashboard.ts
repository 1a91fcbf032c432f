import autocannon from 'autocannon';
import type { Figure } from './lib/measure.ts';
import { times } from './lib/measure.ts';
import { type Bench, call, fillLedger, type Person, signUp, withProduct } from './lib/product.ts';

const PEOPLE = 1_000;
const ROWS = 1_000;
const SIGNED_IN = 32;
const CONNECTIONS = 16;
/** A server that has just started is not what people meet. */
const WARM_SECONDS = 3;
const SECONDS = 10;

/**
 * The dashboard under load, and for one person with very many transactions; search over a hundred thousand
 * transactions.
 */
export async function dashboardBench(): Promise<Figure[]> {
  return withProduct(async (bench) => [...(await measureLoad(bench)), ...(await measureHeavy(bench))]);
}

/** A thousand people with a thousand transactions each, and some of them asking at once. */
async function measureLoad(bench: Bench): Promise<Figure[]> {
  const people: Person[] = [];
  for (let index = 0; index < SIGNED_IN; index += 1) people.push(await signUp(bench.url, `person${index}`));
  for (const person of people) await fillLedger(bench.admin, person.userId, ROWS);
  const { rows: others } = await bench.admin.query<{ id: string }>(
    `insert into identity."user" (id, name, email, "emailVerified")
     select gen_random_uuid(), 'Person', 'other-' || n || '@bench.example', false
       from generate_series(1, $1::int) n returning id`,
    [PEOPLE - SIGNED_IN],
  );
  for (const { id } of others) await fillLedger(bench.admin, id, ROWS);
  await bench.admin.query('vacuum analyze');
  const run = (duration: number) =>
    autocannon({
      url: `${bench.url}/api/v1/dashboard`,
      connections: CONNECTIONS,
      duration,
      requests: people.map((person) => ({ headers: { authorization: `Bearer ${person.token}` } })),
    });
  await run(WARM_SECONDS);
  const { latency, requests } = await run(SECONDS);
  const name = 'dashboard, 1,000 people × 1,000 rows, 16 connections, p99';
  return [
    { name, value: latency.p99, unit: 'ms', mark: 50, better: 'less' },
    {
      name: 'dashboard, the same, rate',
      value: requests.average,
      unit: 'calls/s',
      mark: 500,
      better: 'more',
    },
  ];
}

async function measureHeavy(bench: Bench): Promise<Figure[]> {
  const heavy = await signUp(bench.url, 'heavy');
  await fillLedger(bench.admin, heavy.userId, 100_000);
  await bench.admin.query('analyze');
  const inMs = (name: string, value: number, mark: number): Figure => ({
    ...{ name, value, mark },
    unit: 'ms',
    better: 'less',
  });
  const dashboard = await times(200, () => call(bench, heavy, 'GET', '/dashboard'));
  const frequent = await times(100, () => call(bench, heavy, 'GET', '/transactions?q=coffee'));
  const absent = await times(100, () => call(bench, heavy, 'GET', '/transactions?q=zebra'));
  return [
    inMs('dashboard, 100,000 rows, median', dashboard.median, 10),
    inMs('search, frequent text in 100,000 rows, p95', frequent.p95, 60),
    inMs('search, absent text in 100,000 rows, p95', absent.p95, 60),
  ];
}
