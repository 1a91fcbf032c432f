import type { EmailWithCandidates } from '../find-candidates.ts';
import { redact } from './redact.ts';

const AROUND_MONEY = 6;
const HEAD_LINES = 12;
const LINE_CHARS = 200;
const DOCUMENT_CHARS = 8_000;

/**
 * Builds the excerpt that a language model may see: sender name and domain, subject, the first lines and those around
 * amounts, redacted and numbered like the visible text; at most 8,000 characters.
 */
export function prune(email: EmailWithCandidates): string {
  const lineNumbers = new Set<number>(email.lines.slice(0, HEAD_LINES).keys());
  for (const { amount } of email.amounts)
    for (let line = amount.line - AROUND_MONEY; line <= amount.line + AROUND_MONEY; line++)
      if (line >= 0 && line < email.lines.length) lineNumbers.add(line);
  const clean = redact(email.lines.map(({ text }) => text));
  const [subject = ''] = redact([email.subject]);
  let document = `from| ${oneLine(email.from.name)} (${email.from.domain})\nsubject| ${oneLine(subject)}`;
  for (const line of [...lineNumbers].sort((a, b) => a - b)) {
    const next = `\n${line}| ${oneLine(clean[line] ?? '')}`;
    if (document.length + next.length > DOCUMENT_CHARS) break;
    document += next;
  }
  return document;
}

/** Removes line breaks, so that text cannot imitate a numbered line. */
function oneLine(text: string): string {
  return text
    .replace(/\p{Cc}|\p{Cf}/gu, ' ')
    .replaceAll('|', '¦')
    .slice(0, LINE_CHARS);
}
