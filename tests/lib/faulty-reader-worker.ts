import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { openEmailTasks } from '#server/reading/open-email.ts';
import { readEmailTasks } from '#server/reading/read-email.ts';
import { readStatementTasks } from '#server/reading/read-statement.ts';
import { type ReaderTaskTable, serveTasks } from '#server/reading/serve-tasks.ts';

const held: unknown[] = [];

/**
 * The product's reader process, except that certain words in its input crash it, block it or fill its memory. It can
 * report the moment through a file.
 */
const tasks: Partial<ReaderTaskTable> = {
  ...openEmailTasks,
  readEmail(bytes, about) {
    misuse(bytes);
    return readEmailTasks.readEmail(bytes, about);
  },
  readStatement(bytes, about) {
    misuse(bytes);
    return readStatementTasks.readStatement(bytes, about);
  },
};

function misuse(bytes: Uint8Array): void {
  const text = Buffer.from(bytes).toString('latin1');
  const word = /please (crash|loop|fill|hold)/.exec(text)?.[1];
  const sign = /and write (\S+)/.exec(text)?.[1];
  if (sign) writeFileSync(sign, '');
  if (word === 'crash') process.exit(1);
  while (word === 'loop') held.length = 0;
  while (word === 'fill') held.push({ place: held.length });
  while (word === 'hold') held.push(Buffer.alloc(16 * 1024 * 1024, 1));
}

serveTasks(() => Promise.resolve(tasks));
