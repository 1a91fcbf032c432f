/** A server-sent event. */
export interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * Parses a server-sent event stream that arrives in arbitrary chunks. Skips comments and other fields. Source: WHATWG
 * HTML, section 9.2.6.
 */
export function createEventParser(onEvent: (event: StreamEvent) => void): (piece: string) => void {
  let rest = '';
  let name = '';
  let data: string[] = [];
  const readLine = (line: string): void => {
    if (line === '') {
      if (data.length > 0) onEvent({ name: name || 'message', data: data.join('\n') });
      name = '';
      data = [];
      return;
    }
    const [field, value] = fieldOf(line);
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  };
  return (piece) => {
    const text = rest + piece;
    // A trailing carriage return may be the first half of a line break.
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) readLine(line);
  };
}

/** The field name and value of a line; the name of a comment is empty. */
function fieldOf(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  return colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
}
