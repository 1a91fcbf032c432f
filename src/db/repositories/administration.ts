import type { Database, Queryable, Uuid } from '../pool.ts';

/** An account as an administrator sees it: identity only, no financial data. */
export interface AdministeredUser {
  readonly id: Uuid;
  readonly name: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
  readonly isAdministrator: boolean;
}

export interface StoredInvitation {
  readonly id: Uuid;
  readonly email: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const USERS_MAX = 1_000;
const USER = `select u.id, coalesce(h.name, u.name) as name, coalesce(h.email, u.email) as email,
    u."createdAt", d."disabledAt", a."userId" is not null as "isAdministrator"
  from identity."user" u left join identity.hosted_person h on h."userId" = u.id
  left join identity.disabled_account d on d."userId" = u.id
  left join identity.administrator a on a."userId" = u.id`;

export async function isAdministrator(db: Queryable, userId: Uuid): Promise<boolean> {
  const rows = await db.query(
    `select 1 from identity.administrator a join identity."user" u on u.id = a."userId" where a."userId" = $1`,
    [userId],
  );
  return rows.length > 0;
}

export async function listUsers(db: Queryable, max: number | null = USERS_MAX): Promise<AdministeredUser[]> {
  return db.query<AdministeredUser>(`${USER} order by u."createdAt", u.id limit $1`, [max]);
}

export async function findUser(db: Queryable, userId: Uuid): Promise<AdministeredUser | null> {
  const [row] = await db.query<AdministeredUser>(`${USER} where u.id = $1`, [userId]);
  return row ?? null;
}

export async function isDisabled(db: Queryable, userId: Uuid): Promise<boolean> {
  const rows = await db.query('select 1 from identity.disabled_account where "userId" = $1', [userId]);
  return rows.length > 0;
}

/** Disables an account and ends its sessions. */
export async function disableAccount(
  db: Pick<Database, 'withSystem'>,
  userId: Uuid,
  now: Date,
): Promise<void> {
  await db.withSystem(async (sys) => {
    await sys.query(
      'insert into identity.disabled_account ("userId", "disabledAt") values ($1, $2) on conflict do nothing',
      [userId, now],
    );
    await deleteSessions(sys, userId);
  });
}

export async function enableAccount(db: Queryable, userId: Uuid): Promise<void> {
  await db.query('delete from identity.disabled_account where "userId" = $1', [userId]);
}

/** Ends every session of a user. */
export async function deleteSessions(db: Queryable, userId: Uuid): Promise<void> {
  await db.query('delete from identity.session where "userId" = $1', [userId]);
}

export interface NewInvitation extends Pick<StoredInvitation, 'id' | 'email'> {
  readonly tokenHash: Buffer;
  readonly days: number;
}

/** Saves an invitation; replaces an earlier one to the same address. */
export async function upsertInvitation(
  db: Pick<Database, 'withSystem'>,
  { id, email, tokenHash, days }: NewInvitation,
): Promise<void> {
  await db.withSystem(async (sys) => {
    await sys.query('delete from identity.invitation where email = $1 and "householdId" is null', [email]);
    await sys.query(
      `insert into identity.invitation (id, email, "tokenHash", "createdAt", "expiresAt")
         values ($1, $2, $3, now(), now() + make_interval(days => $4))`,
      [id, email, tokenHash, days],
    );
  });
}

export async function listInvitations(db: Queryable, now: Date): Promise<StoredInvitation[]> {
  return db.query<StoredInvitation>(
    `select id, email, "createdAt", "expiresAt" from identity.invitation where "expiresAt" > $1
      order by "createdAt" desc, id`,
    [now],
  );
}

/** Returns false if the invitation no longer exists. */
export async function deleteInvitation(db: Queryable, id: Uuid): Promise<boolean> {
  const rows = await db.query('delete from identity.invitation where id = $1 returning 1', [id]);
  return rows.length > 0;
}

export interface ServerHealth {
  readonly databaseVersion: string;
  readonly databaseBytes: number;
  readonly migration: string | null;
}

export async function getServerHealth(db: Queryable): Promise<ServerHealth> {
  const [row] = await db.query<ServerHealth>(
    `select current_setting('server_version') as "databaseVersion",
      pg_database_size(current_database()) as "databaseBytes",
      (select max(name) from public.fettle_migrations where name ~ '^\\d{4}_') as migration`,
  );
  if (!row) throw new Error('the health query gave no row');
  return row;
}

export interface QueueHealth {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
}

/** Job counts per queue, a few seconds old. waiting: could run now. */
export async function listQueueHealth(db: Queryable): Promise<QueueHealth[]> {
  return db.query<QueueHealth>(
    `select name, ready_count as waiting, active_count as running, failed_count as failed from pgboss.queue
      where name not like '\\_\\_%' order by name`,
  );
}
