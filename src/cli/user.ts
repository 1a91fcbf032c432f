import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { hostedProject } from '#adapters/identity/hosted/project.ts';
import { addressesOf, createToolkit } from '#adapters/identity/hosted/toolkit.ts';
import { hashPassword } from '#adapters/identity/local/password-hash.ts';
import { createIdSource, systemClock } from '#adapters/system/clock-and-ids.ts';
import { createSecretBox } from '#adapters/system/secret-box.ts';
import type { Database } from '#db/pool.ts';
import { forgetJobs } from '#db/repositories/job-traces.ts';
import { isKeyKnown } from '#db/repositories/key-check.ts';
import { deleteUserData } from '#db/repositories/user-tables.ts';
import { queueRevocations } from '#server/features/profile/delete-data.ts';
import { readSettings, readSomeSettings } from '#server/lib/config.ts';
import { readEncryptionKeys } from '#server/lib/encryption-keys.ts';
import { type Command, EXIT_DONE, EXIT_FAILED, EXIT_USAGE } from './lib/command.ts';
import { withDatabase } from './lib/database.ts';
import { inviteUser } from './lib/invite-user.ts';
import { message, result } from './lib/output.ts';

/** Administers people from the machine itself: no one needs a screen for it, and no screen can do it. */
export const command: Command = {
  usage: 'list | invite <email> | reset-password <email> | delete <email>',
  argsMin: 1,
  run: ([action = '', email = '']) =>
    withDatabase(async (db) => {
      if (action === 'list') return listUsers(db);
      if (email === '' || !['invite', 'reset-password', 'delete'].includes(action)) {
        message('usage: fettle user list | invite <email> | reset-password <email> | delete <email>');
        return EXIT_USAGE;
      }
      if (action === 'invite') return inviteUser(db, email);
      const [user] = await db.system.query<FoundUser>(
        `select u.id, h."userId" is not null as "isHosted" from identity."user" u
          left join identity.hosted_person h on h."userId" = u.id
          where lower(coalesce(h.email, u.email)) = lower($1)`,
        [email],
      );
      if (!user) {
        message(`No one signs in with ${email}.`);
        return EXIT_FAILED;
      }
      if (action === 'delete') return deleteUser(db, user);
      return user.isHosted ? mailReset(email) : resetPassword(db, user.id);
    }),
};

interface FoundUser {
  readonly id: string;
  /** True for people whose password a hosted service keeps. */
  readonly isHosted: boolean;
}

async function listUsers(db: Database): Promise<number> {
  for (const user of await db.system.query(
    `select u.id, coalesce(h.name, u.name) as name, coalesce(h.email, u.email) as email, u."createdAt"
       from identity."user" u left join identity.hosted_person h on h."userId" = u.id order by u."createdAt"`,
  ))
    result(user);
  return EXIT_DONE;
}

/** Sets a fresh password, prints it once, and ends every session. */
async function resetPassword(db: Database, userId: string): Promise<number> {
  const password = randomBytes(15).toString('base64url');
  const hash = await hashPassword(password);
  const isSet = await db.withSystem(async (sys) => {
    const changed = await sys.query(
      `update identity.account set password = $2 where "userId" = $1 and "providerId" = 'credential' returning id`,
      [userId, hash],
    );
    if (changed.length > 0) await sys.query('delete from identity.session where "userId" = $1', [userId]);
    return changed.length > 0;
  });
  if (!isSet) {
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
async function deleteUser(db: Database, { id: userId, isHosted }: FoundUser): Promise<number> {
  const secretBox = createSecretBox(await readEncryptionKeys(readSettings(process.env)));
  if (!(await isKeyKnown(db.system, secretBox))) {
    message(
      'ENCRYPTION_KEY is not the key of this database. Nothing was deleted. Set the key the server uses.',
    );
    return EXIT_FAILED;
  }
  const ids = createIdSource(systemClock);
  const revocations = await db.withUser(userId, async (user) => {
    const queued = await queueRevocations({ secretBox, ids }, user, () => true);
    await deleteUserData(user);
    // Tokens of an account that ends here run on for a while and must open nothing.
    await user.query(
      `insert into identity.ended_subject select sha256(convert_to(issuer || '|' || subject, 'UTF8')), now()
         from identity.hosted_person where "userId" = $1 on conflict do nothing`,
      [userId],
    );
    await user.query('delete from identity."user" where id = $1', [userId]);
    await user.query('delete from identity.administrator where "userId" = $1', [userId]);
    await user.query(
      `insert into identity.audit_event (id, event, "hourAt", "at")
         values (gen_random_uuid(), 'account-deleted', date_trunc('hour', now()), now())`,
    );
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
