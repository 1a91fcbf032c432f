import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { classifyItem } from '#domain/receipts/health/classify-item.ts';
import { type Command, EXIT_DONE, EXIT_FAILED } from './lib/command.ts';
import { message, result } from './lib/output.ts';

/** One line of input: a JSON object, or plain text taken as the item's name. */
export function readItemLine(line: string): { name: string; merchant: string | null } | null {
  const text = line.trim();
  if (text === '') return null;
  if (!text.startsWith('{') && !text.startsWith('"')) return { name: text, merchant: null };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'string') return { name: value, merchant: null };
    if (typeof value !== 'object' || value === null) return { name: text, merchant: null };
    const name = 'name' in value && typeof value.name === 'string' ? value.name : '';
    const merchant = 'merchant' in value && typeof value.merchant === 'string' ? value.merchant : null;
    return { name, merchant };
  } catch {
    return { name: text, merchant: null };
  }
}

async function run(args: readonly string[]): Promise<number> {
  let read = 0;
  for (const file of args) {
    try {
      const lines = createInterface({
        input: createReadStream(file, 'utf8'),
        crlfDelay: Number.POSITIVE_INFINITY,
      });
      for await (const line of lines) {
        const item = readItemLine(line.replace(/^\uFEFF/, ''));
        if (!item) continue;
        read += 1;
        result({ name: item.name, ...classifyItem(item.name, item.merchant) });
      }
    } catch (error) {
      message(`${file}: ${error instanceof Error ? error.message : 'could not be read'}`);
    }
  }
  return read > 0 ? EXIT_DONE : EXIT_FAILED;
}

/** `fettle classify-items <file>…`: the health class of each line item. */
export const command: Command = { usage: '<file>…', argsMin: 1, run };
