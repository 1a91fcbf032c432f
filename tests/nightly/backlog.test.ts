import process from 'node:process';
import { expect, it } from 'vitest';
import { checkPerson } from '#db/integrity.ts';
import { openDatabase } from '#db/pool.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { connectGmail, deliverEmail, NOOR, orderEmail, SAM } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { runProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';

const MESSAGES = Number(process.env.BACKLOG_MESSAGES ?? 50_000);
const PROBES = 5;
/** Maximum time until a new email has its verdict, whatever else is being read. */
const FRESH_MS = 120_000;
const WHOLE_MS = 7_200_000;

const product = runProduct();

/** The run over the backlog, read in a separate database transaction, so that observing it doesn't disturb it. */
async function progress(person: Person): Promise<{ total: number; left: number }> {
  const { rows } = await product().admin.query<{ total: number; left: number }>(
    'select total, total - read as left from app.mail_syncs where user_id = $1 order by started_at limit 1',
    [person.userId],
  );
  return rows[0] ?? { total: 0, left: 0 };
}

async function hasReceipt(person: Person, orderId: string): Promise<boolean> {
  const { rowCount } = await product().admin.query(
    'select 1 from app.receipts where user_id = $1 and order_id = $2',
    [person.userId, orderId],
  );
  return rowCount === 1;
}

/** Milliseconds from a new email to its receipt. */
async function freshMail(person: Person, mailbox: string, orderId: string): Promise<number> {
  const startedAt = performance.now();
  await deliverEmail(
    product(),
    mailbox,
    orderEmail({ merchant: 'Alder Books', orderId, unitPriceMinor: 950 }),
  );
  void person.ask('requestGmailSync').catch(() => undefined);
  await waitFor(`the new mail ${orderId}`, () => hasReceipt(person, orderId), FRESH_MS);
  return performance.now() - startedAt;
}

it(
  `a backlog of ${MESSAGES} messages is read completely and delays neither its own new email nor other users’`,
  async () => {
    const [reader, neighbour] = [await signUp(product()), await signUp(product())];
    await controlEmulator(product().googleUrl, { op: 'fill', mailbox: NOOR, count: MESSAGES });
    await connectGmail(reader, NOOR);
    await connectGmail(neighbour, SAM);
    await neighbour.call('requestGmailSync');
    const startedAt = performance.now();
    void reader.ask('requestGmailSync').catch(() => undefined);
    await waitFor(
      'the backlog to be listed',
      async () => (await progress(reader)).total >= MESSAGES,
      WHOLE_MS,
    );
    const listedMs = performance.now() - startedAt;
    const took: number[] = [];
    for (let probe = 0; probe < PROBES; probe += 1) {
      took.push(await freshMail(neighbour, SAM, `AB-${510_000 + probe}`));
      took.push(await freshMail(reader, NOOR, `AB-${520_000 + probe}`));
      expect((await progress(reader)).left, 'while the backlog is being read').toBeGreaterThan(0);
      const goal = MESSAGES - ((probe + 1) * MESSAGES) / (PROBES + 1);
      await waitFor('a part of the backlog', async () => (await progress(reader)).left <= goal, WHOLE_MS);
    }
    await waitFor('all of it', async () => (await progress(reader)).left === 0, WHOLE_MS);
    await waitUntilIdle(product(), reader.userId, WHOLE_MS);
    const seconds = (performance.now() - startedAt) / 1000;
    process.stdout.write(
      `${MESSAGES} messages: listed in ${(listedMs / 1000).toFixed(0)} s, read in ${seconds.toFixed(0)} ` +
        `s (${(MESSAGES / seconds).toFixed(0)}/s); new mail in ` +
        `${took.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s; memory ` +
        `${(process.memoryUsage().rss / 1e6).toFixed(0)} MB\n`,
    );
    const { mailboxes, counts } = await reader.call('getEmailAi');
    const all = MESSAGES + PROBES;
    expect(mailboxes[0]).toMatchObject({ listed: all, judged: all });
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(all);
    expect((await reader.call('getGmailSync')).sync).toMatchObject({
      state: 'COMPLETED',
      total: all,
      read: all,
    });
    const db = openDatabase({ url: product().databaseUrl, connectionsMax: 1 });
    const findings = await db.readAs(reader.userId, checkPerson).finally(() => db.close());
    expect(findings.filter((finding) => finding.count > 0)).toEqual([]);
  },
  WHOLE_MS,
);
