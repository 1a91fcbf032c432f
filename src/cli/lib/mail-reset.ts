import process from 'node:process';
import { hostedProject } from '#adapters/identity/hosted/project.ts';
import { addressesOf, createToolkit } from '#adapters/identity/hosted/toolkit.ts';
import { readSomeSettings } from '#server/lib/config.ts';
import { EXIT_DONE, EXIT_FAILED } from './command.ts';
import { message } from './output.ts';

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
