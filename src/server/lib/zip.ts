import { addAbortSignal, PassThrough, pipeline, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** One ZIP entry; its name is a path with `/`. Streams are compressed as they arrive, whatever their size. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Uint8Array | string | AsyncIterable<Uint8Array | string>;
}

/**
 * Streams a ZIP with backpressure: each entry is requested after the previous one is fully read, so memory stays
 * bounded. Canceling the stream cancels the entries; a failing entry fails the stream. Beyond 4 GB or 65,534 entries it
 * uses ZIP64.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, at: Date): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  const out = new PassThrough();
  const left = new AbortController();
  const fail = (error: Error) => out.destroy(error);
  out.once('close', () => left.abort());
  zip.once('error', fail);
  // If either end fails, the other is destroyed too; `out` reports the error.
  pipeline(zip.outputStream, out, () => undefined);
  feed(zip, entries, at, left.signal).catch(fail);
  return ReadableStream.from<Uint8Array>(out);
}

async function feed(
  zip: ZipFile,
  entries: AsyncIterable<ZipEntry>,
  mtime: Date,
  left: AbortSignal,
): Promise<void> {
  for await (const { name, content } of entries) {
    const source = addAbortSignal(left, Readable.from(bytesOf(content), { objectMode: false }));
    // The archive keeps this closure until the end, so it must not retain the source.
    const given = [source];
    zip.addReadStreamLazy(name, { mtime }, (pump) => {
      for (const stream of given.splice(0)) pump(null, stream);
    });
    await finished(source);
  }
  zip.end();
}

async function* bytesOf(content: ZipEntry['content']): AsyncGenerator<Buffer> {
  const pieces = typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
  for await (const piece of pieces) if (piece.length > 0) yield Buffer.from(piece);
}
