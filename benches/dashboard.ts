import autocannon from 'autocannon';
import { type Figure, median, times } from './lib/measure.ts';
import { type Bench, call, fillLedger, freshToken, type Person, signUp, withProduct } from './lib/product.ts';
import { withThinService } from './lib/thin-service.ts';

const PEOPLE = 1_000;
const ROWS = 1_000;
const SIGNED_IN = 32;
const CONNECTIONS = 16;
/** A server that has just started is not what people meet. */
const WARM_SECONDS = 3;
const SECONDS = 5;
const ROUNDS = 3;
const CALLS = 100;
const GROWN = 1_000_000;

/**
 * The dashboard under load beside the thinnest service, and for one person with very many transactions; search over a
 * hundred thousand transactions.
 */
export async function dashboardBench(): Promise<Figure[]> {
  return withProduct(async (bench) => {
    const people = await fillPeople(bench);
    const load = await measureLoad(bench, people);
    const heavy = await measureHeavy(bench);
    return [...load, ...heavy, await measureGrowth(bench, people[0])];
  });
}

/** A thousand people with a thousand transactions each, of whom some are signed in. */
async function fillPeople(bench: Bench): Promise<Person[]> {
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
  return people;
}

/** The product and the thinnest service take turns, so that what else the machine does weighs on both. */
async function measureLoad(bench: Bench, people: readonly Person[]): Promise<Figure[]> {
  return withThinService(bench.product.adminUrl ?? '', async (service) => {
    const thin = people.map(({ userId }) => service.tokenOf(userId));
    const tokens = await Promise.all(people.map(({ cookie }) => freshToken(bench.url, cookie)));
    const [own, least] = [`${bench.url}/api/v1/dashboard`, service.url];
    await load(least, thin, WARM_SECONDS);
    await load(own, tokens, WARM_SECONDS);
    const rounds: { own: Loaded; least: Loaded }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ least: await load(least, thin, SECONDS), own: await load(own, tokens, SECONDS) });
    const middle = (of: (round: { own: Loaded; least: Loaded }) => number) => median(rounds.map(of));
    const name = 'the thinnest service: token, one query, JSON';
    return [
      {
        name: 'dashboard, 1,000 users × 1,000 transactions, 16 connections, p99',
        value: middle((round) => round.own.p99),
        unit: 'ms',
        mark: 50,
        better: 'less',
        limit: { name, value: middle((round) => round.least.p99), times: 2 },
      },
      {
        name: 'dashboard, the same, rate',
        value: middle((round) => round.own.rate),
        unit: 'calls/s',
        mark: 500,
        better: 'more',
        limit: { name, value: middle((round) => round.least.rate) },
      },
    ];
  });
}

interface Loaded {
  readonly p99: number;
  readonly rate: number;
}

async function load(url: string, tokens: readonly string[], duration: number): Promise<Loaded> {
  const requests = tokens.map((token) => ({ headers: { authorization: `Bearer ${token}` } }));
  const {
    latency,
    requests: answered,
    errors,
    non2xx,
  } = await autocannon({
    ...{ url, connections: CONNECTIONS, duration, requests },
  });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`);
  return { p99: latency.p99, rate: answered.average };
}

async function measureHeavy(bench: Bench): Promise<Figure[]> {
  const heavy = await signUp(bench.url, 'heavy');
  await fillLedger(bench.admin, heavy.userId, 100_000);
  await bench.admin.query('analyze');
  const dashboard = await times(2 * CALLS, () => call(bench, heavy, 'GET', '/dashboard'));
  const search = async (kind: string, text: string, mark: number): Promise<Figure> => {
    const name = `search, ${kind} text in 100,000 transactions, first 50, p95`;
    const own = await times(CALLS, () => call(bench, heavy, 'GET', `/transactions?q=${text}`));
    const bare = await times(CALLS, () => bench.admin.query(SEARCH, [heavy.userId, `%${text}%`]));
    const limit = { name: 'one bare statement', value: bare.p95 };
    return { name, value: own.p95, unit: 'ms', mark, better: 'less', limit };
  };
  return [
    {
      name: 'dashboard, 100,000 transactions, median',
      value: dashboard.median,
      unit: 'ms',
      mark: 10,
      better: 'less',
    },
    await search('frequent', 'coffee', 5),
    await search('absent', 'zebra', 40),
    await search('misspelled', 'cofee', 40),
  ];
}

const SEARCH = `select id, description, occurred_on, amount_minor from app.transactions
  where user_id = $1 and removed_at is null and search_text like $2 order by occurred_on desc, id desc limit 50`;

/** Two people ask in turns: one with a thousand times as many transactions as the other. */
async function measureGrowth(bench: Bench, few: Person | undefined): Promise<Figure> {
  if (!few) throw new Error('nobody is signed in');
  const many = await signUp(bench.url, 'grown');
  await fillLedger(bench.admin, many.userId, GROWN);
  await bench.admin.query('vacuum analyze app.transactions');
  const taken = new Map<string, number[]>();
  for (const person of [few, many]) {
    const token = await freshToken(bench.url, person.cookie);
    taken.set(token, []);
  }
  await times(CALLS, async () => {
    for (const [token, own] of taken) {
      const { median: ms } = await times(1, () => call(bench, { ...few, token }, 'GET', '/dashboard'));
      own.push(ms);
    }
  });
  const [small = Number.NaN, grown = Number.NaN] = [...taken.values()].map(median);
  return {
    name: 'dashboard, 1,000,000 transactions, median',
    value: grown,
    unit: 'ms',
    mark: 10,
    better: 'less',
    limit: { name: 'with 1,000 transactions', value: small, times: 1.5 },
  };
}
