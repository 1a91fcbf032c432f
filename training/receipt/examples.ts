import { decimalToMinor } from '#domain/money/money.ts';
import { hashOf, type SparseVector } from '#readers/receipt/decision/kind-vector.ts';
import { vectorOf } from '#readers/receipt/decision/score-kind.ts';
import { parseEmail } from '#readers/receipt/email/parse-email.ts';
import {
  type CueMatcher,
  EMAIL_KINDS,
  type EmailKind,
  readKindSignals,
} from '#readers/receipt/fields/kind/kind-features.ts';
import { compileCues } from '#readers/receipt/lexicon/compile/phrases.ts';
import { type FoundFields, findEmailFields } from '#readers/receipt/read-receipt.ts';
import { withBoilerplate } from './add-boilerplate.ts';
import { generateEmail } from './generate-email.ts';
import { type LabeledEmail, loadTrainingEmails } from './labeled-email.ts';
import { renderEmail } from './render-email.ts';

/** Generated emails per training run; more do not change the result. */
const GENERATED_EMAILS = 1500;
/** Boilerplate variants of each written email. */
const BOILERPLATE_VARIANTS = 2;

/**
 * Unseen senders use phrases that no list contains, so each email is also read with only part of the cue phrases. Each
 * entry is the percentage of known phrases, with a different selection each time.
 */
const PARTIAL_LEXICONS: readonly CueMatcher[] = [50, 40, 60, 50, 30, 70, 50, 40].map((known, index) =>
  compileCues((phrase) => hashOf(`${phrase} ${index}`) % 100 < known),
);
const PARTIAL_VARIANTS = 2;
const PARTIAL_STEP = 3;

/** A training example: the fields found in an email, and its labels. */
export interface Example extends Pick<FoundFields, 'email' | 'fields'> {
  readonly name: string;
  /** Source file of the email; empty for a generated one. */
  readonly file: string;
  readonly vector: SparseVector;
  /** True when only part of the cue phrases was known. */
  readonly isPartial: boolean;
  /** Correct kinds, best first. */
  readonly kinds: readonly EmailKind[];
  /** Minor units and currency of the total; null when the email states none. */
  readonly total: { readonly minor: number; readonly currency: string } | null;
}

/** Generates the emails of seeds 1, 2, 3, … */
export async function loadGenerated(): Promise<Example[]> {
  const examples: Example[] = [];
  for (let seed = 1; seed <= GENERATED_EMAILS; seed++) {
    const generated = generateEmail(seed);
    const total =
      generated.totalMinor === null ? null : { minor: generated.totalMinor, currency: generated.currency };
    const bytes = new TextEncoder().encode(generated.message);
    const example = await readExample({ name: `made ${seed}`, file: '' }, bytes, [generated.kind], total);
    examples.push(example, readPartially(example, seed));
  }
  return examples;
}

/** Loads the written emails of the `emails` folder: each as is, with boilerplate, and with partial cue phrases. */
export async function loadLabeled(): Promise<Example[][]> {
  const examples: Example[][] = [];
  for (const [index, mail] of loadTrainingEmails().entries()) {
    const forms = [
      mail,
      ...Array.from({ length: BOILERPLATE_VARIANTS }, (_, form) => withBoilerplate(mail, index * 10 + form)),
    ];
    const found: Example[] = [];
    for (const form of forms)
      found.push(await readExample(mail, renderEmail(form), kindsOf(mail), totalOf(mail)));
    const [whole] = found;
    if (whole)
      for (let form = 0; form < PARTIAL_VARIANTS; form++)
        found.push(readPartially(whole, index + form * PARTIAL_STEP));
    examples.push(found);
  }
  return examples;
}

async function readExample(
  { name, file }: Pick<LabeledEmail, 'name' | 'file'>,
  message: Uint8Array,
  kinds: readonly EmailKind[],
  total: Example['total'],
): Promise<Example> {
  const { email, fields } = await findEmailFields(parseEmail(message), {});
  const vector = vectorOf(email, fields, fields.signals);
  return { name, file, email, fields, vector, isPartial: false, kinds, total };
}

/** Reads the same email with part of the cue phrases. */
function readPartially(example: Example, part: number): Example {
  const { email, fields } = example;
  const cues = PARTIAL_LEXICONS[part % PARTIAL_LEXICONS.length];
  const signals = readKindSignals(email.subject, email.lines, fields.signals.facts, cues);
  const vector = vectorOf(email, fields, signals);
  return { ...example, fields: { ...fields, signals }, vector, isPartial: true };
}

function kindsOf({ name, labels }: LabeledEmail): EmailKind[] {
  return labels.kinds.map((text) => {
    const kind = EMAIL_KINDS.find((known) => known === text);
    if (!kind) throw new RangeError(`${name}: no kind ${text}`);
    return kind;
  });
}

function totalOf({ name, labels }: LabeledEmail): Example['total'] {
  if (labels.total === null || labels.currency === null) return null;
  const minor = decimalToMinor(labels.total, labels.currency);
  if (minor === null) throw new RangeError(`${name}: no amount ${labels.total}`);
  return { minor, currency: labels.currency };
}
