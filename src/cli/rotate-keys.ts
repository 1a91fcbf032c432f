import process from 'node:process';
import { createSecretBox } from '#adapters/system/secret-box.ts';
import { listPeople } from '#db/integrity.ts';
import { isKeyKnown } from '#db/repositories/key-check.ts';
import { readSettings } from '#server/lib/config.ts';
import { readEncryptionKeys } from '#server/lib/encryption-keys.ts';
import { type Command, EXIT_DONE, EXIT_FAILED } from './lib/command.ts';
import { withDatabase, withJobsDatabase } from './lib/database.ts';
import { message, result } from './lib/output.ts';
import type { Run } from './lib/reseal.ts';
import { resealAll } from './lib/reseal-all.ts';

/** Re-encrypts every stored value with the newest key, in batches, while the server runs; prints counts. */
export const command: Command = {
  usage: '',
  argsMin: 0,
  run: () =>
    withJobsDatabase((jobs) =>
      withDatabase(async (web) => {
        const box = createSecretBox(await readEncryptionKeys(readSettings(process.env)));
        if (!(await isKeyKnown(web.system, box))) {
          message(
            'None of the keys opens this database. Nothing changed. Set ENCRYPTION_KEY_PREVIOUS to the key in use.',
          );
          return EXIT_FAILED;
        }
        let unopened = 0;
        const parts = {
          people: await listPeople(web.system),
          ofUser:
            (userId: string): Run =>
            (work) =>
              web.withUser(userId, work),
          ofWeb: web.withSystem,
          ofJobs: jobs.withSystem,
        };
        for await (const done of resealAll(box, parts)) {
          unopened += done.unopened;
          result(done);
        }
        if (unopened > 0) {
          message(`${unopened} values could not be opened. Keep ENCRYPTION_KEY_PREVIOUS and find their key.`);
          return EXIT_FAILED;
        }
        message('Done. The previous key opens nothing any more: remove ENCRYPTION_KEY_PREVIOUS and restart.');
        return EXIT_DONE;
      }),
    ),
};
