import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { hostedProject } from '#adapters/identity/hosted/project.ts';
import { addressesOf, createToolkit } from '#adapters/identity/hosted/toolkit.ts';
import { hashPassword } from '#adapters/identity/local/password-hash.ts';
import type { Database } from '#db/pool.ts';
import { updatePassword } from '#db/repositories/people/identity-accounts.ts';
import { readSomeSettings } from '#server/lib/config.ts';
import { EXIT_DONE, EXIT_FAILED } from './command.ts';
import { message, result } from './output.ts';

/** Sets a random password, prints it once, and ends every session. */
export async function resetPassword(db: Database, userId: string): Promise<number> {
  const password = randomBytes(15).toString('base64url');
  if (!(await updatePassword(db, userId, await hashPassword(password)))) {
    message('This person signs in with Google and has no password here.');
    return EXIT_FAILED;
  }
  result({ userId, password });
  return EXIT_DONE;
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
