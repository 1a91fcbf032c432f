import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { call } from '../api-client.ts';
import { FAILURE_EVENT, type Failure, isFailure } from '../failure.ts';
import { type Auth, AuthContext, type Profile, type Session } from './auth-context.ts';
import { identity } from './identity.ts';
import type { IdentityUser } from './identity-provider.ts';

/** Holds the session: follows the identity provider and keeps the profile of whoever is signed in. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const [user, setUser] = useState<IdentityUser | null | undefined>(undefined);
  const [profile, setProfile] = useState<Profile | null>(null);
  const [profileFailure, setProfileFailure] = useState<Failure | null>(null);
  const turn = useRef(0);

  const loadProfile = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    try {
      const next = await call('getMe');
      if (mine !== turn.current) return;
      setProfile(next);
      setProfileFailure(null);
    } catch (error) {
      if (!isFailure(error)) return;
      if (error.status === 401 || error.status === 403) {
        console.error('Failed to fetch user profile, signing out.');
        await identity.signOut();
      } else if (mine === turn.current) {
        setProfileFailure(error);
      }
    }
  }, []);

  useEffect(
    () =>
      identity.onUserChange((next) => {
        turn.current += 1;
        setUser(next);
        setProfile(null);
        setProfileFailure(null);
        if (next) void loadProfile();
      }),
    [loadProfile],
  );

  useEffect(() => {
    const onFailure = (event: Event): void => {
      if (event instanceof CustomEvent && isFailure(event.detail) && event.detail.status === 401)
        identity.forget();
    };
    window.addEventListener(FAILURE_EVENT, onFailure);
    return () => window.removeEventListener(FAILURE_EVENT, onFailure);
  }, []);

  const session = useMemo<Session>(() => {
    if (user === undefined) return { status: 'loading' };
    if (user === null) return { status: 'signedOut' };
    return { status: 'signedIn', user, profile, profileFailure };
  }, [user, profile, profileFailure]);

  const auth = useMemo<Auth>(
    () => ({
      session,
      signInWithPassword: (email, password) => identity.signInWithPassword(email, password),
      signInWithGooglePopup: () => identity.signInWithGooglePopup(),
      createAccount: (email, password, name) => identity.createAccount(email, password, name),
      logout,
      reloadProfile: loadProfile,
    }),
    [session, loadProfile],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

async function logout(): Promise<void> {
  navigate('/');
  try {
    await identity.signOut();
  } catch (error) {
    console.error('Logout error:', error);
  }
  localStorage.clear();
  sessionStorage.clear();
}
