import type { UserDb } from '#db/pool.ts';
import { unshareAllAccounts } from '#db/repositories/accounts/shared-accounts.ts';
import {
  deleteMembership,
  findMembership,
  listMemberships,
  type Membership,
} from '#db/repositories/household/members.ts';
import { unshareAllMailboxes } from '#db/repositories/mail/mailboxes.ts';
import { updateHealthSharing } from '#db/repositories/profiles.ts';
import { createNotice, type NoticeKind } from '#domain/notifications/notice.ts';
import { announce } from '../announce.ts';
import { readScope } from '../environment.ts';
import { announceNotices, recordNotices } from '../notifications/record-notices.ts';
import type { Services } from '../services.ts';

type Ending = Pick<Services, 'db' | 'clock' | 'ids'>;

/** Makes all of a user's data private. */
export async function makeAllPrivate(user: UserDb): Promise<void> {
  await unshareAllAccounts(user);
  await unshareAllMailboxes(user);
  await updateHealthSharing(user, null);
}

/** Records a household event for one member, in a transaction of that member. */
export async function noteForMember(
  services: Ending,
  user: UserDb,
  kind: NoticeKind,
  key: string,
): Promise<void> {
  const { isSandbox, today } = await readScope(user, undefined, services.clock.now());
  await recordNotices(services, user, isSandbox, [createNotice(kind, key, today, {})]);
}

/**
 * Ends a user's membership, or the whole household if they own it. Each member's data is made private in a transaction
 * of their own. Returns the members to notify with `notifyMembers`.
 */
export async function endMembership(
  services: Ending,
  userId: string,
  how: 'left' | 'removed',
): Promise<string[]> {
  const { db } = services;
  const membership = await findMembership(db.system, userId);
  if (!membership) return [];
  const others = (await listMemberships(db.system, membership.householdId)).filter(
    ({ id }) => id !== membership.id,
  );
  const end = ({ userId: memberId, id }: Membership, kind: NoticeKind | null) =>
    db.withUser(memberId, async (user) => {
      await deleteMembership(user);
      await makeAllPrivate(user);
      if (kind) await noteForMember(services, user, kind, id);
    });
  if (membership.role === 'owner') {
    for (const other of others) await end(other, 'household_ended');
    await end(membership, null);
    return [userId, ...others.map((other) => other.userId)];
  }
  await end(membership, how === 'removed' ? 'household_removed' : null);
  for (const other of others)
    await db.withUser(other.userId, async (user) => {
      // The remaining member must share again before a newly invited member sees anything.
      if (others.length === 1) await makeAllPrivate(user);
      // The person who removed a member needs no notification.
      if (how === 'left' || other.role !== 'owner')
        await noteForMember(services, user, 'household_member_left', membership.id);
    });
  return [userId, ...others.map((other) => other.userId)];
}

/** Refreshes members' screens and sends notifications. */
export async function notifyMembers(
  services: Pick<Services, 'events' | 'jobs'>,
  userIds: readonly string[],
): Promise<void> {
  for (const userId of userIds) {
    await announce(services, userId, 'householdChanged');
    await announceNotices(services, userId);
  }
}
