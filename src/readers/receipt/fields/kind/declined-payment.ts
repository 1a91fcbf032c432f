import { anyOf, wholeLetterWords } from '../../lexicon/compile/patterns.ts';

// Words for a failed payment, in two parts that occur in one sentence. For folded text.

/** A payment or payment method. */
export const PAYMENT = new RegExp(wholeLetterWords('paymentNoun'), 'u');
/** Something was declined or failed. */
export const DECLINED = new RegExp(wholeLetterWords('declined'), 'u');
/** Terms about declined payments in general, such as their fee. */
export const DECLINED_TERMS = new RegExp(wholeLetterWords('declinedTerms'), 'u');
/** Both combined, for scripts without blanks between words. */
export const PAYMENT_DECLINED = new RegExp(anyOf('paymentDeclinedSigns'), 'u');
