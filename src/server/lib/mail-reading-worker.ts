import process from 'node:process';
import type { ReadingAids } from '#ports/mail-reader.ts';
import type { MailReading, MailTask } from './bulk-mail-reader.ts';
import { createMailReader } from './mail-reader.ts';

// Runs in a process of its own: reading thousands of mails keeps no request waiting. Only `bulk-mail-reader.ts` asks.
const reader = createMailReader();
let aids: ReadingAids = { homeCurrency: 'USD', lessons: [] };

process.on('message', async (message) => {
  const task = message as MailTask;
  if (task.aids) aids = task.aids;
  const answer = await read(task.id, task.raw);
  process.send?.(answer);
});

async function read(id: number, raw: Uint8Array): Promise<MailReading> {
  try {
    return { id, mail: await reader.read(raw, aids) };
  } catch (error) {
    return { id, reason: error instanceof Error ? error.message : 'it could not be read' };
  }
}
