import { checkPerson, listPeople } from '#db/integrity.ts';
import { countUndelivered } from '#db/repositories/mail-outbox.ts';
import { type Command, EXIT_DONE, EXIT_FAILED } from './lib/command.ts';
import { withDatabase } from './lib/database.ts';
import { message, result } from './lib/output.ts';

/** Checks the stored data of every person against what must always be true. */
export const command: Command = {
  usage: '',
  argsMin: 0,
  run: () =>
    withDatabase(async (db) => {
      let problems = 0;
      const people = await listPeople(db.system);
      for (const userId of people) {
        for (const finding of await db.readAs(userId, checkPerson)) {
          result({ userId, ...finding });
          if (finding.count > 0) problems += 1;
        }
      }
      const undelivered = await countUndelivered(db.system, new Date());
      result({ userId: null, rule: 'no mail waits for a day or was given up this week', count: undelivered });
      if (undelivered > 0) problems += 1;
      message(`${people.length} people checked, ${problems} problems`);
      return problems === 0 ? EXIT_DONE : EXIT_FAILED;
    }),
};
