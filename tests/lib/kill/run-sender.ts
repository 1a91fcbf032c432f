import process from 'node:process';
import { createSmtpMailOut } from '#adapters/smtp/smtp-mail-out.ts';
import { createIdSource, systemClock } from '#adapters/system/clock-and-ids.ts';
import { createSecretBox } from '#adapters/system/secret-box.ts';
import { openDatabase } from '#db/pool.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { createLogger } from '#server/lib/logger.ts';
import { createOutbox } from '#server/lib/mail-out/outbox.ts';
import { createMailGate } from '#server/lib/notifications/mail-gate.ts';

// The notification sender alone, in a process that can be killed at any moment.
const [url = '', key = '', smtpUrl = '', ...users] = process.argv.slice(2);
const clock = systemClock;
const ids = createIdSource(clock);
const db = openDatabase({ url });
const secretBox = createSecretBox([Buffer.from(key, 'base64')]);
const logger = createLogger('silent');
const outbox = createOutbox({
  ...{ db: db.system, secretBox, clock, ids, logger },
  jobs: { send: async () => undefined, stop: async () => undefined },
  mailOut: createSmtpMailOut({ url: smtpUrl, from: 'fettle@example.test', appName: 'Fettle' }),
  mayLeave: createMailGate(db, clock),
});
const services = {
  ...{
    db,
    clock,
    ids,
    secretBox,
    linkBox: secretBox,
    outbox,
    publicUrl: 'https://money.example.test',
    push: null,
  },
  identity: {
    getUser: async (id: string) => ({
      ...{ id, name: 'Robin Vale', email: `${id}@example.test`, isEmailVerified: true, isSandbox: false },
    }),
  },
  capabilities: { mailOut: { state: 'live' as const, hint: null } },
};

// The previous sender is dead, so its leases have ended.
await db.system.query("update sys.mail_outbox set next_at = now() where state = 'waiting'");
process.send?.('ready');
for (;;) {
  for (const userId of users) await notify(services, userId);
  await outbox.drain();
  await new Promise((resolve) => setTimeout(resolve, 5));
}
