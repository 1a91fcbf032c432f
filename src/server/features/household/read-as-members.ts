import type { Environment } from '#contract/values.ts';
import type { UserDb } from '#db/pool.ts';
import { listMemberIdentities, listMemberships } from '#db/repositories/household/members.ts';
import { listSharedAccounts, type SharedAccount } from '#db/repositories/household/shared.ts';
import type { SharedView } from '#domain/household/household-role.ts';
import { groupJointAccounts, type JointAccount } from '#domain/household/joint-accounts.ts';
import { type Period, resolvePeriod } from '#domain/insights/period.ts';
import { readScope } from '../../lib/environment.ts';
import type { Services } from '../../lib/services.ts';
import { requireMembership } from './require-membership.ts';

/** A member whose shared accounts are part of a view. */
export interface SharingMember {
  readonly membershipId: string;
  readonly userId: string;
  readonly name: string;
  readonly isYou: boolean;
}

export type AccountOfMember = SharedAccount & { readonly memberId: string };

/** The members, accounts and period of a shared view. */
export interface SharedScope {
  readonly sharers: readonly SharingMember[];
  readonly accounts: readonly JointAccount<AccountOfMember>[];
  readonly period: Period;
  readonly currency: string;
  readonly environment: Environment;
  readonly environments: readonly Environment[];
}

interface SharedQuery {
  readonly whose: SharedView;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly environment?: Environment | undefined;
}

/**
 * Calls `read` once per member, each in a transaction under that member's row-level security. This is the only place
 * where a request reads another user's data, so `read` must be limited to data that the member shares.
 */
export async function readAsMembers<T>(
  { db }: Pick<Services, 'db'>,
  sharers: readonly SharingMember[],
  read: (user: UserDb, sharer: SharingMember) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (const sharer of sharers) results.push(await db.readAs(sharer.userId, (user) => read(user, sharer)));
  return results;
}

/** The members, accounts, period and currency of a shared view. Responds with 404 if the caller has no household. */
export async function readSharedScope(
  services: Services,
  userId: string,
  query: SharedQuery,
): Promise<SharedScope> {
  const { db, clock } = services;
  const sharers = await listSharers(services, userId, query.whose);
  const scope = await db.readAs(userId, (user) => readScope(user, query.environment, clock.now()));
  const lists = await readAsMembers(services, sharers, async (user, { membershipId }) =>
    (await listSharedAccounts(user, membershipId)).map((account) => ({ ...account, memberId: membershipId })),
  );
  const shared = lists.flat();
  const environments: Environment[] = (['live', 'sandbox'] as const).filter((environment) =>
    shared.some(({ isSandbox }) => isSandbox === (environment === 'sandbox')),
  );
  const environment = query.environment ?? environments[0] ?? 'live';
  return {
    ...{ sharers, environments, environment, currency: scope.currency },
    period: resolvePeriod(query, scope.today),
    accounts: groupJointAccounts(shared.filter(({ isSandbox }) => isSandbox === (environment === 'sandbox'))),
  };
}

/** The account IDs read as this member; a joint account is read only as one of its owners. */
export function memberAccountIds({ accounts }: SharedScope, { membershipId }: SharingMember): string[] {
  return accounts.flatMap(({ account }) => (account.memberId === membershipId ? [account.id] : []));
}

/** Viewers share nothing. */
async function listSharers({ db }: Services, userId: string, whose: SharedView): Promise<SharingMember[]> {
  const membership = await requireMembership({ db }, userId);
  const members = (await listMemberships(db.system, membership.householdId)).filter(
    ({ role, id }) => role !== 'viewer' && (whose === 'ours' || id !== membership.id),
  );
  const identities = await listMemberIdentities(
    db.system,
    members.map((member) => member.userId),
  );
  return members.map((member) => ({
    ...{ membershipId: member.id, userId: member.userId, isYou: member.id === membership.id },
    name: identities.find(({ userId }) => userId === member.userId)?.name ?? '',
  }));
}
