import { dropBodies } from '#db/repositories/message-bodies.ts';
import { ensureProfile, saveKeepsEvidence } from '#db/repositories/profiles.ts';
import { saveSenderRule } from '#db/repositories/sender-rules.ts';
import { parseSender, type SenderRule } from '#domain/syncing/sender-rules.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { texts as faultTexts } from '../../texts/en/faults.ts';

/** Sets or takes away what is to be done with a sender; it counts from the next message on. */
export async function chooseSender(
  services: Services,
  userId: string,
  choice: { readonly sender: string; readonly verdict: SenderRule['verdict'] | null },
) {
  const sender = parseSender(choice.sender);
  if (sender === null) throw new Fault('ValidationFailed', faultTexts.senderAddress);
  await services.db.withUser(userId, async (db) => {
    await ensureProfile(db);
    await saveSenderRule(db, sender, choice.verdict, services.clock.now());
  });
  await services.events.publish(userId, { kind: 'changed', fact: 'mailSettingsChanged' });
  return { sender, verdict: choice.verdict };
}

/** Keeps emails of receipts from now on, or lets go at once of those kept as evidence. */
export async function chooseEvidence(services: Services, userId: string, isKept: boolean): Promise<void> {
  await services.db.withUser(userId, async (db) => {
    await ensureProfile(db);
    await saveKeepsEvidence(db, isKept);
    if (!isKept) await dropBodies(db, services.clock.now(), false);
  });
  await services.events.publish(userId, { kind: 'changed', fact: 'mailSettingsChanged' });
}
