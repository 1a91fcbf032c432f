/** A stream of byte chunks, read in any amounts; unused bytes stay for the next reader. */
export interface ByteSource {
  /** The next chunk of any size; null at the end. */
  next(): Promise<Buffer | null>;
  /** Exactly this many bytes, fewer at the end. */
  take(count: number): Promise<Buffer>;
  /** The first bytes, without consuming them; fewer at the end. */
  peek(count: number): Promise<Buffer>;
  /** Puts bytes back at the front. */
  unread(bytes: Buffer): void;
  /** Closes the underlying source. */
  close(): Promise<void>;
}

/** Block size for readers of the complete source, regardless of the size of its chunks. */
const BLOCK_BYTES = 64 * 1024;

export function byteSource(chunks: AsyncIterable<Uint8Array>): ByteSource {
  const iterator = chunks[Symbol.asyncIterator]();
  const waiting: Buffer[] = [];
  const next = async (): Promise<Buffer | null> => {
    const known = waiting.shift();
    if (known) return known;
    for (;;) {
      const result = await iterator.next();
      if (result.done) return null;
      const { buffer, byteOffset, byteLength } = result.value;
      if (byteLength > 0) return Buffer.from(buffer, byteOffset, byteLength);
    }
  };
  const take = async (count: number): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for (let left = count; left > 0; ) {
      const chunk = await next();
      if (!chunk) break;
      parts.push(chunk.subarray(0, left));
      if (chunk.length > left) waiting.unshift(chunk.subarray(left));
      left -= Math.min(left, chunk.length);
    }
    return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
  };
  const unread = (bytes: Buffer): void => {
    if (bytes.length > 0) waiting.unshift(bytes);
  };
  return {
    next,
    take,
    unread,
    async close() {
      waiting.length = 0;
      await iterator.return?.();
    },
    async peek(count) {
      const bytes = await take(count);
      unread(bytes);
      return bytes;
    },
  };
}

/** The rest of a source, chunk by chunk. */
export async function* piecesOf(source: ByteSource): AsyncGenerator<Buffer> {
  for (let block = await source.take(BLOCK_BYTES); block.length > 0; block = await source.take(BLOCK_BYTES))
    yield block;
}
