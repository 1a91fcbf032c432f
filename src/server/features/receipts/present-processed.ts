import { userMessage } from '#domain/messages/user-message.ts';
import { toWire } from '../../lib/wire-id.ts';
import type { Texts } from '../../texts/texts.ts';
import type { ProcessedRow } from './processed-query.ts';

export function presentProcessed({ fromName, fromAddress, receivedAt, ...row }: ProcessedRow, texts: Texts) {
  const placeholder = userMessage(
    row.isForgotten ? 'emailForgotten' : row.state === 'new' ? 'emailNotRead' : 'unknownSender',
  );
  return {
    ...row,
    id: toWire('message', row.id),
    reason: texts.sentence(row.reason),
    from: fromName || fromAddress || texts.sentence(placeholder),
    address: fromAddress,
    receivedAt: receivedAt.toISOString(),
    transactionId: row.transactionId === null ? null : toWire('transaction', row.transactionId),
  };
}
