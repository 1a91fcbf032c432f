import type { Database } from '#db/pool.ts';
import { deleteFactors, type IdentityAccount } from '#db/repositories/people/identity-accounts.ts';
import { changeSignIn } from './change-sign-in.ts';
import { EXIT_FAILED } from './command.ts';
import { message } from './output.ts';

/** Removes a user's second factors and passkeys after they lost them all; they can then sign in with the password. */
export async function resetFactors(db: Database, user: IdentityAccount): Promise<number> {
  if (user.isHosted) {
    message('The identity service keeps the second factors of this account. Reset them in its console.');
    return EXIT_FAILED;
  }
  return changeSignIn(db, user, 'factors-reset', (entry) => deleteFactors(db, user.id, entry));
}
