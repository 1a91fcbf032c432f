import { z } from 'zod';
import { isCivilDate } from '#domain/calendar/civil-date.ts';
import { reconcile } from '#domain/ledger/reconcile/reconcile.ts';
import { type Command, EXIT_DONE, EXIT_FAILED, EXIT_USAGE } from './lib/command.ts';
import { inEnglish } from './lib/in-english.ts';
import { fittingTransactions, looseId, looseText, readJsonFile } from './lib/json-file.ts';
import { message, result } from './lib/output.ts';

const civilDate = z.string().refine(isCivilDate, 'not a date (YYYY-MM-DD)');

const row = z.object({
  id: looseId,
  accountId: looseId,
  postedOn: civilDate,
  authorizedOn: civilDate.nullish().transform((date) => date ?? null),
  amountMinor: z.int(),
  currency: z.string(),
  description: looseText,
  merchant: z
    .string()
    .nullish()
    .transform((name) => name ?? null),
  pending: z
    .boolean()
    .nullish()
    .transform((pending) => pending ?? false),
  externalId: looseId.nullish().transform((id) => id ?? null),
});

const input = z.object({ existing: z.array(z.unknown()), incoming: z.array(z.unknown()) });

async function run(args: readonly string[]): Promise<number> {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0) {
    message('usage: fettle reconcile <file.json>');
    return EXIT_USAGE;
  }
  try {
    const read = await readJsonFile(file, input);
    const existing = fittingTransactions(file, 'existing', read.existing, row);
    const incoming = fittingTransactions(file, 'incoming', read.incoming, row);
    const decisions = reconcile({ existing, incoming });
    result({ decisions: decisions.map((decision) => ({ ...decision, reason: inEnglish(decision.reason) })) });
    return EXIT_DONE;
  } catch (error) {
    message(error instanceof Error ? error.message : `${file}: could not be reconciled`);
    return EXIT_FAILED;
  }
}

/** `fettle reconcile <file.json>`: the outcome of each incoming transaction. */
export const command: Command = { usage: '<file.json>', argsMin: 1, run };
