import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { UserDb, Uuid } from '#db/pool.ts';
import { bodyContext, findBody, type KeptFor, keepBody } from '#db/repositories/message-bodies.ts';
import { scheduleRetention } from '#db/repositories/schedules.ts';
import type { Services } from './services.ts';

/** Larger mails are read again from their mailbox rather than kept. */
export const KEPT_BYTES_MAX = 6 * 1024 * 1024;

/** How often the kept mails of a person are looked through. */
export const LOOK_EVERY_MS = 24 * 3_600_000;

/** Keeps a mail whole, packed and sealed. */
export async function keepMail(
  services: Services,
  db: UserDb,
  messageId: Uuid,
  raw: Uint8Array,
  reason: KeptFor,
): Promise<void> {
  const packed = deflateRawSync(raw).toString('base64');
  await keepBody(db, {
    messageId,
    sealed: services.secretBox.seal(packed, bodyContext(db.userId, messageId)),
    bytes: raw.byteLength,
    reason,
    at: services.clock.now(),
  });
  await scheduleRetention(db, new Date(services.clock.now().getTime() + LOOK_EVERY_MS));
}

/** A mail as it was sent, where it is kept. */
export async function openKeptMail(
  services: Services,
  userId: Uuid,
  messageId: Uuid,
): Promise<Uint8Array | null> {
  const sealed = await services.db.readAs(userId, (db) => findBody(db, messageId));
  if (!sealed) return null;
  const packed = services.secretBox.open(sealed, bodyContext(userId, messageId));
  return inflateRawSync(Buffer.from(packed, 'base64'), { maxOutputLength: 4 * KEPT_BYTES_MAX });
}
