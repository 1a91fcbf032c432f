import { addAbortSignal, PassThrough, pipeline, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/**
 * One file of a ZIP; its name is a path with `/`. What comes piece by piece is packed as it comes, whatever its size.
 */
export interface ZipEntry {
  readonly name: string;
  readonly content: Uint8Array | string | AsyncIterable<Uint8Array | string>;
}

/**
 * A ZIP of the entries in their order, made as fast as it is taken: the next entry is asked for when the one before has
 * been read to its end, and beside the buffers of the streams nothing is held. Cancelling it ends the entries; an entry
 * that fails fails it. Beyond four gigabytes or 65,534 entries it is a ZIP64.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, at: Date): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  const out = new PassThrough();
  const left = new AbortController();
  const fail = (error: Error) => out.destroy(error);
  out.once('close', () => left.abort());
  zip.once('error', fail);
  // Either end that breaks off takes the other with it; what is wrong is told by `out`.
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
    // The ZIP keeps this function to its end: it may not hold the source as well.
    const given = [source];
    zip.addReadStreamLazy(name, { mtime }, (pump) => {
      for (const own of given.splice(0)) pump(null, own);
    });
    await finished(source);
  }
  zip.end();
}

async function* bytesOf(content: ZipEntry['content']): AsyncGenerator<Buffer> {
  const pieces = typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
  for await (const piece of pieces) if (piece.length > 0) yield Buffer.from(piece);
}
