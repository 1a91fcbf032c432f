import { z } from 'zod';
import { isCivilDate } from '#domain/calendar/civil-date.ts';
import { pairTransfers } from '#domain/ledger/transfers/pair-transfers.ts';
import { detectStreams } from '#domain/recurring/detect-streams.ts';
import { type Command, EXIT_DONE, EXIT_FAILED, EXIT_USAGE } from './lib/command.ts';
import { readJsonFile } from './lib/json-file.ts';
import { message, result } from './lib/output.ts';

const civilDate = z.string().refine(isCivilDate, 'not a date (YYYY-MM-DD)');
const rate = z.union([
  z.string().regex(/^\d+(\.\d+)?$/, 'not a rate'),
  z.number().positive().transform(String),
]);

const input = z.object({
  asOf: civilDate,
  accounts: z.array(
    z.object({
      id: z.string(),
      name: z.string().default(''),
      type: z
        .string()
        .nullish()
        .transform((type) => type ?? 'other'),
      currency: z.string(),
      mask: z.string().nullish(),
    }),
  ),
  transactions: z.array(
    z.object({
      id: z.string(),
      accountId: z.string(),
      postedOn: civilDate,
      amountMinor: z.int(),
      currency: z.string(),
      description: z.string(),
      merchant: z.string().nullish(),
    }),
  ),
  rates: z.record(z.string(), z.record(civilDate, rate)).optional(),
});

async function run(args: readonly string[]): Promise<number> {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0) {
    message('usage: fettle detect-recurring <file.json>');
    return EXIT_USAGE;
  }
  try {
    const household = await readJsonFile(file, input);
    const transactions = household.transactions.filter((row) => row.postedOn <= household.asOf);
    const transfers = pairTransfers({ ...household, transactions });
    result({ streams: detectStreams({ ...household, transactions, transfers }), transfers });
    return EXIT_DONE;
  } catch (error) {
    message(error instanceof Error ? error.message : `${file}: could not be read`);
    return EXIT_FAILED;
  }
}

/** `fettle detect-recurring <file.json>`: streams that repeat and transfers between own accounts. */
export const command: Command = { usage: '<file.json>', argsMin: 1, run };
