import { z } from 'zod';
import { isCivilDate } from '#domain/calendar/civil-date.ts';
import { reconcile } from '#domain/ledger/reconcile/reconcile.ts';
import { type Command, EXIT_DONE, EXIT_FAILED, EXIT_USAGE } from './lib/command.ts';
import { readJsonFile } from './lib/json-file.ts';
import { message, result } from './lib/output.ts';

const civilDate = z.string().refine(isCivilDate, 'not a date (YYYY-MM-DD)');

const row = z.object({
  id: z.string(),
  accountId: z.string(),
  postedOn: civilDate,
  authorizedOn: civilDate.nullish().transform((date) => date ?? null),
  amountMinor: z.int(),
  currency: z.string(),
  description: z.string(),
  merchant: z
    .string()
    .nullish()
    .transform((name) => name ?? null),
  pending: z.boolean().default(false),
  externalId: z
    .string()
    .nullish()
    .transform((id) => id ?? null),
});

const input = z.object({ existing: z.array(row), incoming: z.array(row) });

async function run(args: readonly string[]): Promise<number> {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0) {
    message('usage: fettle reconcile <file.json>');
    return EXIT_USAGE;
  }
  try {
    result({ decisions: reconcile(await readJsonFile(file, input)) });
    return EXIT_DONE;
  } catch (error) {
    message(error instanceof Error ? error.message : `${file}: could not be reconciled`);
    return EXIT_FAILED;
  }
}

/** `fettle reconcile <file.json>`: what becomes of each arriving row. */
export const command: Command = { usage: '<file.json>', argsMin: 1, run };
