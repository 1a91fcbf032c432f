import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '#ports/system.ts';

/** Lifetime of a challenge. */
export const CHALLENGE_MS = 10 * 60_000;
const RANDOM_BYTES = 16;
const TIME_BYTES = 8;
const MAC_BYTES = 16;

/** The purpose of a challenge: adding a passkey to one account, or signing in as any user. */
export type ChallengePurpose = { readonly add: string } | 'sign-in';

/**
 * Challenges for passkeys. A challenge contains its expiry and a keyed hash, so that none is stored when the sign-in
 * page is opened. An answered challenge is stored and rejected when it is used again.
 */
export function createChallenges(pool: pg.Pool, secret: string, clock: Clock) {
  const macOf = (purpose: ChallengePurpose, head: Buffer) =>
    createHmac('sha256', secret)
      .update(purpose === 'sign-in' ? 'passkey|sign-in|' : `passkey|add|${purpose.add}|`)
      .update(head)
      .digest()
      .subarray(0, MAC_BYTES);

  return {
    issue(purpose: ChallengePurpose): Uint8Array<ArrayBuffer> {
      const end = Buffer.alloc(TIME_BYTES);
      end.writeBigUInt64BE(BigInt(clock.now().getTime() + CHALLENGE_MS));
      const head = Buffer.concat([randomBytes(RANDOM_BYTES), end]);
      return new Uint8Array(Buffer.concat([head, macOf(purpose, head)]));
    },
    /** True for an unexpired challenge that this server issued for this purpose. */
    isIssued(purpose: ChallengePurpose, challenge: string): boolean {
      const bytes = Buffer.from(challenge, 'base64url');
      if (bytes.length !== RANDOM_BYTES + TIME_BYTES + MAC_BYTES) return false;
      const head = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES);
      if (!timingSafeEqual(bytes.subarray(head.length), macOf(purpose, head))) return false;
      return head.readBigUInt64BE(RANDOM_BYTES) > BigInt(clock.now().getTime());
    },
    /** Records that a challenge was answered; false if it had been answered before. */
    async spend(challenge: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        `insert into spent_challenge ("challengeHash", "expiresAt") values ($1, $2)
         on conflict ("challengeHash") do nothing`,
        [
          createHash('sha256').update(Buffer.from(challenge, 'base64url')).digest(),
          new Date(clock.now().getTime() + CHALLENGE_MS),
        ],
      );
      return rowCount === 1;
    },
    async prune(): Promise<void> {
      await pool.query('delete from spent_challenge where "expiresAt" < $1', [clock.now()]);
    },
  };
}

export type Challenges = ReturnType<typeof createChallenges>;
