import type pg from 'pg';
import type { AuthenticatorSecret } from '#ports/account-security.ts';
import type { Clock, SecretBox } from '#ports/system.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { createTotpSecret, matchingStep, totpUri } from './totp.ts';

export interface SecondFactorOptions {
  readonly pool: pg.Pool;
  readonly secretBox: SecretBox;
  /** Key for the hashes of recovery codes. */
  readonly secret: string;
  readonly clock: Clock;
}

const ISSUER = 'Fettle';
const DIGITS_ONLY = /^\d{6}$/;

/** Additional authenticated data that binds a user's sealed secret to the user. */
export const secondFactorContext = (userId: string): string => `identity|second_factor|${userId}|secret`;

/** Codes of an authenticator app, and recovery codes as a fallback. Every code works once. */
export function createSecondFactor({ pool, secretBox, secret, clock }: SecondFactorOptions) {
  const recovery = createRecoveryCodes(pool, secret);

  /** Accepts a code, so that it and earlier codes are rejected from now on; in one statement. */
  async function spendAppCode(userId: string, code: string, isConfirmed: boolean): Promise<boolean> {
    const { rows } = await pool.query<{ sealed: Buffer }>(
      `select sealed from second_factor where "userId" = $1 and ("confirmedAt" is not null) = $2`,
      [userId, isConfirmed],
    );
    const sealed = rows[0]?.sealed;
    if (!sealed) return false;
    const step = matchingStep(secretBox.open(sealed, secondFactorContext(userId)), code, clock.now());
    if (step === null) return false;
    const { rowCount } = await pool.query(
      `update second_factor set "lastStep" = $2, "confirmedAt" = coalesce("confirmedAt", $3)
        where "userId" = $1 and "lastStep" < $2 and sealed = $4`,
      [userId, step, clock.now(), sealed],
    );
    return rowCount === 1;
  }

  return {
    async isOn(userId: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        'select 1 from second_factor where "userId" = $1 and "confirmedAt" is not null',
        [userId],
      );
      return rowCount === 1;
    },
    /** A new secret; null if a confirmed one exists. */
    async start(userId: string, email: string): Promise<AuthenticatorSecret | null> {
      const made = createTotpSecret();
      const { rowCount } = await pool.query(
        `insert into second_factor as f ("userId", sealed, "createdAt") values ($1, $2, $3)
         on conflict ("userId") do update set sealed = excluded.sealed, "createdAt" = excluded."createdAt",
           "lastStep" = 0 where f."confirmedAt" is null`,
        [userId, secretBox.seal(made, secondFactorContext(userId)), clock.now()],
      );
      return rowCount === 1 ? { secret: made, uri: totpUri(made, ISSUER, email) } : null;
    },
    /** Confirms the new secret; null for a wrong code. */
    async confirm(userId: string, code: string): Promise<string[] | null> {
      if (!(await spendAppCode(userId, code, false))) return null;
      return recovery.replace(userId);
    },
    async end(userId: string): Promise<boolean> {
      const { rowCount } = await pool.query('delete from second_factor where "userId" = $1', [userId]);
      await recovery.clear(userId);
      return rowCount === 1;
    },
    /** The kind of a valid code, which is consumed; null for a wrong code. */
    async spendCode(userId: string, given: string): Promise<'app' | 'recovery' | null> {
      const code = given.replaceAll(/\s/g, '');
      if (DIGITS_ONLY.test(code)) return (await spendAppCode(userId, code, true)) ? 'app' : null;
      return (await recovery.spend(userId, code)) ? 'recovery' : null;
    },
    replaceRecoveryCodes: recovery.replace,
    countRecoveryCodes: recovery.count,
  };
}
