import { anyOf, wholeLetterWords, wholeWords } from '../../lexicon/compile/patterns.ts';

// Words near an amount in a sentence that state how it was paid or that it is still due. For folded text.

/** The amount was paid by a payment method named in the sentence. */
export const TENDERED = new RegExp(wholeLetterWords('tender'), 'u');
/** The amount is due later, or only under a condition. */
export const STILL_OPEN = new RegExp(wholeLetterWords('stillDue'), 'u');
/** Follows the sum of several amounts (`$46.00 altogether`). */
export const IN_ALL_BEHIND = new RegExp(
  String.raw`^[\s,]*(?:${anyOf('totalAfterParts')})(?=\s*(?:$|[.,;:)!(–-]|${anyOf('wordAfterTotal')}))`,
);
/** Precedes the sum of several amounts (`+ $45.50 HST = $395.50`). */
export const EQUALS_BEFORE = /=\s*$/;
/** Introduces the tax included in the preceding amount (`1 190 kr varav moms 238 kr`). */
export const OF_WHICH = new RegExp(String.raw`^[\s,(]*(?:${anyOf('ofWhich')})\b`);
/** Refundable, but not refunded yet. */
export const REPAYABLE = new RegExp(String.raw`\b(?:${anyOf('repayable')})\b`, 'g');
/** Negates the sentence. */
export const DENIAL = new RegExp(String.raw`\b(?:${anyOf('denial')})\b|n't\b`);
/** The refund in the sentence is refused. */
export const REFUND_REFUSED = new RegExp(wholeLetterWords('refundRefused'), 'u');

/** Something was charged, paid or renewed. */
export const CHARGE_DONE = new RegExp(wholeWords('chargeDone'));
/** Something will be charged, become due or renew. */
export const CHARGE_TO_COME = new RegExp(wholeWords('chargeToCome'));

// These apply only to sentences with an amount, because parcels also arrive and are sent back.

/** The amount reached its payee. */
export const PAYMENT_COMPLETED = new RegExp(wholeLetterWords('paymentCompleted'), 'u');
/** The amount is refunded to the user. */
export const REFUNDED = new RegExp(wholeLetterWords('refunded'), 'u');
/** The refund depends on another event. */
export const CONDITIONAL = new RegExp(wholeLetterWords('conditionalRefund'), 'u');
