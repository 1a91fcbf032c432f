import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { workerUrlOf } from '#db/roles.ts';
import { type MailCatcher, startMailCatcher } from '#emulators/mail-catcher/server.ts';
import type { CaughtEmail } from '../caught-emails.ts';
import { copyDatabase } from '../database.ts';
import { member } from '../http.ts';
import { freePort } from '../ports.ts';
import { controlEmulator } from '../servers/emulator-control.ts';
import { waitFor } from '../wait-for.ts';

const SCRIPT = fileURLToPath(new URL('./run-sender.ts', import.meta.url));
const USERS = 3;
/** Notifications of each user before each kill. */
const EACH = 2;
/** Maximum time between the sender's start and a kill. */
const MOMENT_MS = 180;

export interface KillOutcome {
  readonly announced: number;
  /** Notifications in no email. */
  readonly lost: readonly string[];
  /** Notifications in more than one email. */
  readonly twice: readonly string[];
  /** Emails delivered again under their Message-ID. */
  readonly repeats: number;
  /** Kills between the delivery of an email and its record. */
  readonly inDoubt: number;
}

/** Creates notifications, kills the sender `kills` times while it sends, and counts the deliveries. */
export async function killSender(kills: number): Promise<KillOutcome> {
  const database = (await copyDatabase()) ?? raise('these tests need the shared database');
  const admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 });
  const ports = { port: await freePort(), smtpPort: await freePort() };
  const catcher = await startMailCatcher({ ...ports, asOf: () => new Date() });
  const users = Array.from({ length: USERS }, () => randomUUID());
  const key = randomBytes(32).toString('base64');
  const start = () => startSender([workerUrlOf(database.serviceUrl), key, catcher.smtpUrl, ...users]);
  const names: string[] = [];
  let inDoubt = 0;
  try {
    for (const user of users) await admin.query('insert into app.profiles (user_id) values ($1)', [user]);
    for (let kill = 0; kill < kills; kill += 1) {
      for (const user of users)
        for (let each = 0; each < EACH; each += 1) names.push(await tell(admin, user, names.length));
      const sender = await start();
      await new Promise((resolve) => setTimeout(resolve, Math.random() * MOMENT_MS));
      await end(sender);
      inDoubt += await count(admin, "state = 'waiting' and handed_at is not null");
    }
    const last = await start();
    await waitFor('everything to be sent', () => isSettled(admin), 60_000);
    await end(last);
    return { ...(await whatArrived(catcher, names)), inDoubt };
  } finally {
    await catcher.close();
    await admin.end();
    await database.drop();
  }
}

function startSender(args: readonly string[]): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = fork(SCRIPT, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`the sender ended with ${code}`)));
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

/** Records an event as its cause does; returns the name its email must contain once. */
async function tell(admin: pg.Pool, userId: string, number: number): Promise<string> {
  const name = `Bank ${String(number).padStart(5, '0')}`;
  const id = randomUUID();
  const details = {
    ...{ kind: 'bank_broken', key: id, on: '2026-11-20', merchant: '', amountMinor: null, currency: null },
    ...{ receiptIds: [], transactionIds: [], planId: null, facts: { name } },
  };
  await admin.query(
    `with told as (insert into app.notifications (user_id, id, kind, event_key, is_sandbox, details, created_at)
       values ($1, $2, 'bank_broken', $4, false, $3, now()) returning user_id, id)
     insert into app.notification_deliveries (user_id, notification_id, channel, device_id)
       select user_id, id, 'email', '00000000-0000-0000-0000-000000000000' from told`,
    [userId, id, JSON.stringify(details), id],
  );
  return name;
}

async function count(admin: pg.Pool, condition: string): Promise<number> {
  const { rows } = await admin.query<{ n: number }>(
    `select count(*)::int as n from sys.mail_outbox where ${condition}`,
  );
  return rows[0]?.n ?? 0;
}

async function isSettled(admin: pg.Pool): Promise<boolean> {
  const { rows } = await admin.query(
    "select 1 from app.notification_deliveries where state <> 'sent' limit 1",
  );
  return rows.length === 0 && (await count(admin, "state <> 'sent'")) === 0;
}

async function whatArrived(catcher: MailCatcher, names: readonly string[]) {
  // The shape of the catcher's response.
  const mails = member(
    await controlEmulator(catcher.url, { op: 'mails' }),
    'mails',
  ) as readonly CaughtEmail[];
  const mailsWith = (name: string) => mails.filter(({ text }) => text.includes(name)).length;
  return {
    announced: names.length,
    lost: names.filter((name) => mailsWith(name) === 0),
    twice: names.filter((name) => mailsWith(name) > 1),
    repeats: mails.reduce((sum, { copies }) => sum + copies - 1, 0),
  };
}

function raise(message: string): never {
  throw new Error(message);
}
