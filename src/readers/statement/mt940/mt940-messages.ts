/** One tag of a SWIFT message with its continuation lines. */
export interface Mt940Field {
  readonly tag: string;
  readonly line: number;
  readonly lines: string[];
}

const TAG = /^:(13D?|20|21|25P?|28C?|34F|6[02][FM]|61|64|65|86|90[CD]|NS):(.*)$/s;
const END = /^-(?:\}.*|XXX)?$/;

/**
 * Cuts MT940 and MT942 text into messages, each a list of tagged fields. Envelopes (`{1:…}{4:`), bank headers,
 * any line ends and anything between messages are passed over. A message begins at each `:20:`. A line of one
 * colon is the beginning of a tag that was wrapped; only tags of these messages count, so that a wrapped time
 * (`:26:37`) stays text.
 */
export function cutMt940(text: string): Mt940Field[][] {
  const messages: Mt940Field[][] = [];
  let fields: Mt940Field[] | null = null;
  let field: Mt940Field | null = null;
  let number = 0;
  let carried = '';
  for (const raw of text.split(/\r\n|\r|\n/)) {
    number += 1;
    const line = carried + cleanLine(raw);
    carried = line === ':' ? line : '';
    if (carried !== '') continue;
    const tag = TAG.exec(line);
    if (tag) {
      const name = tag[1] ?? '';
      if (name === '20' || fields === null) {
        fields = [];
        messages.push(fields);
      }
      field = { tag: name, line: number, lines: [tag[2] ?? ''] };
      fields.push(field);
    } else if (END.test(line.trimEnd())) field = null;
    else field?.lines.push(line);
  }
  return messages;
}

/** A line without envelope, transmission marks and tabs. */
function cleanLine(raw: string): string {
  const line = raw.startsWith('{') ? raw.replace(/^\{.{0,200}\{4:/, '') : raw;
  return line.replace(/^[\u0001\u001a]|\u0003$/g, '').replaceAll('\t', ' ');
}
