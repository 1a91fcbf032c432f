import process from 'node:process';
import { readSomeSettings } from '#server/lib/config.ts';
import { readEncryptionKeys } from '#server/lib/encryption-keys.ts';
import { ownerUrl } from './database.ts';

/** Settings common to backup and restore. Throws an error naming missing ones. */
export async function backupSettings() {
  const settings = readSomeSettings(process.env);
  const passphrase = settings.BACKUP_PASSPHRASE;
  if (!passphrase)
    throw new Error(
      'Set BACKUP_PASSPHRASE (or BACKUP_PASSPHRASE_FILE) to a passphrase of 12 characters or more.' +
        ' Keep it apart from the backups: nothing opens them without it.',
    );
  return {
    passphrase,
    adminUrl: await ownerUrl(),
    serviceUrl: settings.DATABASE_URL,
    jobsUrl: settings.JOBS_DATABASE_URL,
    encryptionKeys: await readEncryptionKeys(settings),
  };
}
