import { Fault } from './fault.ts';

const FRESH_SIGN_IN_MS = 10 * 60_000;

/** What cannot be undone, or gives everything away, asks for a recent sign-in: a screen left open is not enough. */
export function assertFreshSignIn(signedInAt: Date | null, now: Date): void {
  if (signedInAt === null || now.getTime() - signedInAt.getTime() > FRESH_SIGN_IN_MS)
    throw new Fault('ReauthRequired');
}
