import { inflateSync } from 'node:zlib';

const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
const HEAD = 12;
const ENTRY = 16;

/**
 * Decompresses a WOFF font's tables once. The font reader otherwise decompresses a table per glyph lookup, which takes
 * minutes for large fonts.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(HEAD + ENTRY * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Uint8Array[] = [head];
  let offset = head.length;
  for (let table = 0; table < count; table += 1) {
    const from = WOFF_HEAD + WOFF_ENTRY * table;
    const start = woff.readUInt32BE(from + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(from + 8));
    const size = woff.readUInt32BE(from + 12);
    const body = packed.length < size ? inflateSync(packed) : packed;
    const to = HEAD + ENTRY * table;
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(size, to + 12);
    const padding = Buffer.alloc(-size & 3);
    parts.push(body, padding);
    offset += size + padding.length;
  }
  return Buffer.concat(parts);
}
