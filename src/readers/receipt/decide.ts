import { estimateConfidence } from './confidence/confidence.ts';
import { assemble } from './decision/assemble.ts';
import { chooseTotal } from './decision/choose-total.ts';
import { isOnlyComing } from './decision/only-coming.ts';
import { scoreKind } from './decision/score-kind.ts';
import type { Extraction } from './extraction.ts';
import type { OrdersOfMail } from './fields/multiple-orders.ts';
import { gatherFindings } from './findings.ts';
import { MAIL_KINDS, type MailKind } from './kind/kind-features.ts';
import { pressureOf } from './kind/scam-signs.ts';
import type { Mail } from './mail/mail.ts';
import type { Scene } from './scene.ts';

/** So many kinds of pressure beside a number to call are a fraud, whatever else the email says. */
const FRAUD_PRESSURE = 3;
/** What a forged sender wrote is looked at by a person, however well it adds up. */
const FORGED_CERTAINTY_MAX = 0.5;

/** Decides what a message is and which of the found values are its fields. */
export function decide(scene: Scene, mail: Mail): Extraction {
  const findings = gatherFindings(scene);
  const scores = scoreKind(scene, findings);
  const isFraud = pressureOf(scene.subject, scene.text) >= FRAUD_PRESSURE;
  const likely = likeliest(scores.probabilities);
  const isForced = scene.isReport || isFraud || isOnlyComing(likely, scene, findings);
  const kind = isForced || !mail.isMail ? 'other' : likely;
  const total = chooseTotal(kind, findings);
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
  const confidence =
    mail.isForged && kind !== 'other' ? Math.min(certainty, FORGED_CERTAINTY_MAX) : certainty;
  return assemble(scene, mail, findings, { kind, total, confidence });
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
