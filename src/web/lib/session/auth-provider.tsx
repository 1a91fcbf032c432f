import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { call } from '../api-client.ts';
import { FAILURE_EVENT, isFailure } from '../failure.ts';
import { setDisplayTimeZone } from '../format/display-time-zone.ts';
import { clearCopies, saveCopy } from '../offline/offline-store.ts';
import { type Auth, AuthContext, type Profile, type Session } from './auth-context.ts';
import { fetchProfile, waitForNetwork } from './fetch-profile.ts';
import { identity } from './identity.ts';
import { type IdentityUser, USER_COPY } from './identity-provider.ts';

/** Provides the session: subscribes to the identity provider and loads the signed-in user's profile. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const { session, reloadProfile } = useSession();
  useSignOutOnUnauthorized();
  const auth = useMemo<Auth>(
    () => ({
      session,
      signInWithPassword: (...given) => identity.signInWithPassword(...given),
      signInWithGooglePopup: () => identity.signInWithGooglePopup(),
      createAccount: (account) => identity.createAccount(account),
      logout,
      reloadProfile,
    }),
    [session, reloadProfile],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

function useSession(): { readonly session: Session; readonly reloadProfile: () => Promise<void> } {
  const [user, setUser] = useState<IdentityUser | null | undefined>(undefined);
  const [profile, setProfile] = useState<Profile | null>(null);
  const [isProfileMissing, setProfileMissing] = useState(false);
  const turn = useRef(0);

  const reloadProfile = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const isOver = (): boolean => mine !== turn.current;
    const answer = await fetchProfile(() => call('getMe'), { pause, offline: waitForNetwork, isOver });
    if ('profile' in answer) {
      if (isOver()) return;
      setDisplayTimeZone(answer.profile.timeZone);
      setProfile(answer.profile);
      return;
    }
    // A rejected token already ended this session; signing out also ends it at the service.
    const isRefused = answer.failure.status === 401;
    if (isOver() && !isRefused) return;
    console.error('Failed to fetch user profile, signing out.');
    setProfileMissing(!isRefused);
    await signOut();
  }, []);

  useEffect(
    () =>
      identity.onUserChange((next) => {
        turn.current += 1;
        setUser(next);
        setProfile(null);
        if (!next) setDisplayTimeZone(null);
        if (!next) {
          void clearCopies();
          return;
        }
        void saveCopy(USER_COPY, next);
        setProfileMissing(false);
        void reloadProfile();
      }),
    [reloadProfile],
  );

  const session = useMemo<Session>(() => {
    if (user === undefined) return { status: 'loading' };
    if (user === null) return { status: 'signedOut', isProfileMissing };
    return { status: 'signedIn', user, profile };
  }, [user, profile, isProfileMissing]);
  return { session, reloadProfile };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, ms));
}

/** Ends the session in this page when any call returns 401. */
function useSignOutOnUnauthorized(): void {
  useEffect(() => {
    const onFailure = (event: Event): void => {
      if (event instanceof CustomEvent && isFailure(event.detail) && event.detail.status === 401)
        identity.forget();
    };
    window.addEventListener(FAILURE_EVENT, onFailure);
    return () => window.removeEventListener(FAILURE_EVENT, onFailure);
  }, []);
}

async function logout(): Promise<void> {
  navigate('/');
  localStorage.clear();
  sessionStorage.clear();
  await signOut();
}

async function signOut(): Promise<void> {
  try {
    await identity.signOut();
  } catch (error) {
    console.error('Logout error:', error);
  }
}
