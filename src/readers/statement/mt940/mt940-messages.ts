/** One tag of a SWIFT message with its continuation lines. */
export interface Mt940Field {
  readonly tag: string;
  readonly line: number;
  readonly lines: string[];
}

const TAG = /^:(13D?|20|21|25P?|28C?|34F|6[02][FM]|61|64|65|86|90[CD]|NS):(.*)$/s;
const END = /^-(?:\}.*|XXX)?$/;

/**
 * Splits MT940 and MT942 text into messages, each a list of tagged fields. Skips envelopes (`{1:…}{4:`), bank headers,
 * and text between messages; accepts any line ends. A message starts at each `:20:`. A line with a single colon is the
 * start of a wrapped tag. Only tags of these messages count, so that a wrapped time (`:26:37`) stays text.
 */
export function splitMt940Messages(text: string): Mt940Field[][] {
  const messages: Mt940Field[][] = [];
  let field: Mt940Field | null = null;
  for (const { line, number } of unwrappedLines(text)) {
    const [isTag, tag = '', value = ''] = TAG.exec(line) ?? [];
    if (isTag !== undefined) {
      field = { tag, line: number, lines: [value] };
      const fields = tag === '20' ? undefined : messages.at(-1);
      if (fields) fields.push(field);
      else messages.push([field]);
    } else if (END.test(line.trimEnd())) field = null;
    else field?.lines.push(line);
  }
  return joinWrapped(messages);
}

/** What follows `:20:` in a message; any other tag shows that `:20:` is a wrapped line of the text before it. */
const AFTER_START = new Set(['21', '25', '25P', '28', '28C', '13', '13D', '34F', '60F', '60M']);

function joinWrapped(messages: readonly Mt940Field[][]): Mt940Field[][] {
  const joined: Mt940Field[][] = [];
  for (const fields of messages) {
    const last = joined.at(-1);
    const text = last?.at(-1);
    const [start, second] = fields;
    const isWrapped = text?.tag === '86' && start?.tag === '20' && second && !AFTER_START.has(second.tag);
    if (last && isWrapped && !last.some(({ tag }) => tag.startsWith('62'))) {
      text.lines.push(...start.lines.map((line, index) => (index === 0 ? `:20:${line}` : line)));
      last.push(...fields.slice(1));
    } else joined.push(fields);
  }
  return joined;
}

/** Yields lines with their numbers; a line with a single colon is joined to the next. */
function* unwrappedLines(text: string): Generator<{ readonly line: string; readonly number: number }> {
  let carried = '';
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = carried + cleanLine(raw);
    carried = line === ':' ? line : '';
    if (carried === '') yield { line, number: index + 1 };
  }
}

/** Removes envelope, transmission marks and tabs from a line. */
function cleanLine(raw: string): string {
  const line = raw.startsWith('{') ? raw.replace(/^\{.{0,200}\{4:/, '') : raw;
  return line.replace(/^[\u0001\u001a]|\u0003$/g, '').replaceAll('\t', ' ');
}
