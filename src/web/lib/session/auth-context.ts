import { createContext, useContext } from 'react';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { IdentityProvider, IdentityUser } from './identity-provider.ts';

export type Profile = ResponseOf<'getMe'>;

export type Session =
  | { readonly status: 'loading' }
  | {
      readonly status: 'signedOut';
      /** True if the user was signed out because their profile couldn't be fetched. */
      readonly isProfileMissing: boolean;
    }
  | {
      readonly status: 'signedIn';
      readonly user: IdentityUser;
      /** Null while it loads. */
      readonly profile: Profile | null;
    };

export interface Auth {
  readonly session: Session;
  readonly signInWithPassword: IdentityProvider['signInWithPassword'];
  readonly signInWithGooglePopup: () => Promise<void>;
  readonly createAccount: IdentityProvider['createAccount'];
  /** Signs out, clears this browser's storage and opens the landing page. */
  readonly logout: () => Promise<void>;
  readonly reloadProfile: () => Promise<void>;
}

export const AuthContext = createContext<Auth | null>(null);

/** The session and its actions. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** The signed-in user's session; null on public pages. */
export function useSignedIn(): Extract<Session, { status: 'signedIn' }> | null {
  const { session } = useAuth();
  return session.status === 'signedIn' ? session : null;
}
