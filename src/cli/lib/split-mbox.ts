const FROM_LINE = new TextEncoder().encode('From ');
const LF = 10;

/**
 * Splits an mbox file into messages (each starts with a `From ` line after a blank line); other files are one message.
 */
export function* splitMbox(bytes: Uint8Array): Generator<Uint8Array> {
  if (!isFromLine(bytes, 0)) {
    yield bytes;
    return;
  }
  let start = 0;
  let index = 0;
  while (index < bytes.length) {
    const newline = bytes.indexOf(LF, index);
    if (newline < 0) break;
    const next = newline + 1;
    const isBehindBlank =
      bytes[newline - 1] === LF || (bytes[newline - 1] === 13 && bytes[newline - 2] === LF);
    if (isBehindBlank && isFromLine(bytes, next)) {
      yield bytes.subarray(start, next);
      start = next;
    }
    index = next;
  }
  if (start < bytes.length) yield bytes.subarray(start);
}

function isFromLine(bytes: Uint8Array, index: number): boolean {
  for (let i = 0; i < FROM_LINE.length; i++) if (bytes[index + i] !== FROM_LINE[i]) return false;
  const end = bytes.indexOf(LF, index);
  const line = String.fromCharCode(
    ...bytes.subarray(index, end < 0 ? index + 200 : Math.min(end, index + 200)),
  );
  return /\d{2}:\d{2}/.test(line);
}
