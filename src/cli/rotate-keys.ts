import process from 'node:process';
import { createSecretBox } from '#adapters/system/secret-box.ts';
import { listPeople } from '#db/integrity.ts';
import { isKeyKnown } from '#db/repositories/key-check.ts';
import { readSettings } from '#server/lib/config.ts';
import { readEncryptionKeys } from '#server/lib/encryption-keys.ts';
import { type Command, EXIT_DONE, EXIT_FAILED } from './lib/command.ts';
import { withDatabase, withJobsDatabase } from './lib/database.ts';
import { message, result } from './lib/output.ts';
import { type Resealed, resealColumn } from './lib/reseal.ts';
import {
  JOBS_COLUMNS,
  KEY_CHECK_COLUMN,
  type SealedColumn,
  USER_COLUMNS,
  WEB_COLUMNS,
} from './lib/sealed-columns.ts';

/** Seals every stored value under the newest key, in batches, while the server runs; prints how many of each. */
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
        const people = await listPeople(web.system);
        let unopened = 0;
        const reseal = async (column: SealedColumn, work: () => Promise<Resealed>): Promise<void> => {
          const done = await work();
          unopened += done.unopened;
          result({ table: column.table, column: column.column, ...done });
        };
        for (const column of USER_COLUMNS)
          await reseal(column, async () => {
            const sum = { resealed: 0, unopened: 0 };
            for (const userId of people) {
              const own = await resealColumn((work) => web.withUser(userId, work), { box, column, userId });
              sum.resealed += own.resealed;
              sum.unopened += own.unopened;
            }
            return sum;
          });
        for (const column of WEB_COLUMNS)
          await reseal(column, () =>
            resealColumn((work) => web.withSystem(work), { box, column, userId: null }),
          );
        for (const column of JOBS_COLUMNS)
          await reseal(column, () =>
            resealColumn((work) => jobs.withSystem(work), { box, column, userId: null }),
          );
        if (unopened > 0) {
          message(`${unopened} values could not be opened. Keep ENCRYPTION_KEY_PREVIOUS and find their key.`);
          return EXIT_FAILED;
        }
        await reseal(KEY_CHECK_COLUMN, () =>
          resealColumn((work) => web.withSystem(work), { box, column: KEY_CHECK_COLUMN, userId: null }),
        );
        message('Done. The previous key opens nothing any more: remove ENCRYPTION_KEY_PREVIOUS and restart.');
        return EXIT_DONE;
      }),
    ),
};
