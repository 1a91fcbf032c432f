import type { IdentityProvider, IdentityUser } from './identity-provider.ts';
import { createLocalIdentity } from './local-identity.ts';

/** The identity provider this build speaks to. */
export const identity: IdentityProvider = createLocalIdentity();

/** Who is signed in at this moment, as the identity provider last said; null while that is not known. */
export function currentUser(): IdentityUser | null {
  let found: IdentityUser | null = null;
  identity.onUserChange((user) => {
    found = user;
  })();
  return found;
}
