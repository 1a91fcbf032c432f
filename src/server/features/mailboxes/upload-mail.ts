import { addToRunTotal, lockMail, lockOpenRun } from '#db/repositories/mail/mail-syncs.ts';
import { insertListedMessages } from '#db/repositories/mail/messages.ts';
import { insertUploadedMessages, type WaitingUpload } from '#db/repositories/mail/uploaded-messages.ts';
import type { UserMessage } from '#domain/messages/user-message.ts';
import type { MailFilePart } from '#ports/mail-file-reader.ts';
import { Fault } from '../../lib/fault.ts';
import { readTexts } from '../../lib/read-texts.ts';
import type { Services } from '../../lib/services.ts';
import { remainingStorageBytes, storageFull } from '../../lib/storage-quota.ts';
import { packUploaded } from '../../lib/uploaded-mail.ts';
import { toWire } from '../../lib/wire-id.ts';
import { saveMailbox } from './connecting/save-mailbox.ts';

const BATCH_MESSAGES = 100;
const BATCH_BYTES = 2 * 1024 * 1024;
/** Messages added before a sync starts, so that reading begins while a large file is still uploading. */
const READ_EVERY = 5_000;
const PROBLEMS_MAX = 20;
/** The user's free storage is checked again after this many bytes. */
const ROOM_BYTES = 32 * 1024 * 1024;
const UPLOADED_MAIL = 'Uploaded email';

type Message = Extract<MailFilePart, { kind: 'message' }>;

/** Reads an uploaded email file as a stream, stores its new messages encrypted, and syncs them like any mailbox. */
export async function uploadMail(
  services: Services,
  userId: string,
  file: {
    readonly name: string;
    readonly content: AsyncIterable<Uint8Array>;
    /** Aborts when the client disconnects. */
    readonly signal: AbortSignal;
  },
) {
  const upload = new Upload(services, userId);
  for await (const part of services.mailFiles.read(file.content, file.name)) {
    file.signal.throwIfAborted();
    if (part.kind === 'message') await upload.add(part);
    else if (part.kind === 'too_large') upload.tooLarge += 1;
    else if (upload.problems.length < PROBLEMS_MAX) upload.problems.push(part.reason);
  }
  await upload.flush();
  const { messages, added, tooLarge, problems, mailboxId } = upload;
  const [problem] = problems;
  if (messages === 0 && tooLarge === 0)
    throw new Fault('UnreadableFile', ({ faults, sentence }) =>
      [problem ? sentence(problem) : faults.noEmailInFile, faults.nothingChanged].join(' '),
    );
  if (mailboxId !== null && added > 0) await upload.startReading();
  const texts = await services.db.readAs(userId, readTexts);
  return {
    mailboxId: mailboxId === null ? null : toWire('mailbox', mailboxId),
    messages,
    added,
    tooLarge,
    problems: problems.map(texts.sentence),
  };
}

/** State of one upload; only one batch is held in memory. */
class Upload {
  mailboxId: string | null = null;
  messages = 0;
  added = 0;
  tooLarge = 0;
  readonly problems: UserMessage[] = [];
  readonly #services: Services;
  readonly #userId: string;
  #batch = new Map<string, Message>();
  #bytes = 0;
  #readFrom = READ_EVERY;
  /** Bytes that may be stored before the free storage is checked again. */
  #roomBytes = 0;

  constructor(services: Services, userId: string) {
    this.#services = services;
    this.#userId = userId;
  }

  async add(message: Message): Promise<void> {
    this.messages += 1;
    this.#batch.set(message.identity, message);
    this.#bytes += message.raw.byteLength;
    if (this.#batch.size >= BATCH_MESSAGES || this.#bytes >= BATCH_BYTES) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#batch.size === 0) return;
    const services = this.#services;
    const userId = this.#userId;
    const mailboxId = await this.#mailbox();
    const now = services.clock.now();
    await this.#checkRoom();
    const messages: WaitingUpload[] = [];
    for (const message of this.#batch.values())
      messages.push(await packUploaded(services, { userId, mailboxId }, message, now));
    this.added += await insertNewMessages(services, userId, mailboxId, messages);
    this.#batch = new Map();
    this.#bytes = 0;
    if (this.added < this.#readFrom) return;
    this.#readFrom = this.added + READ_EVERY;
    await this.startReading();
  }

  async #checkRoom(): Promise<void> {
    this.#roomBytes -= this.#bytes;
    if (this.#roomBytes >= 0) return;
    const freeBytes = await this.#services.db.readAs(this.#userId, (db) =>
      remainingStorageBytes(this.#services, db),
    );
    this.#roomBytes = Math.min(freeBytes, ROOM_BYTES) - this.#bytes;
    if (this.#bytes <= freeBytes) return;
    if (this.added > 0) await this.startReading();
    throw storageFull(this.#services, this.added);
  }

  async startReading(): Promise<void> {
    const [userId, mailboxId] = [this.#userId, this.mailboxId];
    if (mailboxId !== null)
      await this.#services.jobs.send('mail-sync', mailboxId, { userId, mailboxId }, { isUrgent: true });
  }

  async #mailbox(): Promise<string> {
    this.mailboxId ??= await saveMailbox(this.#services, this.#userId, {
      provider: 'files',
      address: UPLOADED_MAIL,
      secret: '',
      isSandbox: false,
    });
    return this.mailboxId;
  }
}

/** Inserts the body and row of each new message in one transaction. Returns the number of new messages. */
async function insertNewMessages(
  services: Services,
  userId: string,
  mailboxId: string,
  messages: readonly WaitingUpload[],
): Promise<number> {
  return services.db.withUser(userId, async (db) => {
    await lockOpenRun(db, mailboxId);
    await lockMail(db);
    const keys = await insertUploadedMessages(db, mailboxId, messages);
    const fresh = messages.filter((message) => keys.has(message.contentKey));
    const added = await insertListedMessages(
      db,
      mailboxId,
      fresh.map(({ contentKey, receivedAt }) => ({
        id: services.ids.next(),
        receivedAt,
        providerMessageId: contentKey,
      })),
    );
    if (added > 0) await addToRunTotal(db, mailboxId, added);
    return added;
  });
}
