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
import { type EmailWithCandidates, findCandidates } from '#readers/receipt/find-candidates.ts';
import { type EmailFields, findFields } from '#readers/receipt/find-fields.ts';
import { compileCues } from '#readers/receipt/lexicon/compile/phrases.ts';
import { withBoilerplate } from './add-boilerplate.ts';
import { generateEmail } from './generate-email.ts';
import { type LabeledEmail, loadTrainingEmails } from './labeled-email.ts';
import { renderEmail } from './render-email.ts';

/** Made emails that one training sees; more of them change nothing. */
const GENERATED_EMAILS = 1500;
/** Further forms of each written email. */
const BOILERPLATE_VARIANTS = 2;

/**
 * Senders never seen use phrases that no list holds: each email is also seen by readers that know only a part of the
 * cue phrases, a part in a hundred given here, another part each.
 */
const PARTIAL_LEXICONS: readonly CueMatcher[] = [50, 40, 60, 50, 30, 70, 50, 40].map((known, index) =>
  compileCues((phrase) => hashOf(`${phrase} ${index}`) % 100 < known),
);
const PARTIAL_VARIANTS = 2;
const PARTIAL_STEP = 3;

/** An email as training needs it: what the readers found, and the right answers. */
export interface Example {
  readonly name: string;
  /** The file it was written in; of a made email empty. */
  readonly file: string;
  readonly email: EmailWithCandidates;
  readonly fields: EmailFields;
  readonly vector: SparseVector;
  /** Only a part of the cue phrases was known to its reader. */
  readonly isPartial: boolean;
  /** Kinds that are right, the best first. */
  readonly kinds: readonly EmailKind[];
  /** Minor units and currency of the total; null when the email states none. */
  readonly total: { readonly minor: number; readonly currency: string } | null;
}

/** The made emails of the seeds 1, 2, 3 …. */
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

/**
 * The written emails of the `written/emails` folder: each as it stands, among what senders put around an email, and in
 * part.
 */
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
  const email = await findCandidates(parseEmail(message), null);
  const fields = findFields(email);
  const vector = vectorOf(email, fields, fields.signals);
  return { name, file, email, fields, vector, isPartial: false, kinds, total };
}

/** The same email as seen by a reader that knows a part of the phrases. */
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
