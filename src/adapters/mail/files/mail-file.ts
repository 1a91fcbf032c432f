import { createGunzip } from 'node:zlib';
import { type UserMessage, userMessage } from '#domain/messages/user-message.ts';
import { MAIL_BYTES_MAX } from '#domain/syncing/mail-limits.ts';
import type { MailFilePart } from '#ports/mail-file-reader.ts';
import { contentIdentity, headerBlockOf, headerKey } from '../mail-identity.ts';
import { type ByteSource, byteSource, piecesOf } from './byte-source.ts';
import { unpackFrom } from './inflate.ts';
import { looksLikeMbox, readMbox } from './mbox.ts';
import { UnpackBudget, UnreadableArchive } from './unpack-budget.ts';
import { readZip } from './zip.ts';

const START_BYTES = 2048;
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const GZIP = Buffer.from([0x1f, 0x8b]);
/** A header field, with which every email begins. */
const FIELD = /^(?:\uFEFF)?[!-9;-~]{1,80}:[ \t\S]/;
/** Files in an archive that may contain email; files of a maildir have no extension. */
const MAIL_NAME = /(?:\.(?:eml|mbox|mbx|txt)|^[^.]+|:2,\w*)$/i;

/** Maximum messages of one upload, more than decades of one person's email. */
const MESSAGES_MAX = 1_000_000;

/** Reads .eml, .mbox, .zip and .gz files as they arrive. Nested archives are not opened. */
export async function* readMailFile(
  chunks: AsyncIterable<Uint8Array>,
  fileName: string,
): AsyncGenerator<MailFilePart> {
  let messages = 0;
  for await (const part of readFile(byteSource(chunks), fileName, true)) {
    messages += 1;
    if (messages > MESSAGES_MAX) {
      yield { kind: 'problem', reason: userMessage('tooManyMessages', MESSAGES_MAX) };
      return;
    }
    yield part;
  }
}

async function* readFile(source: ByteSource, name: string, isOuter: boolean): AsyncGenerator<MailFilePart> {
  const start = await source.peek(START_BYTES);
  if (isOuter && start.subarray(0, 4).equals(ZIP)) yield* readArchive(source);
  else if (isOuter && start.subarray(0, 2).equals(GZIP)) yield* readPacked(source, name);
  else if (looksLikeMbox(start)) yield* readMany(source);
  else if (FIELD.test(start.toString('latin1'))) yield* readOne(source);
  else if (isOuter) yield { kind: 'problem', reason: problemOf(start) };
}

async function* readArchive(source: ByteSource): AsyncGenerator<MailFilePart> {
  try {
    for await (const { name, content } of readZip(source, new UnpackBudget())) {
      const file = name.slice(name.lastIndexOf('/') + 1);
      if (file === '' || name.startsWith('__MACOSX/') || !MAIL_NAME.test(file)) continue;
      yield* readFile(byteSource(content), file, false);
    }
  } catch (error) {
    if (!(error instanceof UnreadableArchive)) throw error;
    yield { kind: 'problem', reason: error.problem };
  }
}

async function* readPacked(source: ByteSource, name: string): AsyncGenerator<MailFilePart> {
  const inner = byteSource(unpackFrom(source, createGunzip(), new UnpackBudget()));
  try {
    const start = await inner.peek(START_BYTES);
    if (start.subarray(257, 262).toString('latin1') === 'ustar')
      yield { kind: 'problem', reason: userMessage('archiveIsTar') };
    else yield* readFile(inner, name.replace(/\.gz$/i, ''), false);
  } catch (error) {
    if (!(error instanceof UnreadableArchive)) throw error;
    yield { kind: 'problem', reason: error.problem };
  } finally {
    await inner.close();
  }
}

async function* readMany(source: ByteSource): AsyncGenerator<MailFilePart> {
  for await (const part of readMbox(source)) {
    if ('tooLarge' in part) yield { kind: 'too_large', bytes: part.tooLarge };
    else yield await messageOf(part.raw, part.receivedAt);
  }
}

async function* readOne(source: ByteSource): AsyncGenerator<MailFilePart> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of piecesOf(source)) {
    bytes += piece.length;
    if (bytes <= MAIL_BYTES_MAX) pieces.push(piece);
    else pieces.length = 0;
  }
  if (bytes > MAIL_BYTES_MAX) yield { kind: 'too_large', bytes };
  else yield await messageOf(Buffer.concat(pieces), null);
}

async function messageOf(raw: Buffer, receivedAt: Date | null): Promise<MailFilePart> {
  return {
    kind: 'message',
    raw,
    receivedAt,
    key: headerKey(headerBlockOf(raw)),
    identity: await contentIdentity(raw),
  };
}

function problemOf(start: Buffer): UserMessage {
  if (start.length === 0) return userMessage('mailFileIsEmpty');
  if (start.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1')
    return userMessage('mailFileIsOutlookMessage');
  if (start.subarray(0, 4).toString('latin1') === '!BDN') return userMessage('mailFileIsOutlookData');
  return userMessage('notAMailFile');
}
