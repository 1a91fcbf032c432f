import { anyOf, wholeLetterWords, wholeWords } from '../../lexicon/compile/patterns.ts';

// Words beside an amount in a sentence that say how it was paid, or that it is still to come. For folded text.

/** An amount was paid by a means that the sentence names. */
export const TENDERED = new RegExp(wholeLetterWords('tender'), 'u');
/** An amount is still to come, or would be due under a condition. */
export const STILL_OPEN = new RegExp(wholeLetterWords('stillOpen'), 'u');
/** What stands right behind the sum of several amounts (`$46.00 altogether`). */
export const IN_ALL_BEHIND = new RegExp(
  String.raw`^[\s,]*(?:${anyOf('inAllBehind')})(?=\s*(?:$|[.,;:)!(–-]|${anyOf('afterInAll')}))`,
);
/** The same before the amount that it sums up (`+ $45.50 HST = $395.50`). */
export const EQUALS_BEFORE = /=\s*$/;
/** Says of the amount before it how much tax it holds (`1 190 kr varav moms 238 kr`). */
export const OF_WHICH = new RegExp(String.raw`^[\s,(]*(?:${anyOf('ofWhich')})\b`);
/** What can be paid back, and has not been. */
export const REPAYABLE = new RegExp(String.raw`\b(?:${anyOf('repayable')})\b`, 'g');
/** Says in a sentence that something did not happen. */
export const DENIAL = new RegExp(String.raw`\b(?:${anyOf('denial')})\b|n't\b`);

/** Says that something was charged, paid or renewed. */
export const CHARGE_DONE = new RegExp(wholeWords('chargeDone'));
/** Says that something will be charged, falls due or renews. */
export const CHARGE_TO_COME = new RegExp(wholeWords('chargeToCome'));

// These count only in a sentence that holds an amount: parcels arrive and are sent back, too.

/** An amount reached whom it was owed to. */
export const PAYMENT_COMPLETED = new RegExp(wholeLetterWords('arrived'), 'u');
/** An amount goes back to the reader. */
export const REFUNDED = new RegExp(wholeLetterWords('goesBack'), 'u');
/** It will, if something else happens first. */
export const CONDITIONAL = new RegExp(wholeLetterWords('onCondition'), 'u');
