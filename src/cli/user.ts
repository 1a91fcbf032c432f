import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { hostedProject } from '#adapters/identity/hosted/project.ts';
import { addressesOf, createToolkit } from '#adapters/identity/hosted/toolkit.ts';
import { hashPassword } from '#adapters/identity/local/password-hash.ts';
import { createIdSource, systemClock } from '#adapters/system/clock-and-ids.ts';
import { createSecretBox } from '#adapters/system/secret-box.ts';
import type { Database } from '#db/pool.ts';
import { listUsers } from '#db/repositories/administration.ts';
import { forgetJobs } from '#db/repositories/job-traces.ts';
import { isKeyKnown } from '#db/repositories/key-check.ts';
import {
  deleteAccount,
  findAccountByEmail,
  type IdentityAccount,
  replacePassword,
} from '#db/repositories/people/identity-accounts.ts';
import { deleteUserData } from '#db/repositories/user-tables.ts';
import { queueRevocations } from '#server/features/profile/delete-data.ts';
import { readSettings, readSomeSettings } from '#server/lib/config.ts';
import { readEncryptionKeys } from '#server/lib/encryption-keys.ts';
import { endMembership } from '#server/lib/household/end-membership.ts';
import { type Command, EXIT_DONE, EXIT_FAILED, EXIT_USAGE } from './lib/command.ts';
import { withDatabase } from './lib/database.ts';
import { inviteUser } from './lib/invite-user.ts';
import { message, result } from './lib/output.ts';
import { resetFactors } from './lib/reset-factors.ts';

const ACTIONS = ['invite', 'reset-password', 'reset-factors', 'delete'];
const USAGE = `list | ${ACTIONS.map((action) => `${action} <email>`).join(' | ')}`;

/** Administers people from the machine itself: no one needs a screen for it, and no screen can do it. */
export const command: Command = {
  usage: USAGE,
  argsMin: 1,
  run: ([action = '', email = '']) =>
    withDatabase(async (db, { serviceUrl }) => {
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
      if (action === 'reset-factors') return resetFactors(db, serviceUrl, user);
      return user.isHosted ? mailReset(email) : resetPassword(db, user.id);
    }),
};

async function listEveryone(db: Database): Promise<number> {
  for (const user of await listUsers(db.system, null)) result(user);
  return EXIT_DONE;
}

/** Sets a fresh password, prints it once, and ends every session. */
async function resetPassword(db: Database, userId: string): Promise<number> {
  const password = randomBytes(15).toString('base64url');
  if (!(await replacePassword(db, userId, await hashPassword(password)))) {
    message('This person signs in with Google and has no password here.');
    return EXIT_FAILED;
  }
  result({ userId, password });
  return EXIT_DONE;
}

/** Passwords of a hosted service are kept there: it emails the person a link. */
async function mailReset(email: string): Promise<number> {
  const project = hostedProject(readSomeSettings(process.env), null);
  if (!project) {
    message('The hosted identity keeps this password. Set the FIREBASE_* values to have it mail a link.');
    return EXIT_FAILED;
  }
  await createToolkit(addressesOf(null), project.apiKey).sendPasswordReset(email);
  message(`The identity service mails a link to ${email}.`);
  return EXIT_DONE;
}

/** Removes a user's data and identity; the running server revokes the access they gave. */
async function deleteUser(db: Database, { id: userId, isHosted }: IdentityAccount): Promise<number> {
  const secretBox = createSecretBox(await readEncryptionKeys(readSettings(process.env)));
  if (!(await isKeyKnown(db.system, secretBox))) {
    message(
      'ENCRYPTION_KEY is not the key of this database. Nothing was deleted. Set the key the server uses.',
    );
    return EXIT_FAILED;
  }
  const ids = createIdSource(systemClock);
  await endMembership({ db, ids, clock: systemClock }, userId, 'left');
  const revocations = await db.withUser(userId, async (user) => {
    const queued = await queueRevocations({ secretBox, ids }, user, () => true);
    await deleteUserData(user);
    await deleteAccount(user);
    return queued;
  });
  await forgetJobs(db.system);
  result({ userId, revocations: revocations.length });
  if (isHosted) message('Delete the account at the identity service as well: that needs its console.');
  message(
    revocations.length === 0
      ? 'Deleted.'
      : 'Deleted. The server revokes access at banks and email providers within a minute, once it is running.',
  );
  return EXIT_DONE;
}
