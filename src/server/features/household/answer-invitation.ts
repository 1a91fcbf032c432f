import type { BodyOf } from '#contract/endpoints/table.ts';
import {
  deleteHouseholdInvitation,
  listReceivedInvitations,
} from '#db/repositories/household/invitations.ts';
import {
  deleteMembership,
  findMembership,
  insertMember,
  listMemberships,
  lockHousehold,
} from '#db/repositories/household/members.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { makeAllPrivate, noteForMember, notifyMembers } from '../../lib/household/end-membership.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';

/**
 * Accepts or declines an invitation. Only the invited email address may answer: confirmed, or with the token of the
 * link. True if the caller joined.
 */
export async function answerInvitation(
  services: Services,
  userId: string,
  wireId: string,
  { isAccepted, token = '' }: BodyOf<'answerHouseholdInvitation'>,
): Promise<boolean> {
  const { db, identity, clock, ids } = services;
  const caller = await identity.getUser(userId);
  if (!caller) throw new Fault('Unauthorized');
  const invitationId = fromWire(wireId);
  const memberId = ids.next();
  const now = clock.now();
  const { ownerId, others } = await db.withUser(userId, async (user) => {
    const invitation = (await listReceivedInvitations(user, { ...caller, token }, now)).find(
      ({ id, ownerId }) => id === invitationId && ownerId !== userId,
    );
    if (!invitation || !(await lockHousehold(user, invitation.householdId))) throw notFound();
    const { householdId, ownerId, role } = invitation;
    // A concurrent request has already used the invitation.
    if (!(await deleteHouseholdInvitation(user, householdId, invitationId))) throw notFound();
    if (!isAccepted) return { ownerId, others: [] };
    const membership = await findMembership(user, userId);
    if (membership?.role === 'owner' && (await listMemberships(user, membership.id)).length === 1) {
      // Their own household without other members is deleted.
      await deleteMembership(user);
      await makeAllPrivate(user);
    }
    if (!(await insertMember(user, { id: memberId, householdId, userId, role }, now)))
      throw new Fault('Conflict', ({ faults }) => faults.household.alreadyInHousehold);
    const members = await listMemberships(user, householdId);
    return { ownerId, others: members.filter((member) => member.userId !== userId) };
  });
  for (const other of others)
    await db.withUser(other.userId, (user) =>
      noteForMember(services, user, 'household_member_added', memberId),
    );
  // After a declined invitation, the owner's list of open ones changed.
  await notifyMembers(services, [userId, ...(isAccepted ? others.map((other) => other.userId) : [ownerId])]);
  return isAccepted;
}
