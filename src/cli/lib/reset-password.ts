import { randomBytes } from 'node:crypto';
import { endFormerPassword } from '#adapters/identity/local/former-password.ts';
import { hashPassword } from '#adapters/identity/local/password-hash.ts';
import type { Database } from '#db/pool.ts';
import {
  type IdentityAccount,
  insertAuditEvent,
  updatePassword,
} from '#db/repositories/people/identity-accounts.ts';
import { changeSignIn } from './change-sign-in.ts';
import { EXIT_FAILED } from './command.ts';
import { findDelayKey } from './delay-key.ts';
import { message } from './output.ts';

/** Sets a random password, prints it once, and ends what any new password ends. */
export async function resetPassword(db: Database, user: IdentityAccount): Promise<number> {
  const delayKey = await findDelayKey(db, user.email);
  if (!delayKey) {
    message('ENCRYPTION_KEY is not the key of this database. Nothing was changed.');
    return EXIT_FAILED;
  }
  return changeSignIn(db, user, 'password-changed', async (entry) => {
    const password = randomBytes(15).toString('base64url');
    const passwordHash = await hashPassword(password);
    const isChanged = await db.withSystem(async (sys) => {
      if (!(await updatePassword(sys, user.id, passwordHash))) return false;
      await endFormerPassword(sys, { userId: user.id, delayKey, keptSessionId: null });
      await insertAuditEvent(sys, user.id, 'password-reset', entry);
      return true;
    });
    if (!isChanged) message('This person signs in with Google and has no password here.');
    return isChanged ? { password } : null;
  });
}
