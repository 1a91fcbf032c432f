import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useAuth } from '../../lib/session/auth-context.ts';
import { safeReturnPath } from '../../lib/session/return-path.ts';

/** The way the user signed in, which determines the next page. */
export type SignInMethod = 'returning' | 'signUp' | 'google';

/** Redirects away from the login page once a user is signed in; returns true meanwhile. */
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
