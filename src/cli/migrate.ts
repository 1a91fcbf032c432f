import process from 'node:process';
import { migrate } from '#db/migrate.ts';
import { ensureServiceRole } from '#db/roles.ts';
import { readSomeSettings } from '#server/lib/config.ts';
import { type Command, EXIT_DONE, EXIT_FAILED } from './lib/command.ts';
import { message, result } from './lib/output.ts';

/** Creates or updates schema and roles. The embedded database is migrated on every start. */
export const command: Command = {
  usage: '',
  argsMin: 0,
  async run() {
    const settings = readSomeSettings(process.env);
    const { DATABASE_ADMIN_URL: adminUrl, DATABASE_URL: serviceUrl, JOBS_DATABASE_URL: jobsUrl } = settings;
    if (!adminUrl || !serviceUrl) {
      message(
        'fettle migrate needs DATABASE_ADMIN_URL (creates schema and roles) and DATABASE_URL (the role that serves).',
      );
      return EXIT_FAILED;
    }
    await ensureServiceRole(adminUrl, serviceUrl, jobsUrl);
    result(await migrate(adminUrl));
    return EXIT_DONE;
  },
};
