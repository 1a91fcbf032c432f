import { cleanName } from '#domain/people/person-name.ts';
import { callState } from './call-state.ts';
import type { IdentityParts } from './identity-parts.ts';
import { registrationRefused } from './refusals.ts';

/** Rules for every new account, however it is created: who may register, and which names are valid. */
export function newUserRules({ registration, audit, ids }: IdentityParts) {
  return {
    before: async (user: { name: string; email: string; emailVerified: boolean }) => {
      const id = ids.next();
      const { email, emailVerified: isEmailVerified } = user;
      const { invitation } = callState();
      if (!(await registration.admit(id, { email, isEmailVerified, invitation })))
        throw registrationRefused(await registration.policy());
      return { data: { id, name: cleanName(user.name) } };
    },
    after: async ({ id }: { id: string }) => audit.record(id, 'account-created'),
  };
}
