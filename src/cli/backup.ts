import path from 'node:path';
import { createSecretBox } from '#adapters/system/secret-box.ts';
import { writeBackup } from '#db/backup/write-backup.ts';
import { isKeyKnown } from '#db/repositories/key-check.ts';
import { backupSettings } from './lib/backup-settings.ts';
import { type Command, EXIT_DONE, EXIT_FAILED } from './lib/command.ts';
import { withDatabase } from './lib/database.ts';
import { message, result } from './lib/output.ts';

/** Writes all data and its encryption keys into one encrypted file while the server runs. */
export const command: Command = {
  usage: '<file>',
  argsMin: 1,
  async run([name = '']) {
    const file = path.resolve(name);
    const { encryptionKeys, ...settings } = await backupSettings();
    const box = createSecretBox(encryptionKeys);
    if (!(await withDatabase((db) => isKeyKnown(db.system, box)))) {
      message(
        'ENCRYPTION_KEY does not open this database: its backup would be of no use. Nothing was written.',
      );
      return EXIT_FAILED;
    }
    const rows = await writeBackup({ ...settings, file, encryptionKeys, now: new Date() });
    result({ file, rows: Object.values(rows).reduce((sum, count) => sum + count, 0) });
    return EXIT_DONE;
  },
};
