import { countUndeliveredEmails } from '#db/repositories/mail/mail-outbox.ts';
import { checkPeople } from './lib/check-people.ts';
import { type Command, EXIT_DONE, EXIT_FAILED } from './lib/command.ts';
import { withDatabase } from './lib/database.ts';
import { message, result } from './lib/output.ts';

/** Checks every user's stored data against the integrity rules. */
export const command: Command = {
  usage: '',
  argsMin: 0,
  run: () =>
    withDatabase(async (db) => {
      const checked = await checkPeople(db);
      const undelivered = await countUndeliveredEmails(db.system, new Date());
      result({ userId: null, rule: 'no mail waits for a day or was given up this week', count: undelivered });
      const problems = checked.problems + (undelivered > 0 ? 1 : 0);
      message(`${checked.people} people checked, ${problems} problems`);
      return problems === 0 ? EXIT_DONE : EXIT_FAILED;
    }),
};
