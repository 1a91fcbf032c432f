import type { Doubt } from '../extraction.ts';
import type { Findings } from '../findings.ts';
import { isImpostor } from '../kind/impostor.ts';
import type { Mail } from '../mail/mail.ts';
import type { Scene } from '../scene.ts';

/** Why an email is looked at by a person, however well its sums come out. */
export function doubtsOf(scene: Scene, mail: Mail, { signals }: Findings): readonly Doubt[] {
  const { from, subject, text, isInstructed, isTextApart, hasScan } = scene;
  const hasPictures = mail.hasPictures || (mail.inner?.hasPictures ?? false);
  const speaksOfReceipt = signals.subject.purchase + signals.subject.paid + signals.head.paid > 0;
  return [
    ...(isImpostor({ from, subject, text, isForged: mail.isForged }) ? (['impostor'] as const) : []),
    ...(isInstructed ? (['instruction'] as const) : []),
    ...(isTextApart ? (['otherText'] as const) : []),
    ...((hasPictures || hasScan) && speaksOfReceipt && !signals.facts.hasMoney ? (['picture'] as const) : []),
  ];
}
