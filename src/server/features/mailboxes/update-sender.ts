import { saveSenderRule } from '#db/repositories/mail/sender-rules.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { parseSender, type SenderRule } from '#domain/syncing/sender-rules.ts';
import { announce } from '../../lib/announce.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';

/** Sets or deletes the rule for a sender. It applies from the next message on. */
export async function updateSender(
  services: Services,
  userId: string,
  choice: { readonly sender: string; readonly verdict: SenderRule['verdict'] | null },
) {
  const sender = parseSender(choice.sender);
  if (sender === null) throw new Fault('ValidationFailed', ({ faults }) => faults.senderAddress);
  await services.db.withUser(userId, async (db) => {
    await ensureProfile(db);
    await saveSenderRule(db, sender, choice.verdict, services.clock.now());
  });
  await announce(services, userId, 'mailSettingsChanged');
  return { sender, verdict: choice.verdict };
}
