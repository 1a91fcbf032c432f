import type { SecurityEventKind } from '#domain/people/security-event.ts';
import type { Database, Queryable, UserDb, Uuid } from '../../pool.ts';

/** An account as the administrator commands find it by email address. */
export interface IdentityAccount {
  readonly id: Uuid;
  readonly name: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** True if a hosted identity service manages the password. */
  readonly isHosted: boolean;
}

export async function findAccountByEmail(db: Queryable, email: string): Promise<IdentityAccount | null> {
  const [account] = await db.query<IdentityAccount>(
    `select u.id, coalesce(h.name, u.name) as name, coalesce(h.email, u.email) as email,
        coalesce(u."emailVerified", false) as "isEmailVerified", h."userId" is not null as "isHosted"
       from identity."user" u left join identity.hosted_person h on h."userId" = u.id
      where lower(coalesce(h.email, u.email)) = lower($1)`,
    [email],
  );
  return account ?? null;
}

/** Adds an account that signs in with a password; its email address is unconfirmed. */
export async function insertPasswordAccount(
  db: Pick<Database, 'withSystem'>,
  account: Pick<IdentityAccount, 'id' | 'name' | 'email'> & {
    readonly credentialId: Uuid;
    readonly passwordHash: string;
  },
): Promise<void> {
  const { id, name, email, credentialId, passwordHash } = account;
  await db.withSystem(async (sys) => {
    await sys.query(
      'insert into identity."user" (id, name, email, "emailVerified") values ($1, $2, $3, false)',
      [id, name, email],
    );
    await sys.query(
      `insert into identity.account (id, "accountId", "providerId", "userId", password)
        values ($1, $2::text, 'credential', $2::uuid, $3)`,
      [credentialId, id, passwordHash],
    );
  });
}

/** Sets a password. Returns false for an account without a local password. */
export async function updatePassword(sys: Queryable, userId: Uuid, passwordHash: string): Promise<boolean> {
  const changed = await sys.query(
    `update identity.account set password = $2 where "userId" = $1 and "providerId" = 'credential' returning id`,
    [userId, passwordHash],
  );
  return changed.length > 0;
}

/** Identifies an event in the security log of an account. */
export interface AuditEntry {
  readonly id: Uuid;
  readonly at: Date;
}

/** Records what an administrator changed in the security log of an account. */
export async function insertAuditEvent(
  sys: Queryable,
  userId: Uuid,
  event: SecurityEventKind,
  { id, at }: AuditEntry,
): Promise<void> {
  await sys.query(
    `insert into identity.audit_event (id, "userId", event, "hourAt", "at")
       values ($1, $2, $3, date_trunc('hour', $4::timestamptz), $4)`,
    [id, userId, event, at],
  );
}

/** The number of deleted factors of each kind. */
export interface RemovedFactors {
  readonly authenticators: number;
  readonly passkeys: number;
  readonly sessions: number;
}

/** Deletes every second factor and passkey, ends every session, and records the reset in the account's security log. */
export async function deleteFactors(
  db: Pick<Database, 'withSystem'>,
  userId: Uuid,
  entry: AuditEntry,
): Promise<RemovedFactors> {
  return db.withSystem(async (sys) => {
    const authenticators = await sys.query(
      'delete from identity.second_factor where "userId" = $1 returning "userId"',
      [userId],
    );
    const passkeys = await sys.query('delete from identity.passkey where "userId" = $1 returning id', [
      userId,
    ]);
    await sys.query('delete from identity.recovery_code where "userId" = $1', [userId]);
    await sys.query('delete from identity.pending_sign_in where "userId" = $1', [userId]);
    const sessions = await sys.query('delete from identity.session where "userId" = $1 returning id', [
      userId,
    ]);
    await insertAuditEvent(sys, userId, 'factors-reset', entry);
    return {
      authenticators: authenticators.length,
      passkeys: passkeys.length,
      sessions: sessions.length,
    };
  });
}

/** Deletes an account in the transaction that deletes its data; its identity is not retained. */
export async function deleteIdentityAccount(db: UserDb): Promise<void> {
  // Tokens of a deleted account stay valid for a while and must be rejected.
  await db.query(
    `insert into identity.ended_subject select sha256(convert_to(issuer || '|' || subject, 'UTF8')), now()
       from identity.hosted_person where "userId" = $1 on conflict do nothing`,
    [db.userId],
  );
  await db.query(
    `delete from identity.invitation where email = (select lower(coalesce(h.email, u.email))
       from identity."user" u left join identity.hosted_person h on h."userId" = u.id where u.id = $1)`,
    [db.userId],
  );
  await db.query('delete from identity."user" where id = $1', [db.userId]);
  await db.query('delete from identity.administrator where "userId" = $1', [db.userId]);
  await db.query(
    `insert into identity.audit_event (id, event, "hourAt", "at")
       values (gen_random_uuid(), 'account-deleted', date_trunc('hour', now()), now())`,
  );
}
