import type { WaitingMessage } from '#db/repositories/mail/message-reads.ts';
import { userMessage } from '#domain/messages/user-message.ts';

import type { FetchedMessage } from '#ports/mail-provider.ts';
import type { ExtractedEmail } from '#ports/mail-reader.ts';
import type { HeaderFacts } from '#readers/receipt/header-gate.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { ReadingRefused, type TaskOwner } from '../../reading/reader-pool.ts';
import type { ReaderTasks } from '../../reading/reader-tasks.ts';

/** The result for a message: deleted at the provider, skipped by its headers, unreadable, or read. */
export type ReadMessage = {
  readonly message: WaitingMessage;
  /** The time the provider received it, or null if the provider did not say. */
  readonly receivedAt: Date | null;
} & (
  | { readonly outcome: 'gone' }
  | {
      readonly outcome: 'skipped';
      readonly reason: string;
      readonly facts: HeaderFacts;
      readonly headerKey: string | null;
    }
  | { readonly outcome: 'unreadable'; readonly reason: string }
  | {
      readonly outcome: 'read';
      readonly mail: ExtractedEmail;
      readonly raw: Uint8Array;
      readonly headerKey: string | null;
      readonly contentKey: string;
    }
);

/** Reads a fetched message. An unreadable message is returned as such and never stops the others. */
export async function readMessage(
  services: Services,
  owner: TaskOwner,
  message: WaitingMessage,
  fetched: FetchedMessage,
  about: ReaderTasks['readEmail']['about'],
): Promise<ReadMessage> {
  if (fetched.outcome === 'gone') return { message, outcome: 'gone', receivedAt: null };
  const { receivedAt } = fetched;
  if (fetched.outcome === 'too_large') {
    const reason = userMessage('emailTooLarge');
    return { message, receivedAt, outcome: 'unreadable', reason };
  }
  const { raw, key, identity } = fetched;
  try {
    const mail = await services.readers.run('readEmail', raw, about, owner);
    const headerKey = mail.rfcMessageId === null ? null : key;
    return { message, receivedAt, outcome: 'read', mail, raw, headerKey, contentKey: identity };
  } catch (error) {
    // The server is stopping; the message itself is fine.
    if (error instanceof Fault) throw error;
    services.logger.warn({ error }, 'a message could not be read');
    const reason =
      error instanceof ReadingRefused ? userMessage('emailTooComplex') : userMessage('emailDamaged');
    return { message, receivedAt, outcome: 'unreadable', reason };
  }
}
