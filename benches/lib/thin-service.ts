import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';
import { freePort } from '../../tests/lib/ports.ts';

const SECRET = 'of the bench alone';
const CONNECTIONS_MAX = 10;

/** Twelve months and the latest ten transactions of one user, in one statement. */
const QUERY = {
  name: 'thin',
  text: `select json_build_object(
    'months', (select json_agg(m) from (
      select date_trunc('month', day::timestamp)::date as month, sum(spend_minor), sum(income_minor) from app.day_totals
       where user_id = $1 and day >= (date_trunc('month', current_date::timestamp) - interval '11 months')::date
       group by 1) m),
    'latest', (select json_agg(t) from (
      select id, description, occurred_on, amount_minor, currency, category from app.transactions
       where user_id = $1 and removed_at is null order by occurred_on desc, id desc limit 10) t)) as answer`,
};

export interface ThinService {
  readonly url: string;
  tokenOf(userId: string): string;
}

/** The minimal service that shows a user their money: it checks the token, runs one query and sends JSON. */
export async function withThinService<T>(
  adminUrl: string,
  work: (service: ThinService) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({ connectionString: adminUrl, max: CONNECTIONS_MAX });
  const sign = (userId: string) => createHmac('sha256', SECRET).update(userId).digest();
  const server = createServer(async (request, response) => {
    const [userId = '', signature = ''] = (request.headers.authorization ?? '')
      .replace('Bearer ', '')
      .split('.');
    const given = Buffer.from(signature, 'hex');
    const wanted = sign(userId);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
      response.writeHead(401).end();
      return;
    }
    const { rows } = await pool.query<{ answer: unknown }>({ ...QUERY, values: [userId] });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows[0]?.answer));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  try {
    return await work({
      url: `http://127.0.0.1:${port}`,
      tokenOf: (userId) => `${userId}.${sign(userId).toString('hex')}`,
    });
  } finally {
    server.closeAllConnections();
    server.close();
    await pool.end();
  }
}
