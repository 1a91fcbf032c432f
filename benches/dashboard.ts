import autocannon from 'autocannon';
import { type Figure, measurePercentiles, median } from './lib/measure.ts';
import {
  type Bench,
  type BenchUser,
  call,
  createToken,
  fillLedger,
  signUp,
  withProduct,
} from './lib/product.ts';
import { withThinService } from './lib/thin-service.ts';

const USERS = 1_000;
const ROWS = 1_000;
const SIGNED_IN = 32;
const CONNECTIONS = 16;
/** Users rarely meet a server that has just started. */
const WARM_SECONDS = 3;
const SECONDS = 5;
const ROUNDS = 3;
const CALLS = 100;
const GROWN = 1_000_000;

/**
 * The dashboard under load compared with a minimal service, and for a user with a million transactions; search over a
 * hundred thousand transactions.
 */
export async function dashboardBench(): Promise<Figure[]> {
  return withProduct(async (bench) => {
    const users = await createUsers(bench);
    const load = await measureLoad(bench, users);
    const heavy = await measureHeavy(bench);
    return [...load, ...heavy, await measureGrowth(bench, users[0])];
  });
}

/** A thousand users with a thousand transactions each; some of them are signed in. */
async function createUsers(bench: Bench): Promise<BenchUser[]> {
  const users: BenchUser[] = [];
  for (let index = 0; index < SIGNED_IN; index += 1) users.push(await signUp(bench.url, `person${index}`));
  for (const person of users) await fillLedger(bench.admin, person.userId, ROWS);
  const { rows: others } = await bench.admin.query<{ id: string }>(
    `insert into identity."user" (id, name, email, "emailVerified")
     select gen_random_uuid(), 'Person', 'other-' || n || '@bench.example', false
       from generate_series(1, $1::int) n returning id`,
    [USERS - SIGNED_IN],
  );
  for (const { id } of others) await fillLedger(bench.admin, id, ROWS);
  await bench.admin.query('vacuum analyze');
  return users;
}

/** Alternates between the product and the minimal service, so that other load on the machine affects both. */
async function measureLoad(bench: Bench, users: readonly BenchUser[]): Promise<Figure[]> {
  return withThinService(bench.product.adminUrl ?? '', async (service) => {
    const minimalTokens = users.map(({ userId }) => service.tokenOf(userId));
    const tokens = await Promise.all(users.map(({ cookie }) => createToken(bench.url, cookie)));
    const [dashboard, minimal] = [`${bench.url}/api/v1/dashboard`, service.url];
    await load(minimal, minimalTokens, WARM_SECONDS);
    await load(dashboard, tokens, WARM_SECONDS);
    const rounds: { product: Loaded; minimal: Loaded }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        minimal: await load(minimal, minimalTokens, SECONDS),
        product: await load(dashboard, tokens, SECONDS),
      });
    const middle = (of: (round: { product: Loaded; minimal: Loaded }) => number) => median(rounds.map(of));
    const name = 'minimal service: token, one query, JSON';
    return [
      {
        name: 'dashboard, 1,000 users × 1,000 transactions, 16 connections, p99',
        value: middle((round) => round.product.p99),
        unit: 'ms',
        target: 50,
        better: 'less',
        baseline: { name, value: middle((round) => round.minimal.p99), ratioMax: 2 },
      },
      {
        name: 'dashboard, same load, throughput',
        value: middle((round) => round.product.rate),
        unit: 'calls/s',
        target: 500,
        better: 'more',
        baseline: { name, value: middle((round) => round.minimal.rate) },
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
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} rejections`);
  return { p99: latency.p99, rate: answered.average };
}

async function measureHeavy(bench: Bench): Promise<Figure[]> {
  const heavy = await signUp(bench.url, 'heavy');
  await fillLedger(bench.admin, heavy.userId, 100_000);
  await bench.admin.query('analyze');
  const dashboard = await measurePercentiles(2 * CALLS, () => call(bench, heavy, 'GET', '/dashboard'));
  const search = async (kind: string, text: string, target: number): Promise<Figure> => {
    const name = `search, ${kind} text in 100,000 transactions, first 50, p95`;
    const served = await measurePercentiles(CALLS, () =>
      call(bench, heavy, 'GET', `/transactions?q=${text}`),
    );
    const bare = await measurePercentiles(CALLS, () =>
      bench.admin.query(SEARCH, [heavy.userId, `%${text}%`]),
    );
    const baseline = { name: 'the SQL statement alone', value: bare.p95 };
    return { name, value: served.p95, unit: 'ms', target, better: 'less', baseline };
  };
  return [
    {
      name: 'dashboard, 100,000 transactions, median',
      value: dashboard.median,
      unit: 'ms',
      target: 10,
      better: 'less',
    },
    await search('frequent', 'coffee', 5),
    await search('absent', 'zebra', 40),
    await search('misspelled', 'cofee', 40),
  ];
}

const SEARCH = `select id, description, occurred_on, amount_minor from app.transactions
  where user_id = $1 and removed_at is null and search_text like $2 order by occurred_on desc, id desc limit 50`;

/** Alternates between two users, one with a thousand times as many transactions. */
async function measureGrowth(bench: Bench, few: BenchUser | undefined): Promise<Figure> {
  if (!few) throw new Error('no user is signed in');
  const many = await signUp(bench.url, 'grown');
  await fillLedger(bench.admin, many.userId, GROWN);
  await bench.admin.query('vacuum analyze app.transactions');
  const taken = new Map<string, number[]>();
  for (const person of [few, many]) {
    const token = await createToken(bench.url, person.cookie);
    taken.set(token, []);
  }
  await measurePercentiles(CALLS, async () => {
    for (const [token, times] of taken) {
      const { median: ms } = await measurePercentiles(1, () =>
        call(bench, { ...few, token }, 'GET', '/dashboard'),
      );
      times.push(ms);
    }
  });
  const [small = Number.NaN, grown = Number.NaN] = [...taken.values()].map(median);
  return {
    name: 'dashboard, 1,000,000 transactions, median',
    value: grown,
    unit: 'ms',
    target: 10,
    better: 'less',
    baseline: { name: 'with 1,000 transactions', value: small, ratioMax: 1.5 },
  };
}
