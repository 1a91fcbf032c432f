import { parentPort, workerData } from 'node:worker_threads';
import type { MailFilePart } from '#ports/mail-file-reader.ts';
import { readMailFile } from './mail-file.ts';
import type { FromServer, ToServer } from './mail-file-reader.ts';

// Runs in a separate thread, because unpacking and splitting files would block requests. Only `mail-file-reader.ts`
// sends it requests.
const answers: FromServer[] = [];
let wake: (() => void) | undefined;

parentPort?.on('message', (message) => {
  // Only `mail-file-reader.ts` posts here.
  answers.push(message as FromServer);
  wake?.();
});

async function ask(question: ToServer, transfer: ArrayBuffer[] = []): Promise<FromServer> {
  parentPort?.postMessage(question, transfer);
  while (answers.length === 0) await new Promise<void>((resolve) => (wake = resolve));
  return answers.shift() ?? { kind: 'next' };
}

async function* chunks(): AsyncGenerator<Uint8Array> {
  for (;;) {
    const answer = await ask({ kind: 'more' });
    if (answer.kind !== 'chunk') return;
    yield answer.bytes;
  }
}

/** Copies a message's bytes to separate memory, which is transferred without another copy. */
function handedOver(part: MailFilePart): { part: MailFilePart; transfer: ArrayBuffer[] } {
  if (part.kind !== 'message') return { part, transfer: [] };
  const raw = new Uint8Array(part.raw);
  return { part: { ...part, raw }, transfer: [raw.buffer] };
}

for await (const found of readMailFile(chunks(), String(workerData))) {
  const { part, transfer } = handedOver(found);
  await ask({ kind: 'part', part }, transfer);
}
parentPort?.postMessage({ kind: 'end' } satisfies ToServer);
parentPort?.close();
