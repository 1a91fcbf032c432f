import { toWire } from '../../lib/wire-id.ts';
import type { Texts } from '../../texts/texts.ts';
import type { ProcessedRow } from './processed-query.ts';

export function presentProcessed({ fromName, fromAddress, receivedAt, ...row }: ProcessedRow, texts: Texts) {
  const placeholder = row.isForgotten ? 'Forgotten' : row.state === 'new' ? 'Not read yet' : 'Unknown sender';
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
