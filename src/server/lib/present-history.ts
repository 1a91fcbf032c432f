import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { HistoryEvent } from '#db/repositories/history.ts';
import type { HistoryUndo } from '#domain/ledger/history.ts';
import { toWire } from './wire-id.ts';

type Event = ResponseOf<'getProcessedEmail'>['history'][number];

/** An event of a history as the contract shows it. */
export function presentEvent({ id, at, source, what, reason, undo }: HistoryEvent): Event {
  return {
    id: toWire('event', id),
    at: at.toISOString(),
    source,
    what,
    reason,
    undo: undo && presentUndo(undo),
  };
}

function presentUndo(undo: HistoryUndo): NonNullable<Event['undo']> {
  switch (undo.kind) {
    case 'takeReceiptOff':
    case 'putReceiptBack':
      return {
        kind: undo.kind,
        transactionId: toWire('transaction', undo.transactionId),
        receiptId: toWire('receipt', undo.receiptId),
      };
    case 'undoTransfer':
    case 'undoSameRow':
      return {
        kind: undo.kind,
        transactionId: toWire('transaction', undo.transactionId),
        otherId: toWire('transaction', undo.otherId),
      };
    case 'setFields': {
      const { kind, transactionId, before } = undo;
      return { kind, before, transactionId: toWire('transaction', transactionId) };
    }
    case 'takeSplitBack':
    case 'restoreSplit':
      return { kind: undo.kind, transactionId: toWire('transaction', undo.transactionId) };
    case 'undoReview':
      return { kind: undo.kind, reviewItemId: toWire('review', undo.reviewItemId) };
    case 'undoCategory':
      return { kind: undo.kind, transactionId: toWire('transaction', undo.transactionId) };
    case 'readAgain':
    case 'standAlone':
    case 'mergeAgain':
      return { kind: undo.kind, messageId: toWire('message', undo.messageId) };
    case 'setClock':
      return { ...undo, messageId: toWire('message', undo.messageId) };
  }
}
