import type { UserDb, Uuid } from '#db/pool.ts';
import { setMessageStates } from '#db/repositories/mail/messages.ts';
import { recordPairingAnswer } from '#db/repositories/matching/pairing-answers.ts';
import type { StoredReceipt } from '#db/repositories/receipts/receipts.ts';
import { saveReviewDecision } from '#db/repositories/review-items.ts';
import { userMessage } from '#domain/messages/user-message.ts';
import type { Services } from '../../lib/services.ts';
import { applyDecision } from './apply-decision.ts';
import { type Decision, isMatched } from './decision-history.ts';
import { countReview } from './review-query.ts';

export async function saveDecision(
  services: Services,
  db: UserDb,
  {
    id,
    receipt,
    named,
  }: { readonly id: Uuid; readonly receipt: StoredReceipt; readonly named: readonly Uuid[] },
  decision: Decision,
): Promise<number> {
  const at = services.clock.now();
  const transactionIds = isMatched(decision) ? named : [];
  // A rejected receipt, or a decision without transactions, teaches nothing about matching.
  if (decision.decision !== 'rejected' && decision.transactionId !== undefined)
    await recordPairingAnswer(db, { id: services.ids.next(), receiptId: receipt.id, transactionIds, at });
  await applyDecision(db, receipt, decision, transactionIds, at);
  if (receipt.messageId) {
    const [state, reason] =
      decision.decision === 'rejected'
        ? (['not_receipt', userMessage('emailNotReceipt')] as const)
        : (['processed', userMessage('emailConfirmed')] as const);
    await setMessageStates(db, [{ id: receipt.messageId, state, reason }]);
  }
  const fields = Object.keys(decision.fields ?? {});
  await saveReviewDecision(db, id, { state: decision.decision, fields }, at);
  return (await countReview(db)).waiting;
}
