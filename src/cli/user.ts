import { randomBytes } from 'node:crypto';
import { hashPassword } from '#adapters/identity/local/password-hash.ts';
import type { Database } from '#db/pool.ts';
import { userTables } from '#db/repositories/user-tables.ts';
import { type Command, EXIT_DONE, EXIT_FAILED, EXIT_USAGE } from './lib/command.ts';
import { withDatabase } from './lib/database.ts';
import { message, result } from './lib/output.ts';

/** Administers people from the machine itself: no one needs a screen for it, and no screen can do it. */
export const command: Command = {
  usage: 'list | reset-password <email> | delete <email>',
  argsMin: 1,
  run: ([action = '', email = '']) =>
    withDatabase(async (db) => {
      if (action === 'list') return listUsers(db);
      if (email === '' || !['reset-password', 'delete'].includes(action)) {
        message('usage: fettle user list | reset-password <email> | delete <email>');
        return EXIT_USAGE;
      }
      const [user] = await db.system.query<{ id: string }>(
        'select id from identity."user" where lower(email) = lower($1)',
        [email],
      );
      if (!user) {
        message(`No one signs in with ${email}.`);
        return EXIT_FAILED;
      }
      return action === 'delete' ? deleteUser(db, user.id) : resetPassword(db, user.id);
    }),
};

async function listUsers(db: Database): Promise<number> {
  for (const user of await db.system.query(
    'select id, name, email, "createdAt" from identity."user" order by "createdAt"',
  ))
    result(user);
  return EXIT_DONE;
}

/** Sets a fresh password, prints it once, and ends every session. */
async function resetPassword(db: Database, userId: string): Promise<number> {
  const password = randomBytes(15).toString('base64url');
  const hash = await hashPassword(password);
  await db.withSystem(async (sys) => {
    await sys.query(
      `update identity.account set password = $2 where "userId" = $1 and "providerId" = 'credential'`,
      [userId, hash],
    );
    await sys.query('delete from identity.session where "userId" = $1', [userId]);
  });
  result({ userId, password });
  return EXIT_DONE;
}

/** Removes a person's rows and identity. Access at providers is revoked where the account is deleted on the screen. */
async function deleteUser(db: Database, userId: string): Promise<number> {
  await db.withUser(userId, async (user) => {
    for (const table of await userTables(user))
      await user.query(`delete from ${table} where user_id = $1`, [userId]);
    await user.query('delete from identity."user" where id = $1', [userId]);
  });
  message('Deleted. Revoke Fettle at the banks and at Google as well: this command cannot reach them.');
  return EXIT_DONE;
}
