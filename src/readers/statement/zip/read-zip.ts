import { type UserMessage, userMessage } from '#domain/messages/user-message.ts';

/** Why a zip archive cannot be read. */
export class UnreadableZip extends Error {
  readonly problem: UserMessage;

  constructor(problem: UserMessage) {
    super(problem);
    this.problem = problem;
  }
}

/** One decompressed file of a zip archive. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Decompresses raw deflate data to at most `sizeMax` bytes; throws when the data is corrupt or larger. */
export type InflateRaw = (data: Uint8Array, sizeMax: number) => Uint8Array;

/** Maximum number of files read from one archive. */
const MAX_ZIP_ENTRIES = 1_000;

/** True for bytes that start like a zip archive. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/**
 * Decompresses the files of a zip archive by its central directory, `sizeMax` bytes in total. Skips folders and
 * operating system metadata. Throws `UnreadableZip` when the archive cannot be read: corrupt, encrypted, or too large;
 * corrupt data may also throw an error of `inflateRaw`. Source: APPNOTE 6.3.
 */
export function readZip(bytes: Uint8Array, inflateRaw: InflateRaw, sizeMax: number): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === -1) throw new UnreadableZip(userMessage('zipBroken'));
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ZIP_ENTRIES) throw new UnreadableZip(userMessage('zipTooManyFiles', MAX_ZIP_ENTRIES));
  const entries: ZipEntry[] = [];
  let left = sizeMax;
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY)
      throw new UnreadableZip(userMessage('zipBroken'));
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder('utf-8').decode(bytes.subarray(at + 46, at + 46 + nameLength));
    if (!isSkipped(name)) {
      const content = unpack(bytes, view, at, inflateRaw, left);
      left -= content.length;
      entries.push({ name, bytes: content });
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_SIZE = 22;
const COMMENT_MAX = 65_535;

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_SIZE - COMMENT_MAX);
  for (let at = view.byteLength - END_SIZE; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return -1;
}

function isSkipped(name: string): boolean {
  return name.endsWith('/') || name.startsWith('__MACOSX/') || /(?:^|\/)\.[^/]*$/.test(name);
}

function unpack(
  bytes: Uint8Array,
  view: DataView,
  at: number,
  inflateRaw: InflateRaw,
  sizeMax: number,
): Uint8Array {
  if ((view.getUint16(at + 8, true) & 1) === 1) throw new UnreadableZip(userMessage('zipEncrypted'));
  const method = view.getUint16(at + 10, true);
  const [size, packedSize, local] = readSizes(view, at);
  if (size > sizeMax) throw new UnreadableZip(userMessage('zipTooLarge'));
  if (local + 30 > bytes.length || view.getUint32(local, true) !== LOCAL_ENTRY)
    throw new UnreadableZip(userMessage('zipBroken'));
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const data = bytes.subarray(start, start + packedSize);
  if (method === 0) return data;
  if (method !== 8) throw new UnreadableZip(userMessage('zipCompression', method));
  return inflateRaw(data, sizeMax);
}

const ZIP64_FIELD = 1;
const IN_ZIP64_FIELD = 0xffffffff;

/**
 * The size, packed size and position of an entry. Programs that write archives as streams put them into the ZIP64 field
 * whatever their size.
 */
function readSizes(view: DataView, at: number): readonly [size: number, packed: number, local: number] {
  const stated = [24, 20, 42].map((offset) => view.getUint32(at + offset, true));
  let field = at + 46 + view.getUint16(at + 28, true);
  const end = Math.min(field + view.getUint16(at + 30, true), view.byteLength);
  while (field + 4 <= end && view.getUint16(field, true) !== ZIP64_FIELD)
    field += 4 + view.getUint16(field + 2, true);
  let next = field + 4;
  const [size = 0, packed = 0, local = 0] = stated.map((value) => {
    if (value !== IN_ZIP64_FIELD || next + 8 > end) return value;
    next += 8;
    return Number(view.getBigUint64(next - 8, true));
  });
  return [size, packed, local];
}
