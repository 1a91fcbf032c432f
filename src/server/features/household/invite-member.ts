import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import {
  deleteHouseholdInvitation,
  listHouseholdInvitations,
  upsertHouseholdInvitation,
} from '#db/repositories/household/invitations.ts';
import {
  createHousehold,
  findMembership,
  listMemberIdentities,
  listMemberships,
  lockHousehold,
} from '#db/repositories/household/members.ts';
import { countOutboxEmails } from '#db/repositories/mail/mail-outbox.ts';
import { getLanguage } from '#db/repositories/profiles.ts';
import { HOUSEHOLD_MAX } from '#domain/household/household-role.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { requireOwner } from './require-membership.ts';

/** The outbox sends at most this many emails of one kind to a user. */
const EMAILS_PER_HOUR = 5;

/**
 * Invites an email address to the caller's household; the first invitation creates the household. Response and email do
 * not reveal whether the address has an account.
 */
export async function inviteMember(
  services: Services,
  userId: string,
  body: BodyOf<'createHouseholdInvitation'>,
): Promise<{ readonly url: string; readonly isEmailed: boolean }> {
  const { db, outbox, clock, ids } = services;
  const email = body.email.toLowerCase();
  const isEmailed = services.capabilities.mailOut.state !== 'not_configured';
  const { token, tokenHash, days } = services.newInvitation();
  const url = invitationUrl(services.publicUrl, token, email);
  const now = clock.now();
  await db.withUser(userId, async (user) => {
    const hourAgo = new Date(now.getTime() - 3600_000);
    if ((await countOutboxEmails(user, userId, 'household-invitation', hourAgo)) >= EMAILS_PER_HOUR)
      throw new Fault('TooManyRequests', ({ faults }) => faults.household.tooManyEmails);
    const householdId = await getOrCreateHousehold(user, ids.next(), now);
    await assertInvitable(user, householdId, email, now);
    const id = ids.next();
    await upsertHouseholdInvitation(user, { id, householdId, email, role: body.role, tokenHash, days });
    const language = await getLanguage(user);
    if (isEmailed)
      await outbox.addWithin(user, {
        ...{ kind: 'household-invitation', userId, to: email, language },
        dedupeKey: `household-invitation:${id}`,
        content: { url },
      });
  });
  await outbox.kick('one who waits');
  return { url, isEmailed };
}

/** Deletes an invitation; its link stops working. */
export async function deleteInvitation(services: Services, userId: string, wireId: string): Promise<void> {
  const owner = await requireOwner(services, userId);
  if (!(await deleteHouseholdInvitation(services.db.system, owner.householdId, fromWire(wireId))))
    throw notFound();
}

/** Locks the user's household until the transaction ends; creates it with this ID if the user has none. */
async function getOrCreateHousehold(user: UserDb, newId: string, now: Date): Promise<string> {
  const known = await findMembership(user, user.userId);
  if (known && known.role !== 'owner')
    throw new Fault('Forbidden', ({ faults }) => faults.household.onlyOwner);
  const householdId = known?.id ?? (await createHousehold(user, user.userId, newId, now));
  if (householdId === null || !(await lockHousehold(user, householdId))) throw new Fault('Conflict');
  return householdId;
}

async function assertInvitable(user: UserDb, householdId: string, email: string, now: Date): Promise<void> {
  const members = await listMemberships(user, householdId);
  const identities = await listMemberIdentities(
    user,
    members.map((member) => member.userId),
  );
  const same = identities.find((identity) => identity.email.toLowerCase() === email);
  if (same)
    throw new Fault('Conflict', ({ faults: { household } }) =>
      same.userId === user.userId ? household.ownAddress : household.alreadyMember,
    );
  const open = await listHouseholdInvitations(user, householdId, now);
  const others = open.filter((invitation) => invitation.email !== email);
  if (members.length + others.length >= HOUSEHOLD_MAX)
    throw new Fault('Conflict', ({ faults }) => faults.household.full);
}

/** The invitation link: signed-in users go directly to the invitation, all others sign in or up first. */
function invitationUrl(publicUrl: string, token: string, email: string): string {
  const from = `/settings?${new URLSearchParams({ tab: 'account', view: 'household', invitation: token })}`;
  return `${publicUrl}/login?${new URLSearchParams({ mode: 'sign-up', invitation: token, email, from })}`;
}
