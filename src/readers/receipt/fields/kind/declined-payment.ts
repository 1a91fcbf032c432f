import { anyOf, wholeLetterWords } from '../../lexicon/compile/patterns.ts';

// Words for a payment that was not made, in two parts that stand in one sentence. For folded text.

/** Names a payment or what it is made with. */
export const PAYMENT = new RegExp(wholeLetterWords('paymentNoun'), 'u');
/** Says that something was refused or did not work. */
export const DECLINED = new RegExp(wholeLetterWords('refused'), 'u');
/** Both at once, in scripts that put no blanks between words. */
export const PAYMENT_DECLINED = new RegExp(anyOf('paymentRefusedSigns'), 'u');
