import { findMembership, type Membership } from '#db/repositories/household/members.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';

/** The caller's membership; for who is in no household, everything in one answers as if it were not there. */
export async function requireMembership({ db }: Pick<Services, 'db'>, userId: string): Promise<Membership> {
  const own = await findMembership(db.system, userId);
  if (!own) throw notFound();
  return own;
}

/** The membership of an owner. */
export async function requireOwner(services: Pick<Services, 'db'>, userId: string): Promise<Membership> {
  const own = await requireMembership(services, userId);
  if (own.role !== 'owner') throw new Fault('Forbidden', ({ faults }) => faults.household.onlyOwner);
  return own;
}
