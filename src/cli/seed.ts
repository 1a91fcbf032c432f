import { randomBytes } from 'node:crypto';
import { hashPassword } from '#adapters/identity/local/password-hash.ts';
import { createIdSource, systemClock } from '#adapters/system/clock-and-ids.ts';
import type { Database } from '#db/pool.ts';
import { insertPasswordAccount } from '#db/repositories/people/identity-accounts.ts';
import { seedHousehold } from '#db/seed/seed-household.ts';
import { derive } from '#server/features/derive/derive.ts';
import { publishEvent } from '#server/lib/events.ts';
import { createReaderPool } from '#server/reading/reader-pool.ts';
import { type Command, EXIT_DONE, EXIT_USAGE } from './lib/command.ts';
import { withDatabase } from './lib/database.ts';
import { message, result } from './lib/output.ts';

const DAYS = 730;

/** Creates a user with two years of sample transactions, marked as sandbox, and prints how to sign in. */
export const command: Command = {
  usage: 'household [email]',
  argsMin: 1,
  run: ([what, email = `household-${randomBytes(3).toString('hex')}@example.com`]) => {
    if (what !== 'household') {
      message('usage: fettle seed household [email]');
      return Promise.resolve(EXIT_USAGE);
    }
    return withDatabase(async (db) => {
      const now = systemClock.now();
      const ids = createIdSource(systemClock);
      const userId = ids.next();
      const password = randomBytes(15).toString('base64url');
      const hash = await hashPassword(password);
      await insertPasswordAccount(db, {
        ...{ id: userId, name: 'Seeded Household', email },
        ...{ credentialId: ids.next(), passwordHash: hash },
      });
      const options = {
        today: now.toISOString().slice(0, 10),
        days: DAYS,
        seed: 1,
        at: now,
        nextId: () => ids.next(),
      };
      const rows = await db.withUser(userId, (user) => seedHousehold(user, options));
      await deriveNow(db, userId);
      result({ email, password, rows });
      return EXIT_DONE;
    });
  },
};

/** Derives data from the transactions, as the server's job does; scheduled jobs send the notifications. */
async function deriveNow(db: Database, userId: string): Promise<void> {
  const readers = createReaderPool();
  try {
    await derive(
      {
        ...{ db, readers, clock: systemClock, ids: createIdSource(systemClock) },
        events: { publish: (id, event) => publishEvent(db.system, id, event) },
        jobs: { send: () => Promise.resolve() },
      },
      userId,
    );
  } finally {
    readers.close();
  }
}
