import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { Database } from '#db/pool.ts';
import {
  findUploadedMessages,
  uploadContext,
  type WaitingUpload,
} from '#db/repositories/mail/uploaded-messages.ts';
import { MAIL_BYTES_MAX } from '#domain/syncing/mail-limits.ts';
import type { MailFilePart } from '#ports/mail-file-reader.ts';
import type { FetchedMessage, MailboxAccess, MailHeaders, MailProvider } from '#ports/mail-provider.ts';
import type { SecretBox } from '#ports/system.ts';

const FETCH_MESSAGES = 20;
const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);
/** Fast rather than small: the body is stored only until it is read. */
const PACKING = { level: 1 };

type UploadedMessage = Extract<MailFilePart, { kind: 'message' }>;
interface Needs {
  readonly db: Database;
  readonly secretBox: SecretBox;
}

/** An uploaded message: key and date in the clear, everything else packed and encrypted. */
export async function packUploaded(
  { secretBox }: Pick<Needs, 'secretBox'>,
  place: { readonly userId: string; readonly mailboxId: string },
  message: UploadedMessage,
  now: Date,
): Promise<WaitingUpload> {
  const { identity: contentKey, key, raw, receivedAt } = message;
  const packed = await deflate(raw, PACKING);
  const context = uploadContext(place.userId, place.mailboxId, contentKey);
  return {
    contentKey,
    receivedAt: receivedAt && receivedAt <= now ? receivedAt : now,
    bytes: raw.byteLength,
    bodySealed: await secretBox.sealBytes(`${key}\n`, packed, context),
  };
}

/** Uploaded files as a mail source: a message is listed with its upload, and its body is kept until it is processed. */
export function createUploadedMail({ db, secretBox }: Needs): MailProvider {
  const find = async ({ userId, mailboxId }: MailboxAccess, ids: readonly string[]) => {
    const found = await db.readAs(userId, (user) => findUploadedMessages(user, mailboxId, ids));
    const unpacked = [];
    for (const message of found)
      unpacked.push({ ...message, ...(await unpack(secretBox, { userId, mailboxId }, message)) });
    return unpacked;
  };
  return {
    kind: 'files',
    listFolders: () => Promise.resolve([]),
    // Each message was listed when its upload arrived.
    list: () => Promise.resolve({ refs: [], next: { cursor: '{}' } }),
    // Each message was read when its upload arrived.
    search: () => Promise.resolve([]),
    async readHeaders(access, ids) {
      const found = await find(access, ids);
      return found.map(({ contentKey: id, receivedAt, bytes, raw, key }): MailHeaders => {
        return { id, receivedAt, bytes, block: headersOf(raw), key };
      });
    },
    async *fetch(access, ids) {
      for (let index = 0; index < ids.length; index += FETCH_MESSAGES) {
        const batch = ids.slice(index, index + FETCH_MESSAGES);
        const found = new Map((await find(access, batch)).map((mail) => [mail.contentKey, mail]));
        for (const id of batch) {
          const mail = found.get(id);
          yield mail ? fetched(mail) : { id, outcome: 'gone' };
        }
      }
    },
    revoke: () => Promise.resolve(),
  };
}

function headersOf(raw: Buffer): Buffer {
  const ends = ['\r\n\r\n', '\n\n'].map((end) => raw.indexOf(end)).filter((index) => index >= 0);
  return ends.length === 0 ? raw : raw.subarray(0, Math.min(...ends));
}

function fetched(message: WaitingUpload & { readonly raw: Buffer; readonly key: string }): FetchedMessage {
  const { contentKey, receivedAt, raw, key } = message;
  return { id: contentKey, outcome: 'found', receivedAt, raw, key, identity: contentKey };
}

/** The message and its key. */
async function unpack(
  secretBox: SecretBox,
  place: { readonly userId: string; readonly mailboxId: string },
  { contentKey, bodySealed }: WaitingUpload,
): Promise<{ raw: Buffer; key: string }> {
  const packed = secretBox.open(bodySealed, uploadContext(place.userId, place.mailboxId, contentKey));
  const split = packed.indexOf('\n');
  const raw = await inflate(Buffer.from(packed.slice(split + 1), 'base64'), {
    maxOutputLength: MAIL_BYTES_MAX + 1,
  });
  return { key: packed.slice(0, split), raw };
}
