import { anyOf, signsOf } from '../lexicon/compile/patterns.ts';

const URL = /\b(?:https?:\/\/|www\.)\S+/gi;
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}[\p{L}\p{N}._%+-]*/gu;
const CARD_OR_ACCOUNT = /\b(?:[A-Z]{2}\d{2}[ ]?)?(?:\d[ -]?){11,27}(\d{4})\b/g;
const PHONE = /(?:\+|\b00)\d[\d ().-]{7,17}\d|\(\d{3}\)\s?\d{3}[-.\s]\d{4}\b|\b\d{3}[-.]\d{3}[-.]\d{4}\b/g;
const PERSON = String.raw`\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*){0,3}`;
const GREETING = new RegExp(
  String.raw`^((?:${anyOf('greetingBeforeName')})[,\s]+)(?!for\b|your\b)(${PERSON})(?=\s*[,!.:]|$)`,
  'iu',
);
const ADDRESS_HEAD = new RegExp(
  String.raw`^(?:${anyOf('addressHeading')})\b|^(?:${signsOf('addressHeading')})`,
  'iu',
);
const MONEY_LIKE = /\p{Sc}\s?\d|\d[.,]\d{2}(?!\d)/u;
const ADDRESS_LINES = 5;

/**
 * Redacts text that is irrelevant to amounts: postal addresses, email addresses and URLs, phone numbers, card and
 * account numbers except their last four digits, and the name in a greeting. Lines keep their numbers; each redaction
 * is named in brackets.
 */
export function redact(lines: readonly string[]): readonly string[] {
  let addressLeft = 0;
  return lines.map((line) => {
    const isHead = ADDRESS_HEAD.test(line);
    if (isHead) addressLeft = ADDRESS_LINES;
    else if (addressLeft > 0) {
      addressLeft = MONEY_LIKE.test(line) ? 0 : addressLeft - 1;
      if (addressLeft > 0) return '[address]';
    }
    const shown = isHead ? (ADDRESS_HEAD.exec(line)?.[0] ?? '') : line;
    return shown
      .replace(URL, '[link]')
      .replace(EMAIL, '[e-mail]')
      .replace(CARD_OR_ACCOUNT, '[number ending $1]')
      .replace(PHONE, '[telephone]')
      .replace(GREETING, '$1[name]');
  });
}
