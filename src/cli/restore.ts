import path from 'node:path';
import { createSecretBox } from '#adapters/system/secret-box.ts';
import { restoreBackup } from '#db/backup/restore-backup.ts';
import { listPeople } from '#db/integrity.ts';
import { queryable } from '#db/pool.ts';
import { backupSettings } from './lib/backup-settings.ts';
import { checkPeople } from './lib/check-people.ts';
import { type Command, EXIT_DONE, EXIT_FAILED } from './lib/command.ts';
import { withDatabase } from './lib/database.ts';
import { message, result } from './lib/output.ts';
import type { Run } from './lib/reseal.ts';
import { resealAll } from './lib/reseal-all.ts';

/** Restores a backup into an installation without users, re-encrypts it with the installation's key, and checks it. */
export const command: Command = {
  usage: '<file>',
  argsMin: 1,
  async run([name = '']) {
    const { encryptionKeys, ...settings } = await backupSettings();
    let unopened = 0;
    const restored = await restoreBackup({
      ...settings,
      file: path.resolve(name),
      async settle(client, earlierKeys) {
        const db = queryable(client);
        const run: Run = (work) => work(db);
        const box = createSecretBox([...encryptionKeys, ...earlierKeys]);
        const parts = { people: await listPeople(db), ofUser: () => run, ofWeb: run, ofJobs: run };
        for await (const done of resealAll(box, parts)) unopened += done.unopened;
      },
    });
    const rows = Object.values(restored.rows).reduce((sum, count) => sum + count, 0);
    result({ madeAt: restored.madeAt, rows, unopened });
    const { people, problems } = await withDatabase(checkPeople);
    message(`${people} people checked, ${problems} problems. Restart Fettle now.`);
    return problems + unopened === 0 ? EXIT_DONE : EXIT_FAILED;
  },
};
