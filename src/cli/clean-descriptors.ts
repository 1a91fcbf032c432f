import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { cleanDescriptor } from '#domain/categorization/clean-descriptor.ts';
import { type Command, EXIT_DONE, EXIT_FAILED } from './lib/command.ts';
import { message, result } from './lib/output.ts';

async function run(args: readonly string[]): Promise<number> {
  let read = 0;
  for (const file of args) {
    try {
      const lines = createInterface({
        input: createReadStream(file, 'utf8'),
        crlfDelay: Number.POSITIVE_INFINITY,
      });
      for await (const line of lines) {
        const raw = line.replace(/^\uFEFF/, '');
        if (raw.trim() === '') continue;
        read += 1;
        result({ raw, ...cleanDescriptor(raw) });
      }
    } catch (error) {
      message(`${file}: ${error instanceof Error ? error.message : 'could not be read'}`);
    }
  }
  return read > 0 ? EXIT_DONE : EXIT_FAILED;
}

/** `fettle clean-descriptors <file>…`: the merchant and facilitator of each bank description. */
export const command: Command = { usage: '<file>…', argsMin: 1, run };
