import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { RegistrationPolicy } from '#ports/identity.ts';
import type { Clock } from '#ports/system.ts';

/** A claim without an account expires after this time; its process was stopped in between. */
const CLAIM_SECONDS = 60;
export const INVITATION_DAYS = 7;

/** Valid invitations for an address: found by their token, or by an address another service has verified. */
const FITTING = `from invitation where email = lower($1) and "expiresAt" > $2 and ("tokenHash" = $3 or $4)`;
/** Consumes an invitation. An invitation to a household is kept until it is answered. */
const ADMIT = `with used as (delete ${FITTING} and "householdId" is null returning 1)
  select 1 from used union all select 1 ${FITTING} and "householdId" is not null`;

/** Invitations for a user's address, and expired ones. */
const OBSOLETE = `delete from invitation where "expiresAt" < $2 or email = (
  select lower(coalesce(h.email, u.email)) from "user" u left join hosted_person h on h."userId" = u.id
   where u.id = $1)`;

/** A person who requests an account. */
export interface Applicant {
  readonly email: string;
  /** True if another service has verified the address. */
  readonly isEmailVerified: boolean;
  /** The token of an invitation, if the applicant has one. */
  readonly invitation: string | null;
}

/** Decides who may create an account: the first user always, later ones according to the policy. */
export function createRegistration(pool: pg.Pool, policy: RegistrationPolicy, clock: Clock) {
  async function isFirst(): Promise<boolean> {
    const { rows } = await pool.query<{ isFirst: boolean }>(
      'select not exists (select from "user") as "isFirst"',
    );
    return rows[0]?.isFirst === true;
  }

  /** Makes the user the administrator if there are no accounts; of simultaneous requests, only one succeeds. */
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

  /** The matching invitation, which is not consumed. */
  async function isInvited(applicant: Applicant): Promise<boolean> {
    const { rowCount } = await pool.query(`select 1 ${FITTING} limit 1`, fitting(applicant, clock.now()));
    return rowCount === 1;
  }

  return {
    /** The registration policy for a new user; the first one may always register. */
    async policy(): Promise<RegistrationPolicy> {
      return policy !== 'open' && (await isFirst()) ? 'open' : policy;
    },
    /** True if the applicant could create an account now. */
    async mayApply(applicant: Applicant): Promise<boolean> {
      if (policy === 'open' || (await isFirst())) return true;
      return policy === 'invitation' && (await isInvited(applicant));
    },
    /**
     * Admits a user who is about to be stored with this ID, and consumes their invitation; false if they may not
     * register.
     */
    async admit(userId: string, applicant: Applicant): Promise<boolean> {
      if (await claim(userId)) return true;
      if (policy === 'open') return true;
      if (policy === 'closed') return false;
      const { rowCount } = await pool.query(ADMIT, fitting(applicant, clock.now()));
      return (rowCount ?? 0) > 0;
    },
    /** Deletes the invitations for the address of a user who is about to be deleted, and expired ones. */
    async forget(userId: string): Promise<void> {
      await pool.query(OBSOLETE, [userId, clock.now()]);
    },
    /** Makes the administrator role available again when its account is deleted. */
    async freePlace(userId: string): Promise<void> {
      await pool.query('delete from administrator where "userId" = $1', [userId]);
    },
  };
}

export type Registration = ReturnType<typeof createRegistration>;

/** A new invitation token, and the hash that is stored. */
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
