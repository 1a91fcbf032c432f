import { promisify } from 'node:util';
import { deflateRaw, inflateRaw, type ZlibOptions } from 'node:zlib';
import type { UserDb, Uuid } from '#db/pool.ts';
import {
  bodyContext,
  findBody,
  type RetentionReason,
  saveBodies,
} from '#db/repositories/mail/message-bodies.ts';
import { scheduleCheck } from '#db/repositories/schedules.ts';
import { MAIL_BYTES_MAX } from '#domain/syncing/mail-limits.ts';
import type { Services } from './services.ts';
import { remainingStorageBytes } from './storage-quota.ts';

/** Asynchronous, because an email may be several megabytes. */
const pack = promisify(deflateRaw);
const unpack: (packed: Buffer, options: ZlibOptions) => Promise<Buffer> = promisify(inflateRaw);

/** Larger emails awaiting review are fetched again from the mailbox instead of stored. */
export const KEPT_BYTES_MAX = 6 * 1024 * 1024;

/** How often a user's stored emails are checked for deletion. */
export const LOOK_EVERY_MS = 24 * 3_600_000;

/** An email to store in full. */
export interface MessageToKeep {
  readonly messageId: Uuid;
  readonly raw: Uint8Array;
  readonly reason: RetentionReason;
}

/**
 * Stores emails in full, compressed and encrypted, unless the user's storage is full; those are fetched again from the
 * mailbox.
 */
export async function keepMessages(
  services: Services,
  db: UserDb,
  messages: readonly MessageToKeep[],
): Promise<void> {
  if (messages.length === 0) return;
  const bytes = messages.reduce((sum, { raw }) => sum + raw.byteLength, 0);
  if (bytes > (await remainingStorageBytes(services, db))) return;
  const now = services.clock.now();
  const bodies = await Promise.all(
    messages.map(async ({ messageId, raw, reason }) => ({
      messageId,
      reason,
      bytes: raw.byteLength,
      sealed: await services.secretBox.sealBytes('', await pack(raw), bodyContext(db.userId, messageId)),
    })),
  );
  await saveBodies(db, bodies, now);
  await scheduleCheck(db, 'retention', new Date(now.getTime() + LOOK_EVERY_MS), 'keep');
}

/** The original of an email, if it is stored. */
export async function openKeptMessage(
  services: Services,
  userId: Uuid,
  messageId: Uuid,
): Promise<Uint8Array | null> {
  const sealed = await services.db.readAs(userId, (db) => findBody(db, messageId));
  if (!sealed) return null;
  const packed = services.secretBox.open(sealed, bodyContext(userId, messageId));
  return unpack(Buffer.from(packed, 'base64'), { maxOutputLength: MAIL_BYTES_MAX + 1 });
}
