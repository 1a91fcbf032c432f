import type { AssignableRole } from '#domain/household/household-role.ts';
import type { Queryable, Uuid } from '../../pool.ts';

export interface HouseholdInvitation {
  readonly id: Uuid;
  readonly email: string;
  readonly role: AssignableRole;
  readonly expiresAt: Date;
}

/** An invitation as its recipient sees it. */
export interface ReceivedInvitation extends HouseholdInvitation {
  readonly householdId: Uuid;
  readonly ownerId: Uuid;
}

/** The recipient of invitations: an address, and the token of a link if the address is unconfirmed. */
export interface Invitee {
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly token: string;
}

/** Saves an invitation; replaces an earlier one to the same address for the same household. */
export async function upsertHouseholdInvitation(
  db: Queryable,
  invitation: {
    readonly id: Uuid;
    readonly householdId: Uuid;
    readonly email: string;
    readonly role: AssignableRole;
    readonly tokenHash: Buffer;
    readonly days: number;
  },
): Promise<void> {
  const { id, householdId, email, role, tokenHash, days } = invitation;
  await db.query('delete from identity.invitation where "householdId" = $1 and email = $2', [
    householdId,
    email,
  ]);
  await db.query(
    `insert into identity.invitation (id, email, "tokenHash", "createdAt", "expiresAt", "householdId", role)
       values ($1, $2, $3, now(), now() + make_interval(days => $4), $5, $6)`,
    [id, email, tokenHash, days, householdId, role],
  );
}

export async function listHouseholdInvitations(
  db: Queryable,
  householdId: Uuid,
  now: Date,
): Promise<HouseholdInvitation[]> {
  const rows = await db.query<Omit<HouseholdInvitation, 'role'> & { role: AssignableRole | null }>(
    `select id, email, role, "expiresAt" from identity.invitation where "householdId" = $1 and "expiresAt" > $2
      order by "createdAt", id`,
    [householdId, now],
  );
  return rows.map((row) => ({ ...row, role: row.role ?? 'viewer' }));
}

/** Returns false if the household no longer has the invitation. */
export async function deleteHouseholdInvitation(
  db: Queryable,
  householdId: Uuid,
  id: Uuid,
): Promise<boolean> {
  const rows = await db.query(
    'delete from identity.invitation where "householdId" = $1 and id = $2 returning 1',
    [householdId, id],
  );
  return rows.length > 0;
}

/** Open household invitations to an address, newest first; for an unconfirmed address only the one with the token. */
export async function listReceivedInvitations(
  db: Queryable,
  { email, isEmailVerified, token }: Invitee,
  now: Date,
): Promise<ReceivedInvitation[]> {
  const rows = await db.query<Omit<ReceivedInvitation, 'role'> & { role: AssignableRole | null }>(
    `select i.id, i.email, i.role, i."expiresAt", o.id as "householdId", o.user_id as "ownerId"
       from identity.invitation i join sys.household_members o on o.id = i."householdId"
      where i.email = lower($1) and i."expiresAt" > $2
        and ($3 or i."tokenHash" = sha256(convert_to($4, 'UTF8')))
      order by i."createdAt" desc, i.id`,
    [email, now, isEmailVerified, token],
  );
  return rows.map((row) => ({ ...row, role: row.role ?? 'viewer' }));
}
