import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { WEB_DIR } from '../../src/launch/build-screens.ts';
import { type RunningProduct, startProduct } from '../../src/launch/product.ts';

export interface Bench {
  readonly url: string;
  readonly product: RunningProduct;
  readonly admin: pg.Client;
}

/** Runs `work` against a product of its own on fresh data, and clears it away. */
export async function withProduct<T>(work: (bench: Bench) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fettle-bench-'));
  const port = await freePort();
  const product = await startProduct({
    environment: { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    webDir: WEB_DIR,
    rateLimitFactor: 100_000,
  });
  const admin = new pg.Client({ connectionString: product.adminUrl ?? '' });
  await admin.connect();
  try {
    return await work({ url: product.url, product, admin });
  } finally {
    await admin.end();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export interface Person {
  readonly userId: string;
  readonly token: string;
  readonly cookie: string;
}

/** Signs a new person up and gives a bearer token. */
export async function signUp(url: string, name: string): Promise<Person> {
  const body = JSON.stringify({
    name,
    email: `${name}-${process.hrtime.bigint()}@bench.example`,
    password: 'gleaming otter walks home',
  });
  const made = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body,
  });
  const cookie = made.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { user } = await jsonOf<{ user: { id: string } }>(made);
  return { userId: user.id, token: await freshToken(url, cookie), cookie };
}

/** A token lasts five minutes. */
export async function freshToken(url: string, cookie: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/token`, { headers: { cookie } });
  return (await jsonOf<{ token: string }>(answer)).token;
}

/** Calls the API and gives `data`; throws on a failure. */
export async function call<T>(
  bench: { url: string },
  person: Person,
  method: string,
  route: string,
  body?: string | Buffer<ArrayBuffer>,
): Promise<T> {
  const headers = {
    authorization: `Bearer ${person.token}`,
    ...(body
      ? { 'content-type': typeof body === 'string' ? 'application/json' : 'application/octet-stream' }
      : {}),
  };
  const answer = await fetch(`${bench.url}/api/v1${route}`, { method, headers, ...(body ? { body } : {}) });
  const envelope = await jsonOf<{ success: boolean; data: T; message: string }>(answer);
  if (!envelope.success) throw new Error(`${method} ${route}: ${envelope.message}`);
  return envelope.data;
}

/** The JSON of an answer, in the shape its caller knows it has. */
export async function jsonOf<T>(answer: Response): Promise<T> {
  return (await answer.json()) as T;
}

/** Gives a person one account with `rows` transactions over five years, written by the database itself. */
export async function fillLedger(admin: pg.Client, userId: string, rows: number): Promise<void> {
  await admin.query("select set_config('app.user_id', $1, false)", [userId]);
  await admin.query('insert into app.profiles (user_id) values ($1) on conflict do nothing', [userId]);
  const { rows: made } = await admin.query<{ id: string }>(
    `insert into app.accounts (user_id, id, source, external_id, name, account_type, currency, is_sandbox)
     values ($1, gen_random_uuid(), 'file', 'bench', 'Bench Checking', 'checking', 'USD', false) returning id`,
    [userId],
  );
  await admin.query(
    `insert into app.transactions (user_id, id, account_id, posted_on, amount_minor, currency, status,
      original_description, description, merchant, merchant_key,
       flow, category, category_source, is_sandbox)
     select $1, uuidv7(), $2, current_date - (n * 1825 / $3::int),
       case when n % 20 = 0 then 250000 else -(500 + (n::bigint * 7919) % 20000) end, 'USD', 'posted',
       'POS DEBIT ' || m.name || ' #' || (n % 900), m.name, m.name, lower(m.name),
         case when n % 20 = 0 then 'income' else 'spend' end,
       case when n % 20 = 0 then 'INCOME_SALARY' else m.category end, 'model', false
     from generate_series(0, $3::int - 1) n
     join (values (0, 'Blue Bottle Coffee', 'FOOD_AND_DRINK_COFFEE'), (1, 'Safeway', 'FOOD_AND_DRINK_GROCERIES'),
       (2, 'Shell', 'TRANSPORTATION_GAS'),
       (3, 'Amazon', 'GENERAL_MERCHANDISE_ONLINE_MARKETPLACES'), (4, 'Netflix', 'ENTERTAINMENT_TV_AND_MOVIES'), (5,
         'CVS Pharmacy', 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS'),
       (6, 'Paloma Taqueria', 'FOOD_AND_DRINK_RESTAURANT')) as m(k, name, category) on m.k = n % 7`,
    [userId, made[0]?.id, rows],
  );
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
