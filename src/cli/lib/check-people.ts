import { checkPerson, listPeople } from '#db/integrity.ts';
import type { Database } from '#db/pool.ts';
import { result } from './output.ts';

/** Checks every user's stored data against the integrity rules; prints each rule with its violations. */
export async function checkPeople(db: Database): Promise<{ people: number; problems: number }> {
  const people = await listPeople(db.system);
  let problems = 0;
  for (const userId of people) {
    for (const finding of await db.readAs(userId, checkPerson)) {
      result({ userId, ...finding });
      if (finding.count > 0) problems += 1;
    }
  }
  return { people: people.length, problems };
}
