import { decodeEntities } from '../text/entities.ts';

/** Receives the parts of an OFX body in order. Names are upper case, values decoded and trimmed. */
export interface OfxVisitor {
  open(name: string, offset: number): void;
  close(name: string): void;
  leaf(name: string, value: string): void;
}

/**
 * Scans an OFX body, SGML or XML, from the first `<OFX`. Aggregates are known by name, so end tags are optional: leaves
 * may be closed or not, even mixed in one file, and aggregates may lack their end tag. Accepts CDATA, comments,
 * processing instructions, bare `&` and `<` in text, dotted and unknown tags. One pass, linear in the length of the
 * text.
 */
export function scanOfx(
  text: string,
  from: number,
  isAggregate: (name: string) => boolean,
  to: OfxVisitor,
): void {
  let at = text.indexOf('<', from);
  while (at !== -1) {
    const next = text.charCodeAt(at + 1);
    if (next === BANG || next === QUESTION) {
      at = text.indexOf('<', skipMarkup(text, at));
      continue;
    }
    const tag = readTag(text, at);
    if (!tag) {
      at = text.indexOf('<', at + 1);
      continue;
    }
    if (tag.isEnd) {
      to.close(tag.name);
      at = text.indexOf('<', tag.end);
      continue;
    }
    const value = readValue(text, tag.end);
    if (isAggregate(tag.name) && value.text === '') to.open(tag.name, at);
    else to.leaf(tag.name, value.text);
    at = value.end === text.length ? -1 : value.end;
  }
}

const BANG = 33;
const SLASH = 47;
const COLON = 58;
const QUESTION = 63;
const TAG_END = 62;
const LESS = 60;
const LONGEST_NAME = 48;

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly end: number;
}

/** The tag at `at`, or null when the `<` is text. Attributes and namespace prefixes are skipped. */
function readTag(text: string, at: number): Tag | null {
  const isEnd = text.charCodeAt(at + 1) === SLASH;
  let start = at + (isEnd ? 2 : 1);
  let end = start;
  for (; end - start <= LONGEST_NAME; end += 1) {
    const code = text.charCodeAt(end);
    if (code === COLON) start = end + 1;
    else if (!isNameCode(code)) break;
  }
  if (end === start || !isLetter(text.charCodeAt(start))) return null;
  const name = text.slice(start, end).toUpperCase();
  for (let close = end; close < text.length; close += 1) {
    const code = text.charCodeAt(close);
    if (code === TAG_END) return { name, isEnd, end: close + 1 };
    if (code === LESS || (close === end && !isSpace(code) && code !== SLASH)) return null;
  }
  return null;
}

interface Value {
  readonly text: string;
  /** Offset of the tag that ends the value, or the length of the text. */
  readonly end: number;
}

function readValue(text: string, from: number): Value {
  let at = text.indexOf('<', from);
  if (at !== -1 && isTagStart(text.charCodeAt(at + 1)) && readTagQuick(text, at))
    return { text: tidy(text.slice(from, at)), end: at };
  let value = '';
  let start = from;
  while (at !== -1) {
    const next = text.charCodeAt(at + 1);
    if (next === BANG || next === QUESTION) {
      value += decodeEntities(text.slice(start, at));
      if (text.startsWith(CDATA, at)) value += text.slice(at + CDATA.length, cdataEnd(text, at));
      start = skipMarkup(text, at);
      at = text.indexOf('<', start);
    } else if (readTag(text, at)) {
      return { text: collapse(value + decodeEntities(text.slice(start, at))), end: at };
    } else at = text.indexOf('<', at + 1);
  }
  return { text: collapse(value + decodeEntities(text.slice(start))), end: text.length };
}

/** Fast path for plain `<NAME>` and `</NAME>`; anything else takes the slow path. */
function readTagQuick(text: string, at: number): boolean {
  for (let i = at + 2; i < at + LONGEST_NAME; i += 1) {
    const code = text.charCodeAt(i);
    if (code === TAG_END) return true;
    if (!isNameCode(code)) return false;
  }
  return false;
}

const CDATA = '<![CDATA[';

function cdataEnd(text: string, at: number): number {
  const end = text.indexOf(']]>', at);
  return end === -1 ? text.length : end;
}

/** Offset after a comment, CDATA section, declaration or processing instruction; the end of the text when unclosed. */
function skipMarkup(text: string, at: number): number {
  const mark = text.startsWith('<!--', at) ? '-->' : text.startsWith(CDATA, at) ? ']]>' : '>';
  const end = text.indexOf(mark, at);
  return end === -1 ? text.length : end + mark.length;
}

function tidy(raw: string): string {
  const trimmed = raw.trim();
  return trimmed === '' ? '' : collapse(decodeEntities(trimmed));
}

function collapse(value: string): string {
  const trimmed = value.trim();
  return trimmed.replace(/[ \t\r\n]+/g, (blanks) => (/[^ ]/.test(blanks) ? ' ' : blanks));
}

function isTagStart(code: number): boolean {
  return code === SLASH || isLetter(code);
}

function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

function isNameCode(code: number): boolean {
  return isLetter(code) || (code >= 48 && code <= 57) || code === 46 || code === 95 || code === 45;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 10 || code === 13;
}
