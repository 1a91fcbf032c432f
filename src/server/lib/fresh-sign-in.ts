import { Fault } from './fault.ts';

const FRESH_SIGN_IN_MS = 10 * 60_000;

/** Irreversible actions and full exports require a recent sign-in, in case a session was left open. */
export function assertFreshSignIn(signedInAt: Date | null, now: Date): void {
  if (signedInAt === null || now.getTime() - signedInAt.getTime() > FRESH_SIGN_IN_MS)
    throw new Fault('ReauthRequired');
}
