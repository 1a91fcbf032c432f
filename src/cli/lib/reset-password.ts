import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { hostedProject } from '#adapters/identity/hosted/project.ts';
import { addressesOf, createToolkit } from '#adapters/identity/hosted/toolkit.ts';
import { endFormerPassword } from '#adapters/identity/local/former-password.ts';
import { hashPassword } from '#adapters/identity/local/password-hash.ts';
import { accountDelayKey } from '#adapters/identity/local/sign-in-guard.ts';
import type { Database } from '#db/pool.ts';
import {
  type IdentityAccount,
  insertAuditEvent,
  updatePassword,
} from '#db/repositories/people/identity-accounts.ts';
import { identitySecret } from '#server/identity-secret.ts';
import { readSettings, readSomeSettings } from '#server/lib/config.ts';
import { readEncryptionKeys } from '#server/lib/encryption-keys.ts';
import { changeSignIn } from './change-sign-in.ts';
import { EXIT_DONE, EXIT_FAILED } from './command.ts';
import { openKnownSecretBox } from './known-secret-box.ts';
import { message } from './output.ts';

/** Sets a random password, prints it once, and ends what any new password ends. */
export async function resetPassword(db: Database, user: IdentityAccount): Promise<number> {
  const secretBox = await openKnownSecretBox(db);
  if (!secretBox) {
    message('ENCRYPTION_KEY is not the key of this database. Nothing was changed.');
    return EXIT_FAILED;
  }
  const [key] = await readEncryptionKeys(readSettings(process.env));
  const secret = await identitySecret(db.system, { secretBox, hasRightKey: true }, key);
  const delayKey = accountDelayKey(secret, user.email);
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

/** A hosted identity stores passwords itself: it emails the user a link. */
export async function mailReset(email: string): Promise<number> {
  const project = hostedProject(readSomeSettings(process.env), null);
  if (!project) {
    message('The hosted identity keeps this password. Set the FIREBASE_* values to have it mail a link.');
    return EXIT_FAILED;
  }
  await createToolkit(addressesOf(null), project.apiKey).sendPasswordReset(email);
  message(`The identity service mails a link to ${email}.`);
  return EXIT_DONE;
}
