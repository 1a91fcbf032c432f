import { type UserMessage, userMessage } from '../../messages/user-message.ts';

/** Reasons about the merchant name, used when it supports the match. */
export const NAME_REASON = {
  same: userMessage('sameMerchant'),
  similar: userMessage('similarMerchant'),
  learned: userMessage('learnedMerchant'),
} as const;
export const NAME_REASONS: readonly string[] = Object.values(NAME_REASON);

const SAME_DAY = userMessage('sameDay');

/** Describes the transaction's day relative to the receipt's; `lag` is in days, positive when it is later. */
export function dayReason(lag: number): string {
  if (lag === 0) return SAME_DAY;
  return lag > 0 ? userMessage('daysLater', lag) : userMessage('daysEarlier', -lag);
}

export const ORDER_NUMBER_IN_TEXT = userMessage('orderNumberInBankText');
export const STILL_PENDING = userMessage('stillPending');
export const ONLY_TRANSACTION_WITH_AMOUNT = userMessage('onlyTransactionWithAmount');

export function cardReason(digits: string): UserMessage {
  return userMessage('cardEnding', digits);
}

export function consolidationReason(receipts: number): UserMessage {
  return userMessage('chargeForReceipts', receipts);
}
