import { listMemberships, type Membership, updateMemberRole } from '#db/repositories/household/members.ts';
import type { AssignableRole } from '#domain/household/household-role.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { endMembership, makeAllPrivate, notifyMembers } from '../../lib/household/end-membership.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { requireMembership, requireOwner } from './require-membership.ts';

/** Returns a member whom the caller, as the owner of the household, may manage. */
async function getManageableMember(
  services: Services,
  userId: string,
  memberId: string,
): Promise<Membership> {
  const owner = await requireOwner(services, userId);
  const members = await listMemberships(services.db.system, owner.householdId);
  const member = members.find(({ id }) => id === fromWire(memberId));
  if (!member) throw notFound();
  if (member.id === owner.id) throw new Fault('Conflict', ({ faults }) => faults.household.ownerStays);
  return member;
}

/** Changes a member's role. Everything a new viewer has shared becomes private. */
export async function updateMember(
  services: Services,
  userId: string,
  memberId: string,
  role: AssignableRole,
): Promise<void> {
  const member = await getManageableMember(services, userId, memberId);
  await services.db.withUser(member.userId, async (user) => {
    await updateMemberRole(user, role);
    if (role === 'viewer') await makeAllPrivate(user);
  });
  const members = await listMemberships(services.db.system, member.householdId);
  await notifyMembers(
    services,
    members.map(({ userId }) => userId),
  );
}

export async function removeMember(services: Services, userId: string, memberId: string): Promise<void> {
  const member = await getManageableMember(services, userId, memberId);
  await notifyMembers(services, await endMembership(services, member.userId, 'removed'));
}

/** Leaves the household; if the owner leaves, the household ends. */
export async function leaveHousehold(services: Services, userId: string): Promise<void> {
  await requireMembership(services, userId);
  await notifyMembers(services, await endMembership(services, userId, 'left'));
}
