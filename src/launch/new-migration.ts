import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import { migrationNames } from '#db/migrate.ts';

/** Creates the next numbered migration file: `npm run db:new add_budgets`. */
const name = process.argv[2] ?? '';
if (!/^[a-z]+(_[a-z]+)+$/.test(name)) {
  process.stderr.write('usage: npm run db:new <verb_noun>\n');
  process.exit(2);
}
const last = (await migrationNames()).at(-1) ?? '0000';
const number = String(Number(last.slice(0, 4)) + 1).padStart(4, '0');
const file = new URL(`../db/migrations/${number}_${name}.sql`, import.meta.url);
await writeFile(file, '-- What this changes and why. Forward only; never edited after it is merged.\n', {
  flag: 'wx',
});
process.stdout.write(`${file.pathname}\n`);
