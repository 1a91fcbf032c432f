import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useAuth } from '../../lib/session/auth-context.ts';
import { safeReturnPath } from '../../lib/session/return-path.ts';

/** How somebody came in; decides where they go. */
export type SignInMethod = 'returning' | 'signUp' | 'google';

/** Leaves the login as soon as somebody is signed in; true while that happens. */
export function useLeaveAfterSignIn(
  entrance: SignInMethod,
  from: string | null,
  staysHere: boolean,
): boolean {
  const { session } = useAuth();
  const [, navigate] = useLocation();
  const isSignedIn = session.status === 'signedIn' && !staysHere;
  const profile = session.status === 'signedIn' ? session.profile : null;
  const waitsForProfile = isSignedIn && entrance === 'google' && from === null && !profile;
  const isNew =
    entrance === 'signUp' || (entrance === 'google' && from === null && profile?.onboardedAt === null);
  useEffect(() => {
    if (!isSignedIn || waitsForProfile) return;
    navigate(isNew ? '/onboarding' : safeReturnPath(from, window.location.origin), { replace: true });
  }, [isSignedIn, waitsForProfile, isNew, from, navigate]);
  return isSignedIn;
}
