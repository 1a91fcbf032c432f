import { readReceipt } from '#readers/receipt/read-receipt.ts';
import type { LabeledEmail } from '#training/receipt/labeled-email.ts';
import { renderEmail } from '#training/receipt/render-email.ts';
import { loadCases } from '../mail/golden-emails.ts';
import { FORMS, type Mutant, mutantOf, mutationsOf } from './mutants.ts';
import { valuesOf } from './read-values.ts';

export interface Mutation {
  readonly read: number;
  /** Mutants that are read differently from their email. */
  readonly changed: readonly string[];
  /** Mutants with a visible instruction that the reading does not report. */
  readonly silent: readonly string[];
}

const IN_SIGHT: ReadonlySet<string> = new Set(['before all', 'behind all']);

/** Reads one of `every` mutants of each golden email; `turn` selects other languages. */
export async function mutateAll(every: number, turn: number): Promise<Mutation> {
  const changed: string[] = [];
  const silent: string[] = [];
  let read = 0;
  for (const [index, mail] of loadCases().entries()) {
    const mutants = mutantsOf(mail, index, turn, every);
    read += mutants.length;
    if (mutants.length === 0) continue;
    const expected = JSON.stringify(valuesOf(await readReceipt(renderEmail(mail))));
    for (const { name, place, message } of mutants) {
      const reading = await readReceipt(message);
      if (JSON.stringify(valuesOf(reading)) !== expected) changed.push(name);
      // Old character sets lack the letters of other languages.
      const mustSay = IN_SIGHT.has(place) && !mail.options.has('charset');
      if (mustSay && !reading.doubts.includes('instruction')) silent.push(name);
    }
  }
  return { read, changed, silent };
}

function mutantsOf(mail: LabeledEmail, index: number, turn: number, every: number): Mutant[] {
  return mutationsOf(index, turn)
    .filter((_, at) => (at + index * FORMS) % every === 0)
    .flatMap(({ place, instruction }) => mutantOf(mail, place, instruction) ?? []);
}
