import type { FetchedMail, MailboxAccess, MailProvider } from '#ports/mail-provider.ts';
import type { Services } from '../../lib/services.ts';
import type { FetchedMessage } from './store-batch.ts';

/** Fetches and reads a batch. A message that is gone or cannot be read says so; it never stops the others. */
export async function fetchMessages(
  services: Services,
  mail: MailProvider,
  access: MailboxAccess,
  ids: readonly string[],
  homeCurrency: string,
): Promise<FetchedMessage[]> {
  const results: FetchedMessage[] = [];
  for await (const message of mail.fetch(access, ids))
    results.push(await readMessage(services, message, homeCurrency));
  return results.sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
}

async function readMessage(
  services: Services,
  message: FetchedMail,
  homeCurrency: string,
): Promise<FetchedMessage> {
  const { id } = message;
  if (message.outcome === 'gone') return { id, receivedAt: services.clock.now(), outcome: 'gone' };
  const { receivedAt } = message;
  if (message.outcome === 'too_large')
    return {
      id,
      receivedAt,
      outcome: 'unreadable',
      reason: 'This message is larger than 25 MB and was not read.',
    };
  try {
    return {
      id,
      receivedAt,
      outcome: 'read',
      mail: await services.mailReader.read(message.raw, { homeCurrency }),
    };
  } catch (error) {
    services.logger.warn({ error }, 'a message could not be read');
    return {
      id,
      receivedAt,
      outcome: 'unreadable',
      reason: 'This message is damaged and could not be read.',
    };
  }
}
