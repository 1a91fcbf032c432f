import process from 'node:process';
import type { Figure } from './lib/measure.ts';
import { type Bench, type Person, signUp, withProduct } from './lib/product.ts';

const MESSAGES = 10_000;
/** Of the uploaded mails, so many are watched being read. */
const READ = 1_000;
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
  const answer = await fetch(`${url}/api/v1/mailboxes/uploads?fileName=all.mbox`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/octet-stream' },
    body: ReadableStream.from(mbox()),
    // Undici asks for this with every body that is a stream; its types do not know the name yet.
    ...{ duplex: 'half' },
  });
  const body: unknown = await answer.json();
  if (!answer.ok || !body || typeof body !== 'object' || !('data' in body))
    throw new Error(`the upload answered ${answer.status}`);
  // Parse border: the server checks the answer against its contract before it leaves.
  return body.data as Counts;
}

/** Mails of about 28 kB with HTML, a tenth of them receipts, made while they are sent. */
async function* mbox(): AsyncGenerator<Buffer> {
  const filler = Array.from(
    { length: 300 },
    (_, row) => `<tr><td style="padding:4px">Line ${row} of the mail, some words to fill the space</td></tr>`,
  ).join('\r\n');
  for (let n = 0; n < MESSAGES; n += 1) yield Buffer.from(mailOf(n, filler));
}

function mailOf(n: number, filler: string): string {
  const isOrder = n % 10 === 0;
  const total = `${10 + (n % 90)}.${String(n % 100).padStart(2, '0')}`;
  const words = isOrder
    ? `Thank you for your order.\r\nOrder number: LT-${100_000 + n}\r\n1 x Ginger tea $${total}\r\nOrder total: $${total}\r\n`
    : 'Dear friend, this is a letter about the garden and the weather.\r\n';
  const sentAt = new Date(Date.UTC(2026, 0, 1) + n * 2_500_000).toUTCString();
  const from = isOrder ? 'Larch Tools <orders@larchtools.test>' : `Friend <friend${n % 200}@people.test>`;
  return [
    `From ${n}@xxx ${sentAt}`,
    `From: ${from}`,
    'To: me@example.test',
    `Subject: ${isOrder ? `Your order LT-${100_000 + n}` : `Letter ${n}`}`,
    `Date: ${sentAt}`,
    `Message-ID: <${n}@mail.test>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=part',
    '',
    `--part\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${words}`,
    `--part\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<html><body><table>${filler}</table><p>${words}</p></body></html>`,
    '--part--\r\n\r\n',
  ].join('\r\n');
}
