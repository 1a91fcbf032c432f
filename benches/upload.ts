import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { generateMbox } from './lib/generate-mbox.ts';
import { type Figure, measureSeconds } from './lib/measure.ts';
import { parseOnly } from './lib/parse-only.ts';
import { type BenchUser, call, createToken, signUp } from './lib/product.ts';
import { type ServerProcess, withServerProcess } from './lib/server-process.ts';

const MESSAGES = 10_000;
const PARSED_ALONE = 1_000;
const MEMORY_MB = 350;
const POLL_MS = 250;
const POLLS_PER_TOKEN = 400;

interface Counts {
  readonly messages: number;
  readonly added: number;
}

/** An .mbox of ten thousand emails: uploaded, read to the last one, and uploaded again. */
export async function uploadBench(): Promise<Figure[]> {
  return withServerProcess(async (server) => {
    const person = await signUp(server.url, 'uploader');
    server.takeUsage();
    const first = await timed(() => upload(server.url, person));
    const taken = server.takeUsage();
    const read = await timed(() => readAll(server, person));
    const whileRead = server.takeUsage();
    const token = await createToken(server.url, person.cookie);
    const again = await timed(() => upload(server.url, { ...person, token }));
    const alone = await measureSeconds(async () => {
      for (const message of generateMbox(PARSED_ALONE)) await parseOnly(message);
    });
    if (first.value.added !== MESSAGES || again.value.added !== 0)
      throw new Error('the upload added a wrong number of messages');
    return [
      {
        name: 'upload of a 10,000-message .mbox',
        value: MESSAGES / first.seconds,
        unit: '/s',
        target: 300,
        better: 'more',
      },
      {
        name: 'repeated upload of the same .mbox',
        value: MESSAGES / again.seconds,
        unit: '/s',
        target: 300,
        better: 'more',
      },
      {
        name: 'upload and reading of a 10,000-message .mbox',
        value: MESSAGES / (first.seconds + read.seconds),
        unit: '/s',
        target: 300,
        better: 'more',
        baseline: { name: 'MIME and HTML parsing alone', value: PARSED_ALONE / alone },
      },
      ...memory('upload', taken),
      ...memory('reading the upload', whileRead),
    ];
  });
}

function memory(name: string, used: ReturnType<ServerProcess['takeUsage']>): Figure[] {
  if (!used) return [];
  return [
    { name: `peak memory, ${name}`, value: used.peakMb, unit: 'MB', target: MEMORY_MB, better: 'less' },
  ];
}

/** Waits until every email has a verdict. */
async function readAll(server: ServerProcess, person: BenchUser): Promise<void> {
  let user = person;
  for (let polls = 1; (await countProcessed(server, user)) < MESSAGES; polls += 1) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    if (polls % POLLS_PER_TOKEN === 0) user = { ...user, token: await createToken(server.url, user.cookie) };
  }
}

async function countProcessed(server: ServerProcess, person: BenchUser): Promise<number> {
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

async function upload(url: string, person: BenchUser): Promise<Counts> {
  const client = path.join(import.meta.dirname, 'lib/send-mbox.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    client,
    url,
    person.token,
    String(MESSAGES),
  ]);
  const body: unknown = JSON.parse(stdout);
  if (!body || typeof body !== 'object' || !('data' in body)) throw new Error(stdout);
  // The server validates the response against its contract.
  return body.data as Counts;
}
