import type { Database } from '#db/pool.ts';
import { listUsers } from '#db/repositories/administration.ts';
import { findAccountByEmail } from '#db/repositories/people/identity-accounts.ts';
import { type Command, EXIT_DONE, EXIT_FAILED, EXIT_USAGE } from './lib/command.ts';
import { withDatabase } from './lib/database.ts';
import { deleteUser } from './lib/delete-user.ts';
import { inviteUser } from './lib/invite-user.ts';
import { mailReset } from './lib/mail-reset.ts';
import { message, result } from './lib/output.ts';
import { resetFactors } from './lib/reset-factors.ts';
import { resetPassword } from './lib/reset-password.ts';

const ACTIONS = ['invite', 'reset-password', 'reset-factors', 'delete'];

const USAGE = `list | ${ACTIONS.map((action) => `${action} <email>`).join(' | ')}`;

/** Manages users from the server's command line, for actions that no screen offers. */
export const command: Command = {
  usage: USAGE,
  argsMin: 1,
  run: ([action = '', email = '']) =>
    withDatabase(async (db) => {
      if (action === 'list') return listEveryone(db);
      if (email === '' || !ACTIONS.includes(action)) {
        message(`usage: fettle user ${USAGE}`);
        return EXIT_USAGE;
      }
      if (action === 'invite') return inviteUser(db, email);
      const user = await findAccountByEmail(db.system, email);
      if (!user) {
        message(`No one signs in with ${email}.`);
        return EXIT_FAILED;
      }
      if (action === 'delete') return deleteUser(db, user);
      if (action === 'reset-factors') return resetFactors(db, user);
      return user.isHosted ? mailReset(email) : resetPassword(db, user);
    }),
};

async function listEveryone(db: Database): Promise<number> {
  for (const user of await listUsers(db.system, null)) result(user);
  return EXIT_DONE;
}
