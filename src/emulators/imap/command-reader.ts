/** A command argument: an atom, a string or a list in parentheses. */
export type Argument = string | readonly Argument[];

export interface Command {
  readonly tag: string;
  /** Upper case; `UID FETCH` and similar as one name. */
  readonly name: string;
  readonly args: readonly Argument[];
  /** The raw arguments (without literals). */
  readonly rest: string;
}

/** Splits the client's bytes into lines with literals inlined, regardless of chunks. */
export interface LineReader {
  push(chunk: Buffer): void;
}

/** Quotes a literal with arbitrary content. */
const quote = (bytes: Buffer): string =>
  `"${bytes.toString('utf8').replace(/["\\]/g, (character) => `\\${character}`)}"`;

export function createLineReader(onLine: (line: string) => void, askForLiteral: () => void): LineReader {
  let pending = Buffer.alloc(0);
  let line = '';
  let literalBytes: number | null = null;
  const step = (): boolean => {
    if (literalBytes !== null) {
      if (pending.length < literalBytes) return false;
      line += quote(pending.subarray(0, literalBytes));
      pending = pending.subarray(literalBytes);
      literalBytes = null;
      return true;
    }
    const end = pending.indexOf('\r\n');
    if (end < 0) return false;
    const text = pending.subarray(0, end).toString('utf8');
    pending = pending.subarray(end + 2);
    const literal = /\{(\d+)(\+?)\}$/.exec(text);
    if (literal) {
      line += text.slice(0, literal.index);
      literalBytes = Number(literal[1]);
      if (literal[2] === '') askForLiteral();
      return true;
    }
    const whole = line + text;
    line = '';
    onLine(whole);
    return true;
  };
  return {
    push(chunk) {
      pending = Buffer.concat([pending, chunk]);
      while (step());
    },
  };
}

/** Parses a command; null without tag and name. */
export function parseCommand(line: string): Command | null {
  const match = /^(\S+) +(UID +)?([A-Za-z]+) ?(.*)$/s.exec(line);
  if (!match) return null;
  const [, tag = '', uid = '', verb = '', rest = ''] = match;
  return {
    tag,
    name: (uid === '' ? verb : `UID ${verb}`).toUpperCase(),
    args: parseArguments(rest),
    rest,
  };
}

/**
 * Parses atoms, quoted strings and lists; an atom may contain brackets with spaces, such as `BODY.PEEK[HEADER.FIELDS
 * (…)]`.
 */
function parseArguments(text: string): readonly Argument[] {
  const reader = { text, at: 0 };
  return readList(reader);
}

function readList(reader: { text: string; at: number }): Argument[] {
  const list: Argument[] = [];
  while (reader.at < reader.text.length) {
    const character = reader.text[reader.at];
    if (character === ' ') reader.at += 1;
    else if (character === ')') {
      reader.at += 1;
      return list;
    } else if (character === '(') {
      reader.at += 1;
      list.push(readList(reader));
    } else if (character === '"') list.push(readQuoted(reader));
    else list.push(readWord(reader));
  }
  return list;
}

function readQuoted(reader: { text: string; at: number }): string {
  let value = '';
  for (reader.at += 1; reader.at < reader.text.length; reader.at += 1) {
    const character = reader.text[reader.at] ?? '';
    if (character === '"') break;
    if (character === '\\') reader.at += 1;
    value += reader.text[reader.at] ?? '';
  }
  reader.at += 1;
  return value;
}

function readWord(reader: { text: string; at: number }): string {
  const start = reader.at;
  let depth = 0;
  for (; reader.at < reader.text.length; reader.at += 1) {
    const character = reader.text[reader.at];
    if (character === '[') depth += 1;
    if (character === ']') depth -= 1;
    if (depth === 0 && (character === ' ' || character === '(' || character === ')')) break;
  }
  return reader.text.slice(start, reader.at);
}
