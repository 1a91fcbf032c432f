/** One event of a server-sent stream. */
export interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * Cuts a server-sent stream into events, whatever the pieces it arrives in. Comments and lines of other
 * fields are skipped. Source: WHATWG HTML, section 9.2.6.
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
    // A carriage return at the very end may be half of a line break that is still on its way.
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) readLine(line);
  };
}

/** The name and value of a line; a comment has no name. */
function fieldOf(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  return colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
}
