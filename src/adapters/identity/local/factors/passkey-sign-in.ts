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

/** Sign-in with a passkey. */
export function passkeySignIn({ pool, publicUrl, clock }: PasskeyOptions, challenges: Challenges) {
  const { origin, hostname } = new URL(publicUrl);

  /** Records a sign-in with a passkey; false if its counter shows that the passkey was cloned. */
  async function noteUse({ id, counter }: StoredPasskey, newCounter: number): Promise<boolean> {
    const { rowCount } = await pool.query(
      `update passkey set counter = $2, "usedAt" = $3
        where id = $1 and counter::text = $4 and ($2 > counter or ($2 = 0 and counter = 0))`,
      [id, newCounter, clock.now(), counter],
    );
    return rowCount === 1;
  }

  return {
    /** Request options for any passkey of this origin; the same for every user. */
    signInOptions(): Promise<object> {
      return generateAuthenticationOptions({
        rpID: hostname,
        challenge: challenges.issue('sign-in'),
        timeout: CHALLENGE_MS,
        userVerification: 'required',
      });
    },
    /** The user of the passkey that answered; null if the answer is invalid for any reason. */
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

/** The user handle from the device must match the owner of the stored key. */
function isOwn({ userId }: StoredPasskey, handle: string | undefined): boolean {
  return handle === Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
}
