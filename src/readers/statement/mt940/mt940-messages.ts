/** One tag of a SWIFT message with its continuation lines. */
export interface Mt940Field {
  readonly tag: string;
  readonly line: number;
  readonly lines: string[];
}

const TAG = /^:(\d{2}[A-Z]?|NS):(.*)$/s;
const END = /^-(?:\}.*|XXX)?$/;

/**
 * Cuts MT940 and MT942 text into messages, each a list of tagged fields. Envelopes (`{1:…}{4:`), bank headers,
 * any line ends and anything between messages are passed over. A message begins at each `:20:`.
 */
export function cutMt940(text: string): Mt940Field[][] {
  const messages: Mt940Field[][] = [];
  let fields: Mt940Field[] | null = null;
  let field: Mt940Field | null = null;
  let number = 0;
  for (const raw of text.split(/\r\n|\r|\n/)) {
    number += 1;
    const line = raw
      .replace(/^\{.{0,200}\{4:/, '')
      .replace(/^[\u0001\u001a]|\u0003$/g, '')
      .replaceAll('\t', ' ');
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
