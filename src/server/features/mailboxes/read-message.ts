import type { WaitingMessage } from '#db/repositories/messages.ts';
import type { FetchedMail } from '#ports/mail-provider.ts';
import type { MailReader, ReadingAids, ReadMail } from '#ports/mail-reader.ts';
import type { HeaderFacts } from '#readers/receipt/header-gate.ts';
import type { Services } from '../../lib/services.ts';

/** A message as far as it got: gone, passed over by its headers, unreadable, or read. */
export type ReadMessage = {
  readonly message: WaitingMessage;
  /** When it came as its provider says, or null where it did not say. */
  readonly receivedAt: Date | null;
} & (
  | { readonly outcome: 'gone' }
  | {
      readonly outcome: 'passed_over';
      readonly reason: string;
      readonly facts: HeaderFacts;
      readonly headerKey: string | null;
    }
  | { readonly outcome: 'unreadable'; readonly reason: string }
  | {
      readonly outcome: 'read';
      readonly mail: ReadMail;
      readonly raw: Uint8Array;
      readonly headerKey: string | null;
      readonly contentKey: string;
    }
);

/** Reads a fetched message. One that cannot be read says so; it never stops the others. */
export async function readMessage(
  services: Services,
  message: WaitingMessage,
  fetched: FetchedMail,
  aids: ReadingAids,
  reader: Pick<MailReader, 'read'> = services.mailReader,
): Promise<ReadMessage> {
  if (fetched.outcome === 'gone') return { message, outcome: 'gone', receivedAt: null };
  const { receivedAt } = fetched;
  if (fetched.outcome === 'too_large') {
    const reason = 'This message is larger than 25 MB and was not read.';
    return { message, receivedAt, outcome: 'unreadable', reason };
  }
  const { raw, key, identity } = fetched;
  try {
    const mail = await reader.read(raw, aids);
    const headerKey = mail.rfcMessageId === null ? null : key;
    return { message, receivedAt, outcome: 'read', mail, raw, headerKey, contentKey: identity };
  } catch (error) {
    services.logger.warn({ error }, 'a message could not be read');
    const reason = 'This message is damaged and could not be read.';
    return { message, receivedAt, outcome: 'unreadable', reason };
  }
}
