import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { Figure } from './lib/measure.ts';
import { type Bench, type Person, signUp, withProduct } from './lib/product.ts';

const MESSAGES = 10_000;
/** Of the uploaded mails, so many are watched being read. */
const READ = 400;
const MB = 1024 * 1024;

interface Counts {
  readonly messages: number;
  readonly added: number;
}

/** An .mbox of ten thousand mails: taken in, taken in again, and the reading that follows. */
export async function uploadBench(): Promise<Figure[]> {
  return withProduct(async ({ url, admin }) => {
    const person = await signUp(url, 'uploader');
    let peak = 0;
    const look = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss);
    }, 100);
    const first = await timed(() => upload(url, person));
    const again = await timed(() => upload(url, person));
    if (first.value.added !== MESSAGES || again.value.added !== 0) throw new Error('the upload lost count');
    const read = await timed(async () => {
      const before = await countJudged(admin, person);
      while ((await countJudged(admin, person)) < before + READ)
        await new Promise((resolve) => setTimeout(resolve, 100));
    });
    clearInterval(look);
    return [
      {
        name: 'upload of a 10,000-message .mbox',
        value: MESSAGES / first.seconds,
        unit: '/s',
        mark: 300,
        better: 'more',
      },
      {
        name: 'the same upload again',
        value: MESSAGES / again.seconds,
        unit: '/s',
        mark: 300,
        better: 'more',
      },
      {
        name: 'uploaded mails read, joined, stored',
        value: READ / read.seconds,
        unit: '/s',
        mark: 100,
        better: 'more',
      },
      { name: 'memory of the server meanwhile', value: peak / MB, unit: 'MB', mark: 400, better: 'less' },
    ];
  });
}

async function countJudged(admin: Bench['admin'], person: Person): Promise<number> {
  const { rows } = await admin.query<{ judged: number }>(
    "select count(*)::int as judged from app.messages where user_id = $1 and state <> 'new'",
    [person.userId],
  );
  return rows[0]?.judged ?? 0;
}

async function timed<Value>(work: () => Promise<Value>): Promise<{ value: Value; seconds: number }> {
  const startedAt = performance.now();
  const value = await work();
  return { value, seconds: (performance.now() - startedAt) / 1000 };
}

async function upload(url: string, person: Person): Promise<Counts> {
  const client = path.join(import.meta.dirname, 'lib/send-mbox.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    client,
    url,
    person.token,
    String(MESSAGES),
  ]);
  const body: unknown = JSON.parse(stdout);
  if (!body || typeof body !== 'object' || !('data' in body)) throw new Error(stdout);
  // Parse border: the server checks the answer against its contract before it leaves.
  return body.data as Counts;
}
