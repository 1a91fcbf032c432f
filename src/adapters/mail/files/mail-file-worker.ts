import { parentPort, workerData } from 'node:worker_threads';
import type { MailFilePart } from '#ports/mail-file-reader.ts';
import { readMailFile } from './mail-file.ts';
import type { FromServer, ToServer } from './mail-file-reader.ts';

// Runs in a separate thread, because unpacking and splitting files would block requests. Only `mail-file-reader.ts`
// sends it requests.
let onAnswer: (answer: FromServer) => void = () => undefined;
let last: Promise<unknown> = Promise.resolve();

parentPort?.on('message', (message) => {
  // Only `mail-file-reader.ts` posts here.
  onAnswer(message as FromServer);
});

/**
 * Asks one question after another: unpacking asks for more bytes while a message it found is handed over, and an answer
 * doesn't say what it answers.
 */
function ask(question: ToServer, transfer: ArrayBuffer[] = []): Promise<FromServer> {
  const answer = last.then(
    () =>
      new Promise<FromServer>((resolve) => {
        onAnswer = resolve;
        parentPort?.postMessage(question, transfer);
      }),
  );
  last = answer;
  return answer;
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
