import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

/** One file of a ZIP; its name is a path with `/`. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Uint8Array | string;
}

const pack = promisify(deflateRaw);

const DEFLATED = 8;
const STORED = 0;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const VERSION = 20;
const ENTRIES_MAX = 0xffff;
const BYTES_MAX = 0xffffffff;

interface Written {
  readonly name: Buffer;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

/**
 * A ZIP of the entries in their order, one entry in memory at a time: the next is asked for when the one before has been
 * taken. Without ZIP64: fails beyond 65,535 entries or four gigabytes. Source: PKWARE APPNOTE 6.3.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, at: Date): ReadableStream<Uint8Array> {
  const parts = zipParts(entries, at);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await parts.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

async function* zipParts(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array, undefined> {
  const stamp = dosTime(at);
  const written: Written[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const content = Buffer.from(entry.content);
    const deflated = await pack(content);
    const isSmaller = deflated.byteLength < content.byteLength;
    const body = isSmaller ? deflated : content;
    const file: Written = {
      name: Buffer.from(entry.name),
      method: isSmaller ? DEFLATED : STORED,
      crc: crc32(content),
      packed: body.byteLength,
      size: content.byteLength,
      offset,
    };
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fieldsOf(file, stamp), file.name]);
    written.push(file);
    offset += head.byteLength + body.byteLength;
    if (written.length > ENTRIES_MAX || offset > BYTES_MAX) throw new RangeError('too much for one ZIP');
    yield head;
    yield body;
  }
  const index = Buffer.concat(written.map((file) => indexEntry(file, stamp)));
  yield index;
  yield ending(written.length, index.byteLength, offset);
  return undefined;
}

/** What a file's own head and its entry in the index have in common. */
function fieldsOf(file: Written, stamp: number): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(FLAGS, 2);
  fields.writeUInt16LE(file.method, 4);
  fields.writeUInt32LE(stamp, 6);
  fields.writeUInt32LE(file.crc, 10);
  fields.writeUInt32LE(file.packed, 14);
  fields.writeUInt32LE(file.size, 18);
  fields.writeUInt16LE(file.name.byteLength, 22);
  return fields;
}

function indexEntry(file: Written, stamp: number): Buffer {
  const before = Buffer.alloc(6);
  before.write('PK\x01\x02', 'latin1');
  before.writeUInt16LE(VERSION, 4);
  const after = Buffer.alloc(14);
  after.writeUInt32LE(file.offset, 10);
  return Buffer.concat([before, fieldsOf(file, stamp), after, file.name]);
}

function ending(entries: number, indexBytes: number, indexOffset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(indexBytes, 12);
  end.writeUInt32LE(indexOffset, 16);
  return end;
}

/** Time and date as DOS wrote them, two seconds a step. */
function dosTime(at: Date): number {
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return ((date << 16) | time) >>> 0;
}
