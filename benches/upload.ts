import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { mbox } from './lib/mbox.ts';
import { type Figure, seconds } from './lib/measure.ts';
import { parseAlone } from './lib/parse-alone.ts';
import { call, freshToken, type Person, signUp } from './lib/product.ts';
import { type ServerProcess, withServerProcess } from './lib/server-process.ts';

const MESSAGES = 10_000;
const PARSED_ALONE = 1_000;
const MEMORY_MB = 350;
const LOOK_MS = 250;
const LOOKS_OF_TOKEN = 400;

interface Counts {
  readonly messages: number;
  readonly added: number;
}

/** An .mbox of ten thousand emails: taken in, read to the last one, and taken in again. */
export async function uploadBench(): Promise<Figure[]> {
  return withServerProcess(async (server) => {
    const person = await signUp(server.url, 'uploader');
    server.used();
    const first = await timed(() => upload(server.url, person));
    const taken = server.used();
    const read = await timed(() => readAll(server, person));
    const whileRead = server.used();
    const token = await freshToken(server.url, person.cookie);
    const again = await timed(() => upload(server.url, { ...person, token }));
    const alone = await seconds(async () => {
      for (const message of mbox(PARSED_ALONE)) await parseAlone(message);
    });
    if (first.value.added !== MESSAGES || again.value.added !== 0) throw new Error('the upload lost count');
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
        name: 'the same, taken in and read',
        value: MESSAGES / (first.seconds + read.seconds),
        unit: '/s',
        mark: 300,
        better: 'more',
        limit: { name: 'MIME and HTML parsing alone', value: PARSED_ALONE / alone },
      },
      ...memory('an upload', taken),
      ...memory('reading what was uploaded', whileRead),
    ];
  });
}

function memory(name: string, used: ReturnType<ServerProcess['used']>): Figure[] {
  if (!used) return [];
  return [
    { name: `memory at most, ${name}`, value: used.peakMb, unit: 'MB', mark: MEMORY_MB, better: 'less' },
  ];
}

/** Waits until every email has its verdict. */
async function readAll(server: ServerProcess, person: Person): Promise<void> {
  let own = person;
  for (let looks = 1; (await countJudged(server, own)) < MESSAGES; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    if (looks % LOOKS_OF_TOKEN === 0) own = { ...own, token: await freshToken(server.url, own.cookie) };
  }
}

async function countJudged(server: ServerProcess, person: Person): Promise<number> {
  interface Shown {
    readonly mailboxes: readonly { readonly judged: number }[];
  }
  const { mailboxes } = await call<Shown>(server, person, 'GET', '/email-ai');
  return mailboxes.reduce((sum, mailbox) => sum + mailbox.judged, 0);
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
