import type { ParsedEmail } from '../email/parse-email.ts';
import type { Doubt } from '../extraction.ts';
import { isImpostor } from '../fields/kind/impostor.ts';
import type { EmailWithCandidates } from '../find-candidates.ts';
import type { EmailFields } from '../find-fields.ts';

/** Why an email is looked at by a person, however well its sums come out. */
export function findDoubts(
  email: EmailWithCandidates,
  parsed: ParsedEmail,
  { signals }: EmailFields,
): readonly Doubt[] {
  const {
    from,
    subject,
    text,
    hasPromptInjection: isInstructed,
    hasDifferentText: isTextApart,
    hasScannedPdf: hasScan,
  } = email;
  const hasPictures = parsed.hasPictures || (parsed.inner?.hasPictures ?? false);
  const speaksOfReceipt = signals.subject.purchase + signals.subject.paid + signals.head.paid > 0;
  return [
    ...(isImpostor({ from, subject, text, isForged: parsed.isForged }) ? (['impostor'] as const) : []),
    ...(isInstructed ? (['instruction'] as const) : []),
    ...(isTextApart ? (['otherText'] as const) : []),
    ...((hasPictures || hasScan) && speaksOfReceipt && !signals.facts.hasMoney ? (['picture'] as const) : []),
  ];
}
