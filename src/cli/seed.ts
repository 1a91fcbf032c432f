import { randomBytes } from 'node:crypto';
import { hashPassword } from '#adapters/identity/local/password-hash.ts';
import { createIdSource, systemClock } from '#adapters/system/clock-and-ids.ts';
import { seedHousehold } from '#db/seed/seed-household.ts';
import { type Command, EXIT_DONE, EXIT_USAGE } from './lib/command.ts';
import { withDatabase } from './lib/database.ts';
import { message, result } from './lib/output.ts';

const DAYS = 730;

/** Makes a person with two years of made-up transactions, marked as sandbox, and prints how to sign in. */
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
      await db.withSystem(async (sys) => {
        await sys.query(
          'insert into identity."user" (id, name, email, "emailVerified") values ($1, $2, $3, false)',
          [userId, 'Seeded Household', email],
        );
        await sys.query(
          `insert into identity.account (id, "accountId", "providerId", "userId", password)
            values ($1, $2::text, 'credential', $2::uuid, $3)`,
          [ids.next(), userId, hash],
        );
      });
      const options = {
        today: now.toISOString().slice(0, 10),
        days: DAYS,
        seed: 1,
        at: now,
        nextId: () => ids.next(),
      };
      const rows = await db.withUser(userId, (user) => seedHousehold(user, options));
      result({ email, password, rows });
      return EXIT_DONE;
    });
  },
};
