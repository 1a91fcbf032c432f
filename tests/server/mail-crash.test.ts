import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkPerson } from '#db/integrity.ts';
import { openDatabase } from '#db/pool.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { readResults } from '../lib/kill/kill-scenario.ts';
import { createPowerFailure } from '../lib/kill/power-failure.ts';
import { connectGmail, SAM } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';

const product = runProduct();
let boss: PgBoss;
beforeAll(async () => {
  boss = new PgBoss({ connectionString: product().adminUrl, schema: 'pgboss', supervise: false });
  boss.on('error', () => undefined);
  await boss.start();
});
afterAll(() => boss.stop({ graceful: false }));

const rows = async (sql: string, person: Person) => (await product().admin.query(sql, [person.userId])).rows;

async function calmRun(): Promise<Record<string, unknown>> {
  const person = await signUp(product());
  await connectGmail(person, SAM);
  await person.call('requestGmailSync');
  await waitUntilIdle(product(), person.userId);
  return readResults(product(), person.userId);
}

it('a run that crashes before and after each commit in turn ends like an undisturbed one', async () => {
  const expected = await calmRun();
  const person = await signUp(product());
  await connectGmail(person, SAM);
  const [mailbox] = await rows('select id from app.mailboxes where user_id = $1', person);
  const payload = { userId: person.userId, mailboxId: mailbox?.id };
  const power = createPowerFailure(person.userId);
  const isRead = async () =>
    (await rows("select 1 from app.mail_syncs where user_id = $1 and state = 'COMPLETED'", person)).length ===
    1;
  let lives = 0;
  try {
    while (!(await isRead())) {
      lives += 1;
      power.at(Math.ceil(lives / 2), lives % 2 === 0 ? 'after' : 'before');
      await boss.send('mail-sync', payload, { singletonKey: mailbox?.id });
      await waitFor('the power to go, or the run to end', async () => {
        const active = `select 1 from pgboss.job where name = 'mail-sync' and state in ('created', 'active')
          and data->>'userId' = $1`;
        return (await rows(active, person)).length === 0;
      });
      await rows("delete from pgboss.job where name = 'mail-sync' and data->>'userId' = $1", person);
      await rows('update app.mail_syncs set lease_until = null where user_id = $1', person);
      power.restore();
    }
  } finally {
    power.lift();
  }
  expect(lives, 'many commits, each of them a moment to die').toBeGreaterThan(12);
  await waitUntilIdle(product(), person.userId);
  const actual = await readResults(product(), person.userId);
  for (const [part, found] of Object.entries(expected)) expect(actual[part], part).toEqual(found);
  const db = openDatabase({ url: product().databaseUrl, connectionsMax: 1 });
  const findings = await db.readAs(person.userId, checkPerson).finally(() => db.close());
  expect(findings.filter((finding) => finding.count > 0)).toEqual([]);
});
