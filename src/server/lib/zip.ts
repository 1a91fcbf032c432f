import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { crc32, createDeflateRaw, deflateRaw } from 'node:zlib';

/** One file of a ZIP; its name is a path with `/`. What comes piece by piece is packed as it comes, whatever its size. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Uint8Array | string | AsyncIterable<Uint8Array | string>;
}

const pack = promisify(deflateRaw);

const DEFLATED = 8;
const STORED = 0;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** Sums and sizes stand behind the content. */
const SUMS_FOLLOW = 0x0008;
const VERSION = 20;
const HEAD_BYTES = 30;
const SUMS_BYTES = 16;
const ENTRIES_MAX = 0xffff;
const BYTES_MAX = 0xffffffff;
const TOO_MUCH = 'too much for one ZIP';

interface Written {
  readonly name: Buffer;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

/**
 * A ZIP of the entries in their order, one entry or one piece of it in memory at a time: the next is asked for when the one before has been
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
    const file = yield* entryParts(entry, offset, stamp);
    written.push(file);
    offset += HEAD_BYTES + file.name.byteLength + file.packed + (file.flags & SUMS_FOLLOW ? SUMS_BYTES : 0);
    if (written.length > ENTRIES_MAX || offset > BYTES_MAX) throw new RangeError(TOO_MUCH);
  }
  const index = Buffer.concat(written.map((file) => indexEntry(file, stamp)));
  yield index;
  yield ending(written.length, index.byteLength, offset);
  return undefined;
}

type EntryParts = AsyncGenerator<Uint8Array, Written, undefined>;

/** The bytes of one entry, and what the index says of it. */
function entryParts({ name, content }: ZipEntry, offset: number, stamp: number): EntryParts {
  const place = { name: Buffer.from(name), offset };
  return typeof content === 'string' || content instanceof Uint8Array
    ? wholeEntry(place, Buffer.from(content), stamp)
    : pieceByPiece(place, content, stamp);
}

type Place = Pick<Written, 'name' | 'offset'>;

async function* wholeEntry(place: Place, content: Buffer, stamp: number): EntryParts {
  const deflated = await pack(content);
  const isSmaller = deflated.byteLength < content.byteLength;
  const body = isSmaller ? deflated : content;
  const file: Written = {
    ...{ ...place, flags: FLAGS, method: isSmaller ? DEFLATED : STORED, crc: crc32(content) },
    ...{ packed: body.byteLength, size: content.byteLength },
  };
  yield headOf(file, stamp);
  yield body;
  return file;
}

async function* pieceByPiece(
  place: Place,
  content: AsyncIterable<Uint8Array | string>,
  stamp: number,
): EntryParts {
  const open: Written = {
    ...{ ...place, flags: FLAGS | SUMS_FOLLOW, method: DEFLATED },
    ...{ crc: 0, packed: 0, size: 0 },
  };
  yield headOf(open, stamp);
  let { crc, packed, size } = open;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const piece of content) {
      const bytes = Buffer.from(piece);
      crc = crc32(bytes, crc);
      size += bytes.byteLength;
      yield bytes;
    }
  }
  const deflate = createDeflateRaw();
  const fed = pipeline(Readable.from(counted()), deflate);
  // Who stops taking ends the feeding, too; its failure is then nobody's to hear.
  fed.catch(() => undefined);
  for await (const bytes of deflate) {
    const chunk = Buffer.from(bytes);
    packed += chunk.byteLength;
    if (packed > BYTES_MAX || size > BYTES_MAX) throw new RangeError(TOO_MUCH);
    yield chunk;
  }
  await fed;
  const file: Written = { ...open, crc, packed, size };
  yield sumsOf(file);
  return file;
}

function headOf(file: Written, stamp: number): Buffer {
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fieldsOf(file, stamp), file.name]);
}

function sumsOf({ crc, packed, size }: Written): Buffer {
  const sums = Buffer.alloc(SUMS_BYTES);
  sums.write('PK\x07\x08', 'latin1');
  sums.writeUInt32LE(crc, 4);
  sums.writeUInt32LE(packed, 8);
  sums.writeUInt32LE(size, 12);
  return sums;
}

/** What a file's own head and its entry in the index have in common. */
function fieldsOf(file: Written, stamp: number): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(file.flags, 2);
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
