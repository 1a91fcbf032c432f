import type { QueryOf, ResponseOf } from '#contract/endpoints/table.ts';
import { findUndoableEvents } from '#db/repositories/history.ts';
import { readScope } from '../../lib/environment.ts';
import { subjectOf } from '../../lib/history/subjects.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';
import { findingWords } from '../../texts/finding-words.ts';
import { textsOf } from '../../texts/texts.ts';
import { listStoredFindings, readEvidence } from './finding-query.ts';

function wireEvent(id: string | undefined): string | null {
  return id === undefined ? null : toWire('event', id);
}

/** Current findings, each with the emails and transactions that prove it. */
export async function listFindings(
  services: Services,
  userId: string,
  query: QueryOf<'listFindings'>,
): Promise<ResponseOf<'listFindings'>> {
  return services.db.readAs(userId, async (db) => {
    const { environment, environments, isSandbox, language } = await readScope(
      db,
      query.environment,
      services.clock.now(),
    );
    const texts = textsOf(language);
    const stored = await listStoredFindings(db, isSandbox, query.state ?? 'open');
    const evidence = await readEvidence(
      db,
      stored.map((finding) => finding.finding),
    );
    const dismissals = await findUndoableEvents(
      db,
      stored.map(({ id }) => subjectOf.finding(id)),
    );
    const findings = stored.map(({ id, finding }) => ({
      id: toWire('finding', id),
      kind: finding.kind,
      on: finding.on,
      merchant: finding.merchant,
      amountMinor: finding.amountMinor,
      currency: finding.currency,
      ...findingWords(finding, texts),
      dismissalEventId: wireEvent(dismissals.get(subjectOf.finding(id))),
      subscriptionId: finding.planId === null ? null : toWire('subscription', finding.planId),
      receipts: finding.receiptIds
        .flatMap((receiptId) => evidence.receipts.get(receiptId) ?? [])
        .map(({ id: receiptId, messageId, ...receipt }) => ({
          ...receipt,
          id: toWire('receipt', receiptId),
          messageId: messageId === null ? null : toWire('message', messageId),
        })),
      messages: (finding.messageIds ?? [])
        .flatMap((mailId) => evidence.messages.get(mailId) ?? [])
        .map(({ id: mailId, ...mail }) => ({ ...mail, messageId: toWire('message', mailId) })),
      transactions: finding.transactionIds
        .flatMap((transactionId) => evidence.transactions.get(transactionId) ?? [])
        .map(({ id: transactionId, ...transaction }) => ({
          ...transaction,
          id: toWire('transaction', transactionId),
        })),
    }));
    return { findings, environment, environments };
  });
}
