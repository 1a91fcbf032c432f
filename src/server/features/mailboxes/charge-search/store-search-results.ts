import { lockMail } from '#db/repositories/mail/mail-syncs.ts';
import { insertListedMessages, reopenSkippedMessages } from '#db/repositories/mail/messages.ts';
import type { MessageRef } from '#ports/mail-provider.ts';
import { countReceipts } from '../charge-search-query.ts';
import type { ReadMessage } from '../read-message.ts';
import { storeMessages } from '../store-messages.ts';
import type { MailboxSearch } from './mailbox-search.ts';

/**
 * Inserts each message together with its verdict, so that no mailbox run picks up a message that was already read here.
 */
export async function storeSearchResults(
  look: MailboxSearch,
  refs: readonly MessageRef[],
  read: readonly ReadMessage[],
) {
  const { services, userId, mailbox, keepsEvidence } = look;
  if (read.length === 0) return { stored: 0, receipts: 0 };
  const now = services.clock.now();
  const ids = read.map(({ message }) => message.id);
  return services.db.withUser(userId, async (db) => {
    await lockMail(db);
    await reopenSkippedMessages(db, ids);
    await insertListedMessages(
      db,
      mailbox.id,
      read.map(({ message, receivedAt }) => ({
        id: message.id,
        providerMessageId: message.providerMessageId,
        receivedAt: receivedAt ?? refs.find((ref) => ref.id === message.providerMessageId)?.receivedAt ?? now,
      })),
    );
    const { stored } = await storeMessages(services, db, mailbox, read, keepsEvidence);
    return { stored, receipts: await countReceipts(db, ids) };
  });
}
