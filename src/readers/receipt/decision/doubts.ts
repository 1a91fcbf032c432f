import type { ParsedEmail } from '../email/parse-email.ts';
import type { Doubt } from '../extraction.ts';
import { isImpostor } from '../fields/kind/impostor.ts';
import type { EmailWithCandidates } from '../find-candidates.ts';
import type { EmailFields } from '../find-fields.ts';

/** Finds the reasons why an email needs review even if its sums balance. */
export function findDoubts(
  email: EmailWithCandidates,
  parsed: ParsedEmail,
  { signals }: EmailFields,
): readonly Doubt[] {
  const { from, replyTo, subject, text, hasPromptInjection, hasDifferentText, hasScannedPdf } = email;
  const hasPictures = parsed.hasPictures || (parsed.inner?.hasPictures ?? false);
  const mentionsReceipt = signals.subject.purchase + signals.subject.paid + signals.head.paid > 0;
  return [
    ...(isImpostor({ from, replyTo, subject, text, isForged: parsed.isForged })
      ? (['impostor'] as const)
      : []),
    ...(hasPromptInjection ? (['instruction'] as const) : []),
    ...(hasDifferentText ? (['otherText'] as const) : []),
    ...((hasPictures || hasScannedPdf) && mentionsReceipt && !signals.facts.hasMoney
      ? (['picture'] as const)
      : []),
  ];
}
