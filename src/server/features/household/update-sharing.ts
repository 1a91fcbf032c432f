import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { updateAccountSharing } from '#db/repositories/accounts/shared-accounts.ts';
import { findMembership, listMemberships } from '#db/repositories/household/members.ts';
import { updateMailboxSharing } from '#db/repositories/mail/mailboxes.ts';
import { ensureProfile, updateHealthSharing } from '#db/repositories/profiles.ts';
import { announce } from '../../lib/announce.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';

/**
 * Shares the caller's accounts, mailboxes and health data or makes them private; all or none if an ID does not exist.
 */
export async function updateSharing(
  services: Services,
  userId: string,
  body: BodyOf<'updateHouseholdSharing'>,
): Promise<void> {
  const members = await services.db.withUser(userId, async (user) => {
    const membership = await findMembership(user, userId);
    if (!membership) throw notFound();
    if (membership.role === 'viewer')
      throw new Fault('Forbidden', ({ faults }) => faults.household.viewerSharesNothing);
    await saveSharing(user, membership.id, body);
    return listMemberships(user, membership.householdId);
  });
  for (const member of members) await announce(services, member.userId, 'householdChanged');
}

async function saveSharing(
  user: UserDb,
  membershipId: string,
  { accounts = [], mailboxes = [], sharesHealth }: BodyOf<'updateHouseholdSharing'>,
): Promise<void> {
  const sharedIn = (isShared: boolean) => (isShared ? membershipId : null);
  for (const { id, isShared } of accounts)
    if (!(await updateAccountSharing(user, fromWire(id), sharedIn(isShared)))) throw notFound();
  for (const { id, isShared } of mailboxes)
    if (!(await updateMailboxSharing(user, fromWire(id), sharedIn(isShared)))) throw notFound();
  if (sharesHealth === undefined) return;
  await ensureProfile(user);
  await updateHealthSharing(user, sharedIn(sharesHealth));
}
