import { createSessions } from '../sessions.ts';
import { createPasskeys, type PasskeyOptions } from './passkeys.ts';
import { createPendingSignIns } from './pending-sign-in.ts';
import { createSecondFactor, type SecondFactorOptions } from './second-factor.ts';

/** Second factors and passkeys, sign-ins that wait for a second factor, and their sessions. */
export function createFactors(options: SecondFactorOptions & PasskeyOptions & { readonly isHttps: boolean }) {
  return {
    sessions: createSessions(options.pool, options.clock),
    pending: createPendingSignIns(options.pool, options.clock, options.isHttps),
    secondFactor: createSecondFactor(options),
    passkeys: createPasskeys(options),
  };
}
