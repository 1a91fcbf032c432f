import type { AssignableRole, HouseholdRole } from '#domain/household/household-role.ts';
import type { Queryable, UserDb, Uuid } from '../../pool.ts';

/** A user's membership in a household: IDs and the role, no financial data. */
export interface Membership {
  readonly id: Uuid;
  /** The ID of the owner's membership. */
  readonly householdId: Uuid;
  readonly userId: Uuid;
  readonly role: HouseholdRole;
  readonly addedAt: Date;
}

export interface MemberIdentity {
  readonly userId: Uuid;
  readonly name: string;
  readonly email: string;
}

const MEMBERSHIP = `select id, household_id as "householdId", user_id as "userId", role, added_at as "addedAt"
  from sys.household_members`;

export async function findMembership(db: Queryable, userId: Uuid): Promise<Membership | null> {
  const [row] = await db.query<Membership>(`${MEMBERSHIP} where user_id = $1`, [userId]);
  return row ?? null;
}

/** The members of a household, its owner first. */
export async function listMemberships(db: Queryable, householdId: Uuid): Promise<Membership[]> {
  return db.query<Membership>(
    `${MEMBERSHIP} where household_id = $1 order by role = 'owner' desc, added_at, id`,
    [householdId],
  );
}

/** Names and email addresses of members, shown only within their own household. */
export async function listMemberIdentities(
  db: Queryable,
  userIds: readonly Uuid[],
): Promise<MemberIdentity[]> {
  return db.query<MemberIdentity>(
    `select u.id as "userId", coalesce(h.name, u.name) as name, coalesce(h.email, u.email) as email
       from identity."user" u left join identity.hosted_person h on h."userId" = u.id where u.id = any($1::uuid[])`,
    [userIds],
  );
}

/** Creates a household. Returns null if the user is already in one. */
export async function createHousehold(
  db: Queryable,
  userId: Uuid,
  id: Uuid,
  now: Date,
): Promise<Uuid | null> {
  const [row] = await db.query<{ id: Uuid }>(
    `insert into sys.household_members (id, household_id, user_id, role, added_at) values ($1, $1, $2, 'owner', $3)
     on conflict (user_id) do nothing returning id`,
    [id, userId, now],
  );
  return row?.id ?? null;
}

/** Locks a household, so that members join one at a time. Returns false if it no longer exists. */
export async function lockHousehold(db: Queryable, householdId: Uuid): Promise<boolean> {
  const rows = await db.query('select 1 from sys.household_members where id = $1 for update', [householdId]);
  return rows.length > 0;
}

/** Returns false if the user is already in a household. */
export async function insertMember(
  db: Queryable,
  member: {
    readonly id: Uuid;
    readonly householdId: Uuid;
    readonly userId: Uuid;
    readonly role: AssignableRole;
  },
  now: Date,
): Promise<boolean> {
  const rows = await db.query(
    `insert into sys.household_members (id, household_id, user_id, role, added_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id) do nothing returning 1`,
    [member.id, member.householdId, member.userId, member.role, now],
  );
  return rows.length > 0;
}

export async function updateMemberRole(db: UserDb, role: AssignableRole): Promise<void> {
  await db.query("update sys.household_members set role = $2 where user_id = $1 and role <> 'owner'", [
    db.userId,
    role,
  ]);
}

/** Deletes the user's membership; deleting the owner's deletes the household. */
export async function deleteMembership(db: UserDb): Promise<void> {
  await db.query('delete from sys.household_members where user_id = $1', [db.userId]);
}
