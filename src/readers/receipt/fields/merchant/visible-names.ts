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
/** The end of a subject after a dash (`Confirmation CF-90021 - Inn at Copper Falls`), not a route (`SBC - NDLS`). */
const SUBJECT_TAIL = /(?<!\b[A-Z]{3,4}(?= [–—-] [A-Z]{3,4}$))\s[–—-]\s(\p{Lu}[\p{L}\d&'’. ]{1,40})$/u;
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

/** A part of a line, as in a signature (`Beltran Tile & Stone - ROC 288104 - Tempe, AZ`). */
const PARTS = /\s[-–—|·•]\s|, /;
const LINE_CHARS_MAX = 120;
const NAME_WORDS_MAX = 5;
/** A longer domain is spelled in full, or followed by one more word of the name. */
const KEY_CHARS_MIN = 7;

/** A part of a line that spells the sender's own domain in several words (`Green Gables Landscaping`). */
export function findDomainName(lines: readonly Line[], label: string): VisibleName[] {
  const key = label.replaceAll('-', '');
  for (const [line, { cells, text }] of lines.entries()) {
    if (cells.length > 1 || text.length > LINE_CHARS_MAX || text.length <= key.length) continue;
    const name = text.split(PARTS).find((part) => spells(part.trim(), key));
    if (name !== undefined) return [{ name: name.trim(), from: 'body', line, weight: 2 }];
  }
  return [];
}

function spells(part: string, key: string): boolean {
  const words = part.split(' ');
  if (words.length < 2 || words.length > NAME_WORDS_MAX || part[0]?.toLowerCase() !== key[0]) return false;
  const letters = words.map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  const whole = letters.join('');
  return (
    whole === key || (key.length >= KEY_CHARS_MIN && whole.startsWith(key) && isAtWord(letters, key.length))
  );
}

/** True when a word ends after so many letters. */
function isAtWord(words: readonly string[], length: number): boolean {
  let end = 0;
  return words.some((word) => {
    end += word.length;
    return end === length;
  });
}

function isHeading({ cells, text }: Line): boolean {
  return cells.length === 1 && text.split(' ').length <= HEADING_WORDS_MAX && HEADING.test(text);
}

function nameCase(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}
