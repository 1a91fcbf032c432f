import type { MailboxAccess, MailProvider } from '#ports/mail-provider.ts';
import type { Services } from '../../lib/services.ts';
import type { FetchedMessage } from './store-batch.ts';

const FETCHES_AT_ONCE = 8;

/** Fetches and reads a batch. A message that is gone or cannot be read says so; it never stops the others. */
export async function fetchMessages(
  services: Services,
  mail: MailProvider,
  access: MailboxAccess,
  ids: readonly string[],
  homeCurrency: string,
): Promise<FetchedMessage[]> {
  const results: FetchedMessage[] = [];
  const waiting = [...ids];
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      results.push(await fetchOne(services, mail, access, id, homeCurrency));
  };
  await Promise.all(Array.from({ length: Math.min(FETCHES_AT_ONCE, ids.length) }, worker));
  return results.sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
}

async function fetchOne(
  services: Services,
  mail: MailProvider,
  access: MailboxAccess,
  id: string,
  homeCurrency: string,
): Promise<FetchedMessage> {
  const message = await mail.getMessage(access, id);
  if (!message) return { id, receivedAt: services.clock.now(), outcome: 'gone' };
  const { receivedAt } = message;
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
