import { listShareableAccounts } from '#db/repositories/accounts/shared-accounts.ts';
import { listHouseholdInvitations, listReceivedInvitations } from '#db/repositories/household/invitations.ts';
import {
  findMembership,
  listMemberIdentities,
  listMemberships,
  type Membership,
} from '#db/repositories/household/members.ts';
import { listMailboxes } from '#db/repositories/mail/mailboxes.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';

/** The caller's household, the data they share, and invitations they received. */
export async function getHousehold(services: Services, userId: string, token: string) {
  const membership = await findMembership(services.db.system, userId);
  return {
    household: membership && {
      ...(await readMembers(services, membership)),
      ...(await readSharing(services, membership)),
    },
    received: await readReceived(services, userId, token),
  };
}

async function readMembers({ db, clock }: Services, membership: Membership) {
  const memberships = await listMemberships(db.system, membership.householdId);
  const identities = await listMemberIdentities(
    db.system,
    memberships.map((member) => member.userId),
  );
  const invitations =
    membership.role === 'owner'
      ? await listHouseholdInvitations(db.system, membership.householdId, clock.now())
      : [];
  return {
    role: membership.role,
    members: memberships.map(({ id, userId, role, addedAt }) => {
      const identity = identities.find((member) => member.userId === userId);
      return {
        ...{ id: toWire('member', id), name: identity?.name ?? '', email: identity?.email ?? '' },
        ...{ role, addedAt: addedAt.toISOString(), isYou: id === membership.id },
      };
    }),
    invitations: invitations.map(({ id, email, role, expiresAt }) => ({
      ...{ id: toWire('invitation', id), email, role, expiresAt: expiresAt.toISOString() },
    })),
  };
}

function readSharing({ db }: Services, membership: Membership) {
  return db.withUser(membership.userId, async (user) => {
    const { healthSharedIn } = await ensureProfile(user);
    const accounts = await listShareableAccounts(user);
    const mailboxes = await listMailboxes(user);
    return {
      accounts: accounts.map(({ id, sharedIn, ...account }) => ({
        ...{ id: toWire('account', id), ...account, isShared: sharedIn === membership.id },
      })),
      mailboxes: mailboxes.map(({ id, address, provider, sharedIn }) => ({
        ...{ id: toWire('mailbox', id), address, provider, isShared: sharedIn === membership.id },
      })),
      sharesHealth: healthSharedIn === membership.id,
    };
  });
}

async function readReceived({ db, identity, clock }: Services, userId: string, token: string) {
  const user = await identity.getUser(userId);
  if (!user) throw new Fault('Unauthorized');
  const received = await listReceivedInvitations(db.system, { ...user, token }, clock.now());
  const owners = await listMemberIdentities(
    db.system,
    received.map(({ ownerId }) => ownerId),
  );
  return received.flatMap(({ id, ownerId, role, expiresAt }) => {
    const owner = owners.find(({ userId }) => userId === ownerId);
    if (!owner || ownerId === userId) return [];
    return {
      ...{ id: toWire('invitation', id), ownerName: owner.name, ownerEmail: owner.email },
      ...{ role, expiresAt: expiresAt.toISOString() },
    };
  });
}
