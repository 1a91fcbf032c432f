import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { RegistrationPolicy } from '#ports/identity.ts';
import type { Clock } from '#ports/system.ts';

/** A claim whose account does not follow is void after this long: the process stopped in between. */
const CLAIM_SECONDS = 60;
export const INVITATION_DAYS = 7;

/** Invitations that fit an address, with their token or where a service vouches for it. */
const FITTING = `from invitation where email = lower($1) and "expiresAt" > $2 and ("tokenHash" = $3 or $4)`;
/** Uses up an invitation; one into a household stays until it is answered. */
const ADMIT = `with used as (delete ${FITTING} and "householdId" is null returning 1)
  select 1 from used union all select 1 ${FITTING} and "householdId" is not null`;

/** Invitations of a user's address, and expired ones. */
const OBSOLETE = `delete from invitation where "expiresAt" < $2 or email = (
  select lower(coalesce(h.email, u.email)) from "user" u left join hosted_person h on h."userId" = u.id
   where u.id = $1)`;

/** Somebody who wants an account. */
export interface Applicant {
  readonly email: string;
  /** True where another service vouches for the address. */
  readonly isEmailVerified: boolean;
  /** The token of an invitation, where the applicant has one. */
  readonly invitation: string | null;
}

/** Decides who may create an account: the first person always, later ones by the policy. */
export function createRegistration(pool: pg.Pool, policy: RegistrationPolicy, clock: Clock) {
  async function isFirst(): Promise<boolean> {
    const { rows } = await pool.query<{ isFirst: boolean }>(
      'select not exists (select from "user") as "isFirst"',
    );
    return rows[0]?.isFirst === true;
  }

  /** Makes the user the administrator when there is no account yet; of several at once, only one. */
  async function claim(userId: string): Promise<boolean> {
    const { rowCount } = await pool.query(
      `insert into administrator as a ("userId", "claimedAt")
         select $1::uuid, $2::timestamptz where not exists (select from "user")
       on conflict (slot) do update set "userId" = excluded."userId", "claimedAt" = excluded."claimedAt"
         where a."claimedAt" < $2::timestamptz - make_interval(secs => $3)
           and not exists (select from "user")`,
      [userId, clock.now(), CLAIM_SECONDS],
    );
    return rowCount === 1;
  }

  /** The invitation that fits, without using it up. */
  async function isInvited(applicant: Applicant): Promise<boolean> {
    const { rowCount } = await pool.query(`select 1 ${FITTING} limit 1`, fitting(applicant, clock.now()));
    return rowCount === 1;
  }

  return {
    /** What a new person meets: the first one may always enter. */
    async policy(): Promise<RegistrationPolicy> {
      return policy !== 'open' && (await isFirst()) ? 'open' : policy;
    },
    /** True when the applicant could create an account now. */
    async mayApply(applicant: Applicant): Promise<boolean> {
      if (policy === 'open' || (await isFirst())) return true;
      return policy === 'invitation' && (await isInvited(applicant));
    },
    /**
     * Admits a person who is about to be stored under this id, and uses up their invitation; false when they may not.
     */
    async admit(userId: string, applicant: Applicant): Promise<boolean> {
      if (await claim(userId)) return true;
      if (policy === 'open') return true;
      if (policy === 'closed') return false;
      const { rowCount } = await pool.query(ADMIT, fitting(applicant, clock.now()));
      return (rowCount ?? 0) > 0;
    },
    /** Removes invitations of the address of a user who is about to be deleted, and expired ones. */
    async forget(userId: string): Promise<void> {
      await pool.query(OBSOLETE, [userId, clock.now()]);
    },
    /** Frees the administrator's place with the account. */
    async freePlace(userId: string): Promise<void> {
      await pool.query('delete from administrator where "userId" = $1', [userId]);
    },
  };
}

export type Registration = ReturnType<typeof createRegistration>;

/** A fresh token for an invitation, and the hash that is stored of it. */
export function newInvitationToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(24).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}

function fitting({ email, isEmailVerified, invitation }: Applicant, now: Date): unknown[] {
  return [email, now, hashOf(invitation ?? ''), isEmailVerified];
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
