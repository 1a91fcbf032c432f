import { estimateConfidence } from './confidence/confidence.ts';
import { assemble } from './decision/assemble.ts';
import { chooseTotal } from './decision/choose-total.ts';
import { doubtsOf } from './decision/doubts.ts';
import { isNeverCharged } from './decision/never-charged.ts';
import { scoreKind } from './decision/score-kind.ts';
import type { Extraction } from './extraction.ts';
import type { OrdersOfMail } from './fields/multiple-orders.ts';
import { type Findings, gatherFindings } from './findings.ts';
import { MAIL_KINDS, type MailKind } from './kind/kind-features.ts';
import type { Mail } from './mail/mail.ts';
import type { Scene } from './scene.ts';

/** A reading in doubt is looked at by a person, however well it adds up. */
const DOUBTED_CERTAINTY_MAX = 0.85;

/** Decides what a message is and which of the found values are its fields. */
export function decide(scene: Scene, mail: Mail): Extraction {
  const findings = gatherFindings(scene);
  const scores = scoreKind(scene, findings);
  const doubts = doubtsOf(scene, mail, findings);
  const isImpostor = doubts.includes('impostor');
  const likely = likeliest(scores.probabilities);
  const isForced = scene.isReport || isImpostor || isNeverCharged(likely, scene, findings);
  const kind = isForced || !mail.isMail ? 'other' : likely;
  const total = isImpostor || isOffer(kind, scene, findings) ? null : chooseTotal(kind, findings);
  const certainty = estimateConfidence({
    scores,
    kind,
    signals: findings.signals,
    total: total?.candidate ?? null,
    runnerUp: total?.runnerUp ?? null,
    isTrial: total?.isTrial ?? false,
    isCurrencyGuess: scene.settler.isGuess,
    isCurrencyBlind: scene.settler.isBlind,
    isMail: mail.isMail,
    isForced,
    isUnsummed: isUnsummed(findings.several),
    hasSubjectTotal: total?.candidate ? scene.subjectMinors.has(total.candidate.read.amount.minor) : false,
  });
  const isDoubted = doubts.some((doubt) => doubt !== 'impostor');
  const confidence = isDoubted ? Math.min(certainty, DOUBTED_CERTAINTY_MAX) : certainty;
  return assemble(scene, mail, findings, { kind, total, confidence, doubts });
}

/** A newsletter: what it names is a price, not a sum that anyone owes. */
function isOffer(kind: MailKind, { hasListUnsubscribe }: Scene, { signals }: Findings): boolean {
  const { hasDue, hasDayToPay } = signals.facts;
  return kind === 'other' && hasListUnsubscribe && !hasDue && !hasDayToPay;
}

/** Orders of different sums whose sum the email leaves out. */
export function isUnsummed({ orders, grandMinor }: OrdersOfMail): boolean {
  return grandMinor === null && new Set(orders.map(({ totalMinor }) => totalMinor)).size > 1;
}

/** The kind of the highest probability. */
export function likeliest(probabilities: readonly number[]): MailKind {
  let best = 0;
  for (const [index, probability] of probabilities.entries())
    if (probability > (probabilities[best] ?? 0)) best = index;
  return MAIL_KINDS[best] ?? 'other';
}
