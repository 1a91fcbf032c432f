/** Encodes text as RFC 2045 quoted-printable: lines of at most 76 characters, CRLF preserved. */
export function quotedPrintable(bytes: Buffer): string {
  const lines = bytes.toString('latin1').split(/\r?\n/);
  return lines.map(quoteLine).join('\r\n');
}

export function base64Lines(bytes: Buffer): string {
  return (bytes.toString('base64').match(/.{1,76}/g) ?? []).join('\r\n');
}

/** Encodes a header per RFC 2047: plain if possible, otherwise encoded words that each fit on a line. */
export function encodeHeaderText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const words: string[] = [];
  let chunk = '';
  for (const letter of text) {
    if (Buffer.byteLength(chunk + letter) > 42) {
      words.push(chunk);
      chunk = '';
    }
    chunk += letter;
  }
  words.push(chunk);
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
}

/** Formats a display name with its address, quoted or encoded as needed. */
export function encodeAddress(name: string, address: string): string {
  if (!name) return address;
  const encoded = encodeHeaderText(name);
  const plain = encoded === name && /^[\w !#$%&'*+\-/=?^`{|}~]*$/.test(name);
  const shown = plain || encoded !== name ? encoded : `"${name.replace(/["\\]/g, '\\$&')}"`;
  return `${shown} <${address}>`;
}

function quoteLine(line: string): string {
  let out = '';
  let width = 0;
  for (let index = 0; index < line.length; index += 1) {
    const code = line.charCodeAt(index);
    const isLast = index === line.length - 1;
    const plain = (code >= 33 && code <= 126 && code !== 61) || ((code === 32 || code === 9) && !isLast);
    const token = plain ? line.charAt(index) : `=${code.toString(16).toUpperCase().padStart(2, '0')}`;
    if (width + token.length > 75) {
      out += '=\r\n';
      width = 0;
    }
    out += token;
    width += token.length;
  }
  return out;
}
