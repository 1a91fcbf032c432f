import { decimalToMinor } from '#domain/money/money.ts';
import { type Findings, gatherFindings } from '../findings.ts';
import { MAIL_KINDS, type MailKind } from '../kind/kind-features.ts';
import { kindVector, type SparseVector } from '../kind/kind-vector.ts';
import { parseMail } from '../mail/mail.ts';
import { buildScene, type Scene } from '../scene.ts';
import { withAsides } from './add-asides.ts';
import { makeMail } from './make-mail.ts';
import { renderMail } from './written/render-mail.ts';
import { loadTrainingMails, type WrittenMail } from './written/written-mail.ts';

/** Made mails that one training sees; more of them change nothing. */
const MADE_MAILS = 1500;
/** Further forms of each written mail. */
const ASIDE_FORMS = 2;

/** A mail as training needs it: what the readers found, and the right answers. */
export interface Example {
  readonly name: string;
  readonly scene: Scene;
  readonly findings: Findings;
  readonly vector: SparseVector;
  /** Kinds that are right, the best first. */
  readonly kinds: readonly MailKind[];
  /** Minor units and currency of the total; null when the mail states none. */
  readonly total: { readonly minor: number; readonly currency: string } | null;
}

/** The made mails of the seeds 1, 2, 3 …. */
export async function loadMade(): Promise<Example[]> {
  const examples: Example[] = [];
  for (let seed = 1; seed <= MADE_MAILS; seed++) {
    const made = makeMail(seed);
    const total = made.totalMinor === null ? null : { minor: made.totalMinor, currency: made.currency };
    examples.push(
      await readExample(`made ${seed}`, new TextEncoder().encode(made.message), [made.kind], total),
    );
  }
  return examples;
}

/** The written mails of the `written/mails` folder: each as it stands, then among what senders put around a mail. */
export async function loadWritten(): Promise<Example[][]> {
  const examples: Example[][] = [];
  for (const [index, mail] of loadTrainingMails().entries()) {
    const forms = [
      mail,
      ...Array.from({ length: ASIDE_FORMS }, (_, form) => withAsides(mail, index * 10 + form)),
    ];
    const read: Example[] = [];
    for (const form of forms)
      read.push(await readExample(mail.name, renderMail(form), kindsOf(mail), totalOf(mail)));
    examples.push(read);
  }
  return examples;
}

async function readExample(
  name: string,
  message: Uint8Array,
  kinds: readonly MailKind[],
  total: Example['total'],
): Promise<Example> {
  const scene = await buildScene(parseMail(message), null);
  const findings = gatherFindings(scene);
  const vector = kindVector(findings.signals, scene.subject, scene.lines);
  return { name, scene, findings, vector, kinds, total };
}

function kindsOf({ name, labels }: WrittenMail): MailKind[] {
  return labels.kinds.map((text) => {
    const kind = MAIL_KINDS.find((known) => known === text);
    if (!kind) throw new RangeError(`${name}: no kind ${text}`);
    return kind;
  });
}

function totalOf({ name, labels }: WrittenMail): Example['total'] {
  if (labels.total === null || labels.currency === null) return null;
  const minor = decimalToMinor(labels.total, labels.currency);
  if (minor === null) throw new RangeError(`${name}: no amount ${labels.total}`);
  return { minor, currency: labels.currency };
}
