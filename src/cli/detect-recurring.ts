import { z } from 'zod';
import { isCivilDate } from '#domain/calendar/civil-date.ts';
import { pairTransfers } from '#domain/ledger/transfers/pair-transfers.ts';
import { detectStreams } from '#domain/recurring/detect-streams.ts';
import { type Command, EXIT_DONE, EXIT_FAILED, EXIT_USAGE } from './lib/command.ts';
import { fittingTransactions, looseId, looseText, readJsonFile } from './lib/json-file.ts';
import { message, result } from './lib/output.ts';

const civilDate = z.string().refine(isCivilDate, 'not a date (YYYY-MM-DD)');
const rate = z.union([
  z.string().regex(/^\d+(\.\d+)?$/, 'not a rate'),
  z.number().positive().transform(String),
]);

const account = z.object({
  id: looseId,
  name: looseText,
  type: z
    .string()
    .nullish()
    .transform((type) => type ?? 'other'),
  currency: z.string(),
  mask: looseId.nullish(),
});

const row = z.object({
  id: looseId,
  accountId: looseId,
  postedOn: civilDate,
  amountMinor: z.int(),
  currency: z.string(),
  description: looseText,
  merchant: z.string().nullish(),
});

const input = z.object({
  asOf: civilDate,
  accounts: z.array(z.unknown()),
  transactions: z.array(z.unknown()),
  rates: z.record(z.string(), z.record(civilDate, rate)).nullish(),
});

async function run(args: readonly string[]): Promise<number> {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0) {
    message('usage: fettle detect-recurring <file.json>');
    return EXIT_USAGE;
  }
  try {
    const read = await readJsonFile(file, input);
    const household = {
      asOf: read.asOf,
      accounts: fittingTransactions(file, 'accounts', read.accounts, account),
      rates: read.rates ?? undefined,
    };
    const transactions = fittingTransactions(file, 'transactions', read.transactions, row).filter(
      ({ postedOn }) => postedOn <= read.asOf,
    );
    const transfers = pairTransfers({ ...household, transactions });
    result({ streams: detectStreams({ ...household, transactions, transfers }), transfers });
    return EXIT_DONE;
  } catch (error) {
    message(error instanceof Error ? error.message : `${file}: could not be read`);
    return EXIT_FAILED;
  }
}

/** `fettle detect-recurring <file.json>`: recurring streams and transfers between own accounts. */
export const command: Command = { usage: '<file.json>', argsMin: 1, run };
