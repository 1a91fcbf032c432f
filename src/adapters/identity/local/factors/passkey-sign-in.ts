import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { CHALLENGE_MS, type Challenges } from './challenges.ts';
import { challengeOf, readAssertion } from './passkey-wire.ts';
import type { PasskeyOptions } from './passkeys.ts';

interface StoredPasskey {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: string;
}

/** Signing in with a passkey. */
export function passkeySignIn({ pool, publicUrl, clock }: PasskeyOptions, challenges: Challenges) {
  const { origin, hostname } = new URL(publicUrl);

  /** Notes that a passkey signed in; false when its counter shows that it was copied. */
  async function noteUse({ id, counter }: StoredPasskey, newCounter: number): Promise<boolean> {
    const { rowCount } = await pool.query(
      `update passkey set counter = $2, "usedAt" = $3
        where id = $1 and counter::text = $4 and ($2 > counter or ($2 = 0 and counter = 0))`,
      [id, newCounter, clock.now(), counter],
    );
    return rowCount === 1;
  }

  return {
    /** What the browser needs to sign in with any passkey of this origin; the same for everyone. */
    signInOptions(): Promise<object> {
      return generateAuthenticationOptions({
        rpID: hostname,
        challenge: challenges.issue('sign-in'),
        timeout: CHALLENGE_MS,
        userVerification: 'required',
      });
    },
    /** Whose passkey answered; null when the answer is not a valid one, whatever the reason. */
    async signIn(given: unknown): Promise<string | null> {
      const response = readAssertion(given);
      if (!response) return null;
      const { rows } = await pool.query<StoredPasskey>(
        `select id, "userId", "credentialId", "publicKey", counter::text as counter from passkey
          where "credentialId" = $1`,
        [response.id],
      );
      const passkey = rows[0];
      if (!passkey || !isOwn(passkey, response.response.userHandle)) return null;
      const verified = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => challenges.isIssued('sign-in', challenge),
        expectedOrigin: origin,
        expectedRPID: hostname,
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: Number(passkey.counter),
        },
      }).catch(() => null);
      if (!verified?.verified || !(await challenges.spend(challengeOf(response.response)))) return null;
      return (await noteUse(passkey, verified.authenticationInfo.newCounter)) ? passkey.userId : null;
    },
  };
}

/** The device names the account it believes to be of; it must be the one of the stored key. */
function isOwn({ userId }: StoredPasskey, handle: string | undefined): boolean {
  return handle === Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
}
