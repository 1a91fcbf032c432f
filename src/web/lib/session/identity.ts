import type { IdentityProvider } from './identity-provider.ts';
import { createLocalIdentity } from './local-identity.ts';

/** The identity provider this build speaks to. */
export const identity: IdentityProvider = createLocalIdentity();
