import type { Transform } from 'node:stream';
import type { createGunzip, createInflateRaw } from 'node:zlib';
import { userMessage } from '#domain/messages/user-message.ts';
import type { ByteSource } from './byte-source.ts';
import { type UnpackBudget, UnreadableArchive } from './unpack-budget.ts';

type Unpacker = ReturnType<typeof createGunzip> | ReturnType<typeof createInflateRaw>;

/**
 * Unpacks a source as it is read. Stops at the end of the compressed data, puts back surplus bytes, and stops reading
 * when its caller stops.
 */
export async function* unpackFrom(
  source: ByteSource,
  unpack: Unpacker & Transform,
  budget: UnpackBudget,
): AsyncGenerator<Buffer> {
  const closed = new Promise<void>((resolve) => unpack.once('close', resolve));
  const feeding = feed(source, unpack, budget, closed).catch((error: unknown) => {
    unpack.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  try {
    for await (const piece of unpack) {
      // A zlib stream without an encoding emits buffers.
      const bytes = piece as Buffer;
      budget.addUnpacked(bytes.length);
      yield bytes;
    }
  } catch (error) {
    if (error instanceof UnreadableArchive) throw error;
    throw new UnreadableArchive(userMessage('archiveDamaged'), { cause: error });
  }
  await feeding;
}

async function feed(
  source: ByteSource,
  unpack: Unpacker,
  budget: UnpackBudget,
  closed: Promise<void>,
): Promise<void> {
  let fed = 0;
  for (let chunk = await source.next(); chunk; chunk = await source.next()) {
    const piece = chunk;
    budget.addPacked(piece.length);
    fed += piece.length;
    await Promise.race([new Promise((resolve) => unpack.write(piece, resolve)), closed]);
    const unused = fed - unpack.bytesWritten;
    // The compressed data mark their end; later bytes belong to the next entry.
    if (unused > 0) source.unread(piece.subarray(piece.length - unused));
    if (unused > 0 || unpack.destroyed) return;
  }
  unpack.end();
}
