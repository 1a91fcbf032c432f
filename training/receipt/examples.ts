import { decimalToMinor } from '#domain/money/money.ts';
import { hashOf, type SparseVector } from '#readers/receipt/decision/kind-vector.ts';
import { vectorOf } from '#readers/receipt/decision/score-kind.ts';
import { type Findings, gatherFindings } from '#readers/receipt/findings.ts';
import {
  type CueMatcher,
  MAIL_KINDS,
  type MailKind,
  readKindSignals,
} from '#readers/receipt/kind/kind-features.ts';
import { compileCues } from '#readers/receipt/lexicon/compile/phrases.ts';
import { parseMail } from '#readers/receipt/mail/mail.ts';
import { buildScene, type Scene } from '#readers/receipt/scene.ts';
import { withBoilerplate } from './add-boilerplate.ts';
import { generateEmail } from './generate-email.ts';
import { type LabeledEmail, loadTrainingEmails } from './labeled-email.ts';
import { renderEmail } from './render-email.ts';

/** Made emails that one training sees; more of them change nothing. */
const GENERATED_EMAILS = 1500;
/** Further forms of each written email. */
const ASIDE_FORMS = 2;

/**
 * Senders never seen use phrases that no list holds: each email is also seen by readers that know only a part of the
 * cue phrases, a part in a hundred given here, another part each.
 */
const PARTLY_KNOWING: readonly CueMatcher[] = [50, 40, 60, 50, 30, 70, 50, 40].map((known, index) =>
  compileCues((phrase) => hashOf(`${phrase} ${index}`) % 100 < known),
);
const PART_FORMS = 2;
const PART_STEP = 3;

/** An email as training needs it: what the readers found, and the right answers. */
export interface Example {
  readonly name: string;
  /** The file it was written in; of a made email empty. */
  readonly file: string;
  readonly scene: Scene;
  readonly findings: Findings;
  readonly vector: SparseVector;
  /** Only a part of the cue phrases was known to its reader. */
  readonly isPart: boolean;
  /** Kinds that are right, the best first. */
  readonly kinds: readonly MailKind[];
  /** Minor units and currency of the total; null when the email states none. */
  readonly total: { readonly minor: number; readonly currency: string } | null;
}

/** The made emails of the seeds 1, 2, 3 …. */
export async function loadGenerated(): Promise<Example[]> {
  const examples: Example[] = [];
  for (let seed = 1; seed <= GENERATED_EMAILS; seed++) {
    const made = generateEmail(seed);
    const total = made.totalMinor === null ? null : { minor: made.totalMinor, currency: made.currency };
    const bytes = new TextEncoder().encode(made.message);
    const example = await readExample({ name: `made ${seed}`, file: '' }, bytes, [made.kind], total);
    examples.push(example, inPart(example, seed));
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
      ...Array.from({ length: ASIDE_FORMS }, (_, form) => withBoilerplate(mail, index * 10 + form)),
    ];
    const read: Example[] = [];
    for (const form of forms)
      read.push(await readExample(mail, renderEmail(form), kindsOf(mail), totalOf(mail)));
    const [whole] = read;
    if (whole)
      for (let form = 0; form < PART_FORMS; form++) read.push(inPart(whole, index + form * PART_STEP));
    examples.push(read);
  }
  return examples;
}

async function readExample(
  { name, file }: Pick<LabeledEmail, 'name' | 'file'>,
  message: Uint8Array,
  kinds: readonly MailKind[],
  total: Example['total'],
): Promise<Example> {
  const scene = await buildScene(parseMail(message), null);
  const findings = gatherFindings(scene);
  const vector = vectorOf(scene, findings, findings.signals);
  return { name, file, scene, findings, vector, isPart: false, kinds, total };
}

/** The same email as seen by a reader that knows a part of the phrases. */
function inPart(example: Example, part: number): Example {
  const { scene, findings } = example;
  const cues = PARTLY_KNOWING[part % PARTLY_KNOWING.length];
  const signals = readKindSignals(scene.subject, scene.lines, findings.signals.facts, cues);
  const vector = vectorOf(scene, findings, signals);
  return { ...example, findings: { ...findings, signals }, vector, isPart: true };
}

function kindsOf({ name, labels }: LabeledEmail): MailKind[] {
  return labels.kinds.map((text) => {
    const kind = MAIL_KINDS.find((known) => known === text);
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
