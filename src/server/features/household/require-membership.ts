import { findMembership, type Membership } from '#db/repositories/household/members.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';

/** The caller's membership; throws NotFound if the caller has no household. */
export async function requireMembership({ db }: Pick<Services, 'db'>, userId: string): Promise<Membership> {
  const membership = await findMembership(db.system, userId);
  if (!membership) throw notFound();
  return membership;
}

/** The membership of an owner; throws Forbidden for other members. */
export async function requireOwner(services: Pick<Services, 'db'>, userId: string): Promise<Membership> {
  const membership = await requireMembership(services, userId);
  if (membership.role !== 'owner') throw new Fault('Forbidden', ({ faults }) => faults.household.onlyOwner);
  return membership;
}
