import { parseSender } from '#domain/syncing/sender-rules.ts';
import { deriveAndAnnounce } from '../../../lib/announce.ts';
import { Fault, notFound } from '../../../lib/fault.ts';
import type { Services } from '../../../lib/services.ts';
import { fromWire } from '../../../lib/wire-id.ts';
import { forgetMessages } from './forget-messages.ts';

/** Forgets one message. */
export async function forgetEmail(services: Services, userId: string, wireId: string): Promise<void> {
  const id = fromWire(wireId);
  const forgotten = await services.db.withUser(userId, (db) =>
    forgetMessages(services, db, { by: 'id', value: id }),
  );
  if (forgotten === 0) throw notFound();
  await deriveAndAnnounce(services, userId, 'receiptsChanged');
}

/** Forgets all messages of a sender (an address, or a domain with its subdomains), or all messages. */
export async function forgetEmails(
  services: Services,
  userId: string,
  which: { readonly sender?: string | undefined; readonly everything?: true | undefined },
): Promise<number> {
  const sender = which.sender === undefined ? null : parseSender(which.sender);
  if ((sender === null) !== (which.everything === true))
    throw new Fault('ValidationFailed', ({ faults }) => faults.oneSender);
  const forgotten = await services.db.withUser(userId, (db) =>
    forgetMessages(
      services,
      db,
      sender === null
        ? { by: 'everything' }
        : { by: sender.includes('@') ? 'address' : 'domain', value: sender },
    ),
  );
  if (forgotten > 0) await deriveAndAnnounce(services, userId, 'receiptsChanged');
  return forgotten;
}
