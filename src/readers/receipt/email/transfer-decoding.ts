/** Decodes Content-Transfer-Encoding. Lenient: skips damaged input and never throws. */

const BASE64 = base64Table();

/** Decodes base64 or quoted-printable and passes other encodings through. Returns at most `bytesMax` bytes. */
export function decodeTransfer(bytes: Uint8Array, encoding: string, bytesMax: number): Uint8Array {
  const name = encoding.trim().toLowerCase();
  if (name.startsWith('base64')) return decodeBase64(bytes, bytesMax);
  if (name.startsWith('quoted')) return decodeQuotedPrintable(bytes, bytesMax);
  return bytes.subarray(0, bytesMax);
}

/** Decodes base64. Skips characters outside the alphabet and stops at padding. */
export function decodeBase64(bytes: Uint8Array, bytesMax: number): Uint8Array {
  const out = new Uint8Array(Math.min(bytesMax, Math.ceil((bytes.length * 3) / 4) + 3));
  let length = 0;
  let bits = 0;
  let count = 0;
  for (let i = 0; i < bytes.length && length + 3 <= out.length; i++) {
    const value = BASE64[bytes[i] ?? 0] ?? 255;
    if (value === 255) continue;
    bits = (bits << 6) | value;
    count += 1;
    if (count === 4) {
      out[length++] = (bits >> 16) & 255;
      out[length++] = (bits >> 8) & 255;
      out[length++] = bits & 255;
      bits = 0;
      count = 0;
    }
  }
  if (count >= 2 && length < out.length) out[length++] = (bits << (24 - count * 6)) >> 16;
  if (count === 3 && length < out.length) out[length++] = (bits >> 2) & 255;
  return out.subarray(0, length);
}

/** Decodes quoted-printable. A broken escape is kept as is. */
export function decodeQuotedPrintable(bytes: Uint8Array, bytesMax: number): Uint8Array {
  const out = new Uint8Array(Math.min(bytesMax, bytes.length));
  let length = 0;
  for (let i = 0; i < bytes.length && length < out.length; i++) {
    const byte = bytes[i] ?? 0;
    if (byte !== 61) {
      out[length++] = byte;
      continue;
    }
    const skipped = softBreak(bytes, i + 1);
    if (skipped > 0) {
      i += skipped;
      continue;
    }
    const high = hexValue(bytes[i + 1] ?? 0);
    const low = hexValue(bytes[i + 2] ?? 0);
    if (high < 0 || low < 0) {
      out[length++] = byte;
    } else {
      out[length++] = high * 16 + low;
      i += 2;
    }
  }
  return out.subarray(0, length);
}

/** Length of a soft line break after `=` (blanks, then CR, LF or both), or 0. */
function softBreak(bytes: Uint8Array, from: number): number {
  let at = from;
  while ((bytes[at] === 32 || bytes[at] === 9) && at - from < 80) at += 1;
  if (bytes[at] === 13) at += 1;
  if (bytes[at] === 10) return at + 1 - from;
  return bytes[at - 1] === 13 || at >= bytes.length ? at - from : 0;
}

function hexValue(byte: number): number {
  if (byte >= 48 && byte <= 57) return byte - 48;
  if (byte >= 65 && byte <= 70) return byte - 55;
  if (byte >= 97 && byte <= 102) return byte - 87;
  return -1;
}

function base64Table(): Uint8Array {
  const table = new Uint8Array(256).fill(255);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  for (let i = 0; i < alphabet.length; i++) table[alphabet.charCodeAt(i)] = i;
  table[45] = 62;
  table[95] = 63;
  return table;
}
