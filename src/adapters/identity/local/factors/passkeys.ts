import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type pg from 'pg';
import type { AccountPasskey } from '#ports/account-security.ts';
import type { Clock, IdSource } from '#ports/system.ts';
import type { StoredUser } from '../identity-emails.ts';
import { CHALLENGE_MS, type Challenges, createChallenges } from './challenges.ts';
import { passkeySignIn } from './passkey-sign-in.ts';
import { challengeOf, readAttestation } from './passkey-wire.ts';

export interface PasskeyOptions {
  readonly pool: pg.Pool;
  readonly secret: string;
  readonly publicUrl: string;
  readonly clock: Clock;
  readonly ids: IdSource;
}

const PASSKEYS_MAX = 20;
const RP_NAME = 'Fettle';

/** A user's passkeys for this origin. */
export function createPasskeys(options: PasskeyOptions) {
  const { pool, secret, publicUrl, clock, ids } = options;
  const { origin, hostname } = new URL(publicUrl);
  const challenges = createChallenges(pool, secret, clock);

  return {
    list: (userId: string) => listPasskeys(pool, userId),
    addOptions: (user: StoredUser) => addOptions(options, challenges, user),
    /** Stores a new passkey; false if it can't be verified. */
    async add(userId: string, name: string, given: unknown): Promise<boolean> {
      const response = readAttestation(given);
      if (!response) return false;
      const verified = await verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => challenges.isIssued({ add: userId }, challenge),
        expectedOrigin: origin,
        expectedRPID: hostname,
        requireUserVerification: true,
      }).catch(() => null);
      if (!verified?.verified || !(await challenges.spend(challengeOf(response.response)))) return false;
      const { credential, credentialBackedUp } = verified.registrationInfo;
      const { rowCount } = await pool.query(
        `insert into passkey (id, "userId", "credentialId", "publicKey", counter, transports, name, "isSynced",
           "createdAt")
         select $1, $2, $3, $4, $5, $6, $7, $8, $9
          where (select count(*) from passkey where "userId" = $2) < $10
         on conflict ("credentialId") do nothing`,
        [
          ...[ids.next(), userId, credential.id, Buffer.from(credential.publicKey), credential.counter],
          ...[response.response.transports ?? [], name, credentialBackedUp, clock.now(), PASSKEYS_MAX],
        ],
      );
      return rowCount === 1;
    },
    async rename(userId: string, id: string, name: string): Promise<boolean> {
      const { rowCount } = await pool.query('update passkey set name = $3 where "userId" = $1 and id = $2', [
        ...[userId, id, name],
      ]);
      return rowCount === 1;
    },
    async remove(userId: string, id: string): Promise<string | null> {
      const { rows } = await pool.query<{ name: string }>(
        'delete from passkey where "userId" = $1 and id = $2 returning name',
        [userId, id],
      );
      return rows[0]?.name ?? null;
    },
    ...passkeySignIn(options, challenges),
    prune: challenges.prune,
  };
}

/** Creation options for a new passkey; null if the user has reached the limit. */
async function addOptions(
  { pool, publicUrl }: PasskeyOptions,
  challenges: Challenges,
  user: StoredUser,
): Promise<object | null> {
  const { rows } = await pool.query<{ credentialId: string }>(
    'select "credentialId" from passkey where "userId" = $1',
    [user.id],
  );
  if (rows.length >= PASSKEYS_MAX) return null;
  return generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: new URL(publicUrl).hostname,
    // The account's ID, which reveals nothing about the user.
    userID: new Uint8Array(Buffer.from(user.id.replaceAll('-', ''), 'hex')),
    userName: user.email,
    userDisplayName: user.name,
    challenge: challenges.issue({ add: user.id }),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: rows.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

async function listPasskeys(pool: pg.Pool, userId: string): Promise<AccountPasskey[]> {
  const { rows } = await pool.query<AccountPasskey>(
    `select id, name, "isSynced", "createdAt", "usedAt" as "lastUsedAt" from passkey
      where "userId" = $1 order by "createdAt", id`,
    [userId],
  );
  return rows;
}
