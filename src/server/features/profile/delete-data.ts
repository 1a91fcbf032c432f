import type { UserDb } from '#db/pool.ts';
import { listConnections, tokenContext } from '#db/repositories/bank-connections.ts';
import { forgetJobs } from '#db/repositories/job-traces.ts';
import { listMailboxes, mailboxContext } from '#db/repositories/mail/mailboxes.ts';
import { readLanguage } from '#db/repositories/profiles.ts';
import { queueRevocation } from '#db/repositories/revocations.ts';
import { deleteSandboxData, deleteUserData } from '#db/repositories/user-tables.ts';
import type { Language } from '#domain/people/language.ts';
import type { IdentityUser } from '#ports/identity.ts';
import { announce } from '../../lib/announce.ts';
import { endMembership, tellMembers } from '../../lib/household/end-membership.ts';
import type { Services } from '../../lib/services.ts';

/**
 * Removes a person: queues the revocation of every access, empties every table of theirs, then ends the identity.
 */
export async function deleteUser(services: Services, userId: string): Promise<void> {
  const user = await services.identity.getUser(userId);
  const household = await endMembership(services, userId, 'left');
  const revocations = await services.db.withUser(userId, async (db) => {
    const queued = await queueRevocations(services, db, () => true);
    const language = await readLanguage(db);
    await deleteUserData(db);
    if (user) await addReceipt(services, db, user, language);
    return queued;
  });
  await services.identity.deleteUser(userId);
  await forgetJobs(services.db.system);
  await tellMembers(
    services,
    household.filter((id) => id !== userId),
  );
  await services.events.publish(userId, { kind: 'session' });
  await services.outbox.kick('one who waits');
  await sendAll(services, revocations);
}

/** Removes everything that came from a stand-in: connections, accounts with their rows, mailboxes with their email. */
export async function deleteSandbox(services: Services, userId: string): Promise<void> {
  const revocations = await services.db.withUser(userId, async (db) => {
    const queued = await queueRevocations(services, db, (row) => row.isSandbox);
    await deleteSandboxData(db);
    return queued;
  });
  await sendAll(services, revocations);
  await announce(services, userId, 'sandboxDeleted');
}

/** The last email: it belongs to nobody any more, so that it outlives the rows. */
function addReceipt(
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
    // A name is text of a stranger until the address is confirmed.
    content: { name: isEmailVerified ? name : '', at: services.clock.now().toISOString() },
  });
}

/** Queues the revocation of every access that is meant; the server's jobs carry it out. */
export async function queueRevocations(
  services: Pick<Services, 'secretBox' | 'ids'>,
  db: UserDb,
  isMeant: (row: { isSandbox: boolean }) => boolean,
): Promise<string[]> {
  const { secretBox, ids } = services;
  const queued: string[] = [];
  for (const connection of (await listConnections(db)).filter(isMeant)) {
    const token = secretBox.open(connection.accessTokenSealed, tokenContext(db.userId, connection.id));
    queued.push(await queueRevocation(db, secretBox, ids.next(), connection.provider, token));
  }
  // A password is not ours to withdraw: it is forgotten, not queued.
  const granted = (await listMailboxes(db)).filter(
    (mailbox) => mailbox.provider === 'gmail' && isMeant(mailbox),
  );
  for (const mailbox of granted) {
    const token = secretBox.open(mailbox.accessSealed, mailboxContext(db.userId, mailbox.id));
    queued.push(await queueRevocation(db, secretBox, ids.next(), mailbox.provider, token));
  }
  return queued;
}

async function sendAll(services: Services, revocationIds: readonly string[]): Promise<void> {
  for (const revocationId of revocationIds)
    await services.jobs.send('revoke', revocationId, { revocationId });
}
