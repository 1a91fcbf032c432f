import type { ResponseOf } from '#contract/endpoints/table.ts';
import { write } from '../api-client.ts';

/** One event of a row's or a receipt's history. */
export type HistoryEvent = ResponseOf<'getProcessedEmail'>['history'][number];
type Undo = NonNullable<HistoryEvent['undo']>;

/** Takes an event back by the call that undoes it. */
export function undoEvent(undo: Undo): Promise<unknown> {
  switch (undo.kind) {
    case 'takeReceiptOff':
    case 'putReceiptBack': {
      const { transactionId, receiptId } = undo;
      const params = { transactionId, receiptId };
      return write(undo.kind === 'takeReceiptOff' ? 'unmatchReceipt' : 'putReceiptBack', { params });
    }
    case 'setFields': {
      const { category, description, note, postedOn, amountMinor } = undo.before;
      const body = {
        ...(category === undefined ? {} : { category }),
        ...(description === undefined ? {} : { description }),
        ...(note === undefined ? {} : { note }),
        ...(postedOn === undefined ? {} : { postedOn }),
        ...(amountMinor === undefined ? {} : { amountMinor }),
      };
      return write('updateTransaction', { params: { transactionId: undo.transactionId }, body });
    }
    case 'takeSplitBack':
      return write('undoSplit', { params: { transactionId: undo.transactionId } });
    case 'restoreSplit':
      return write('restoreSplit', { params: { transactionId: undo.transactionId } });
    case 'undoTransfer':
    case 'undoSameRow': {
      const params = { transactionId: undo.transactionId, otherId: undo.otherId };
      return write(undo.kind === 'undoTransfer' ? 'undoTransfer' : 'undoPossibleMatch', { params });
    }
    case 'undoReview':
      return write('undoReviewDecision', { params: { reviewItemId: undo.reviewItemId } });
    case 'readAgain':
      return write('readEmailAgain', { params: { messageId: undo.messageId } });
    case 'standAlone':
      return write('partEmail', { params: { messageId: undo.messageId } });
    case 'mergeAgain':
      return write('undoPartEmail', { params: { messageId: undo.messageId } });
    case 'undoCategory':
      return write('undoCategoryAnswer', { params: { transactionId: undo.transactionId } });
    case 'setClock': {
      const params = { messageId: undo.messageId, clock: undo.clock };
      return write('setReceiptClock', { params, body: { untilOn: undo.before } });
    }
  }
}
