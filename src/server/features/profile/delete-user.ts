import type { UserDb } from '#db/pool.ts';
import { listConnections, tokenContext } from '#db/repositories/bank-connections.ts';
import { deleteJobsOfDeletedUsers } from '#db/repositories/deleted-user-jobs.ts';
import { listMailboxes, mailboxContext } from '#db/repositories/mail/mailboxes.ts';
import { getLanguage } from '#db/repositories/profiles.ts';
import { queueRevocation } from '#db/repositories/revocations.ts';
import { deleteSandboxData, deleteUserData } from '#db/repositories/user-tables.ts';
import type { Language } from '#domain/people/language.ts';
import type { IdentityUser } from '#ports/identity.ts';
import { announce } from '../../lib/announce.ts';
import { endMembership, notifyMembers } from '../../lib/household/end-membership.ts';
import type { Services } from '../../lib/services.ts';

/** Deletes a user: enqueues the revocation of all access, deletes all data, then deletes the identity. */
export async function deleteUser(services: Services, userId: string): Promise<void> {
  const user = await services.identity.getUser(userId);
  const household = await endMembership(services, userId, 'left');
  const revocations = await services.db.withUser(userId, async (db) => {
    const enqueued = await enqueueRevocations(services, db, () => true);
    const language = await getLanguage(db);
    await deleteUserData(db);
    if (user) await enqueueDeletionEmail(services, db, user, language);
    return enqueued;
  });
  await services.identity.deleteUser(userId);
  await deleteJobsOfDeletedUsers(services.db.system);
  await notifyMembers(
    services,
    household.filter((id) => id !== userId),
  );
  await services.events.publish(userId, { kind: 'session' });
  await services.outbox.kick('one who waits');
  await sendRevocations(services, revocations);
}

/** Deletes all sandbox data: connections, accounts with their transactions, and mailboxes with their emails. */
export async function deleteSandbox(services: Services, userId: string): Promise<void> {
  const revocations = await services.db.withUser(userId, async (db) => {
    const queued = await enqueueRevocations(services, db, (row) => row.isSandbox);
    await deleteSandboxData(db);
    return queued;
  });
  await sendRevocations(services, revocations);
  await announce(services, userId, 'sandboxDeleted');
}

/** The final email has no user ID, so that it outlives the user's data. */
function enqueueDeletionEmail(
  services: Services,
  db: UserDb,
  { name, email, isEmailVerified }: IdentityUser,
  language: Language,
): Promise<void> {
  return services.outbox.addWithin(db, {
    kind: 'account-deleted',
    userId: null,
    to: email,
    language,
    dedupeKey: `account-deleted:${services.ids.next()}`,
    // Until the address is confirmed, the name may be text from a stranger.
    content: { name: isEmailVerified ? name : '', at: services.clock.now().toISOString() },
  });
}

/** Enqueues the revocation of the selected access; a job performs it. */
export async function enqueueRevocations(
  services: Pick<Services, 'secretBox' | 'ids'>,
  db: UserDb,
  isSelected: (row: { isSandbox: boolean }) => boolean,
): Promise<string[]> {
  const { secretBox, ids } = services;
  const queued: string[] = [];
  for (const connection of (await listConnections(db)).filter(isSelected)) {
    const token = secretBox.open(connection.accessTokenSealed, tokenContext(db.userId, connection.id));
    queued.push(await queueRevocation(db, secretBox, ids.next(), connection.provider, token));
  }
  // Passwords cannot be revoked by us; they are only deleted.
  const granted = (await listMailboxes(db)).filter(
    (mailbox) => mailbox.provider === 'gmail' && isSelected(mailbox),
  );
  for (const mailbox of granted) {
    const token = secretBox.open(mailbox.accessSealed, mailboxContext(db.userId, mailbox.id));
    queued.push(await queueRevocation(db, secretBox, ids.next(), mailbox.provider, token));
  }
  return queued;
}

async function sendRevocations(services: Services, revocationIds: readonly string[]): Promise<void> {
  for (const revocationId of revocationIds)
    await services.jobs.send('revoke', revocationId, { revocationId });
}
