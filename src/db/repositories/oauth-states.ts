import type { Queryable, Uuid } from '../pool.ts';

/** The state of a user's visit to a provider's consent screen. */
export interface ConsentState {
  readonly stateHash: Buffer;
  readonly userId: Uuid;
  readonly verifierSealed: Buffer;
  readonly returnTo: 'settings' | 'onboarding' | 'email-ai';
  readonly expiresAt: Date;
}

/** Saves a state for the redirect back and deletes expired ones. */
export async function insertConsentState(db: Queryable, state: ConsentState, now: Date): Promise<void> {
  await db.query('delete from sys.oauth_states where expires_at < $1', [now]);
  await db.query(
    `insert into sys.oauth_states (state_hash, user_id, verifier_sealed, return_to, expires_at)
      values ($1, $2, $3, $4, $5)`,
    [state.stateHash, state.userId, state.verifierSealed, state.returnTo, state.expiresAt],
  );
}

/** Returns and deletes a state, so that it can be used only once. */
export async function consumeConsentState(db: Queryable, stateHash: Buffer): Promise<ConsentState | null> {
  const [row] = await db.query<ConsentState>(
    `delete from sys.oauth_states where state_hash = $1
     returning state_hash as "stateHash", user_id as "userId", verifier_sealed as "verifierSealed",
       return_to as "returnTo", expires_at as "expiresAt"`,
    [stateHash],
  );
  return row ?? null;
}
