import type { Line } from '../../page/page.ts';

/** A name in the visible text, used when the sender has none of its own. */
export interface VisibleName {
  readonly name: string;
  readonly from: 'body' | 'subject';
  readonly line: number;
  readonly weight: number;
}

/** `「山猫珈琲」をご利用いただき`. */
const QUOTED = /「([^「」\d]{2,30})」を?(?:ご利用|ご注文|お買い上げ)/u;
/** The end of a subject after a dash (`Confirmation CF-90021 - Inn at Copper Falls`). */
const SUBJECT_TAIL = /\s[–—-]\s(\p{Lu}[\p{L}\d&'’. ]{1,40})$/u;
/** A house number and street, or a postal code and city. */
const ADDRESS = /^\d{1,5} \p{Lu}\p{L}+|^\p{Lu}[\p{L}. -]{3,30} (?!(?:19|20)\d\d$)\d{1,4}\b|^\d{4,5} \p{Lu}/u;
const HEADING = /^\p{Lu}[^\d:!?,]+$/u;
const HEAD_LINES = 4;
const HEADING_WORDS_MAX = 5;

/** Finds names above an address, in quotes, and after the dash in the subject. */
export function findVisibleNames({
  lines,
  subject,
}: {
  readonly lines: readonly Line[];
  readonly subject: string;
}): VisibleName[] {
  const names: VisibleName[] = [];
  for (const [index, line] of lines.slice(0, HEAD_LINES).entries()) {
    const quoted = QUOTED.exec(line.text)?.[1];
    if (quoted !== undefined) names.push({ name: quoted, from: 'body', line: index, weight: 2 });
    if (isHeading(line) && ADDRESS.test(lines[index + 1]?.text ?? ''))
      names.push({ name: nameCase(line.text), from: 'body', line: index, weight: 1.6 });
  }
  const tail = SUBJECT_TAIL.exec(subject)?.[1];
  if (tail !== undefined) names.push({ name: tail, from: 'subject', line: -1, weight: 1.4 });
  return names;
}

/** Blanks and signs in a name that its domain lacks. */
const SIGNS_MAX = 8;

/** A line that spells the sender's own domain in several words (`Green Gables Landscaping`), such as a signature. */
export function findDomainName(lines: readonly Line[], label: string): VisibleName[] {
  const key = label.replaceAll('-', '');
  const at = lines.findIndex(({ cells, text }) => {
    if (cells.length > 1 || text.length <= key.length || text.length > key.length + SIGNS_MAX) return false;
    if (!text.includes(' ') || text[0]?.toLowerCase() !== key[0]) return false;
    return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') === key;
  });
  return at < 0 ? [] : [{ name: lines[at]?.text ?? '', from: 'body', line: at, weight: 2 }];
}

function isHeading({ cells, text }: Line): boolean {
  return cells.length === 1 && text.split(' ').length <= HEADING_WORDS_MAX && HEADING.test(text);
}

function nameCase(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}
