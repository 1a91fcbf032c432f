import { createIdSource, systemClock } from '#adapters/system/clock-and-ids.ts';
import type { Database } from '#db/pool.ts';
import { deleteJobsOfDeletedUsers } from '#db/repositories/deleted-user-jobs.ts';
import { deleteIdentityAccount, type IdentityAccount } from '#db/repositories/people/identity-accounts.ts';
import { deleteUserData } from '#db/repositories/user-tables.ts';
import { enqueueRevocations } from '#server/features/profile/delete-user.ts';
import { endMembership } from '#server/lib/household/end-membership.ts';
import { EXIT_DONE, EXIT_FAILED } from './command.ts';
import { openKnownSecretBox } from './known-secret-box.ts';
import { message, result } from './output.ts';

/** Deletes a user's data and identity; the running server revokes their bank and mailbox access. */
export async function deleteUser(db: Database, { id: userId, isHosted }: IdentityAccount): Promise<number> {
  const secretBox = await openKnownSecretBox(db);
  if (!secretBox) {
    message(
      'ENCRYPTION_KEY is not the key of this database. Nothing was deleted. Set the key the server uses.',
    );
    return EXIT_FAILED;
  }
  const ids = createIdSource(systemClock);
  await endMembership({ db, ids, clock: systemClock }, userId, 'left');
  const revocations = await db.withUser(userId, async (user) => {
    const queued = await enqueueRevocations({ secretBox, ids }, user, () => true);
    await deleteUserData(user);
    await deleteIdentityAccount(user);
    return queued;
  });
  await deleteJobsOfDeletedUsers(db.system);
  result({ userId, revocations: revocations.length });
  if (isHosted) message('Delete the account at the identity service as well: that needs its console.');
  message(
    revocations.length === 0
      ? 'Deleted.'
      : 'Deleted. The server revokes access at banks and email providers within a minute, once it is running.',
  );
  return EXIT_DONE;
}
