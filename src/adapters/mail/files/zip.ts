import { createInflateRaw } from 'node:zlib';
import { userMessage } from '#domain/messages/user-message.ts';
import type { ByteSource } from './byte-source.ts';
import { unpackFrom } from './inflate.ts';
import { type UnpackBudget, UnreadableArchive } from './unpack-budget.ts';

/** A file in an archive; its bytes must be read or skipped before the next entry. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<Buffer>;
}

const LOCAL_HEADER = 0x04034b50;
const DATA_DESCRIPTOR = 0x08074b50;
const HEADER_BYTES = 30;
const HAS_DESCRIPTOR = 0x0008;
const IS_ENCRYPTED = 0x0001;
const ZIP64 = 0xffffffff;

/** The entries of a zip archive in the order of the file, without its central directory (PKWARE APPNOTE 4.3). */
export async function* readZip(source: ByteSource, budget: UnpackBudget): AsyncGenerator<ZipEntry> {
  for (;;) {
    const header = await source.take(HEADER_BYTES);
    // The central directory follows the last entry.
    if (header.length < HEADER_BYTES || header.readUInt32LE(0) !== LOCAL_HEADER) return;
    budget.addEntry();
    const flags = header.readUInt16LE(6);
    const method = header.readUInt16LE(8);
    const name = (await source.take(header.readUInt16LE(26))).toString('utf8');
    const extra = await source.take(header.readUInt16LE(28));
    if (flags & IS_ENCRYPTED) throw new UnreadableArchive(userMessage('archiveEncrypted'));
    const size = header.readUInt32LE(18);
    const hasLength = (flags & HAS_DESCRIPTOR) === 0;
    const length = size === ZIP64 ? compressedSize64(extra) : size;
    const content = contentOf(source, budget, method, hasLength ? length : null);
    yield { name, content };
    for await (const _rest of content);
    if (!hasLength) await skipDescriptor(source);
  }
}

/** The unpacked bytes of an entry; a stored entry must state its length in its header. */
function contentOf(
  source: ByteSource,
  budget: UnpackBudget,
  method: number,
  length: number | null,
): AsyncIterable<Buffer> {
  if (method === 8) return unpackFrom(source, createInflateRaw(), budget);
  if (method === 0 && length !== null) return storedBytes(source, length, budget);
  throw new UnreadableArchive(userMessage('archiveCompression'));
}

async function* storedBytes(
  source: ByteSource,
  length: number,
  budget: UnpackBudget,
): AsyncGenerator<Buffer> {
  for (let left = length; left > 0; ) {
    const chunk = await source.next();
    if (!chunk) return;
    if (chunk.length > left) source.unread(chunk.subarray(left));
    const piece = chunk.subarray(0, left);
    budget.addPacked(piece.length);
    budget.addUnpacked(piece.length);
    yield piece;
    left -= piece.length;
  }
}

async function skipDescriptor(source: ByteSource): Promise<void> {
  const start = await source.peek(24);
  const signature = start.length >= 4 && start.readUInt32LE(0) === DATA_DESCRIPTOR ? 4 : 0;
  // With or without a signature, with 4-byte or 8-byte sizes: the variant followed by an entry or the central directory
  // is correct.
  for (const bytes of [signature + 12, signature + 20]) {
    const rest = await source.peek(bytes + 2);
    if (rest.length < bytes + 2 || (rest[bytes] === 0x50 && rest[bytes + 1] === 0x4b)) {
      await source.take(bytes);
      return;
    }
  }
  throw new UnreadableArchive(userMessage('archiveDamaged'));
}

/** The compressed size from the ZIP64 extra field (APPNOTE 4.5.3). */
function compressedSize64(extra: Buffer): number {
  for (let index = 0; index + 4 <= extra.length; index += 4 + extra.readUInt16LE(index + 2)) {
    if (extra.readUInt16LE(index) === 1 && index + 20 <= extra.length)
      return Number(extra.readBigUInt64LE(index + 12));
  }
  throw new UnreadableArchive(userMessage('archiveDamaged'));
}
