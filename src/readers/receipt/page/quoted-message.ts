import { anyOf } from '../lexicon/compile/patterns.ts';
import { foldText } from '../text/clean-text.ts';
import type { Page } from './page.ts';

const REPLY = new RegExp(String.raw`^\s*(?:${anyOf('answerMark')})\s?[:：]`, 'i');
const INTRODUCTION = new RegExp(String.raw`(?:${anyOf('quoteIntroduction')})\s?[:：]$`);
/** A shorter text above the quoted message may only hand it on. */
const OWN_CHARS_MIN = 40;

/**
 * Removes the message that a reply quotes below its own text: what an earlier email said about an order is not said
 * again. A forwarded message stays.
 */
export function withoutQuotedMessage(page: Page, subject: string): Page {
  if (!REPLY.test(subject)) return page;
  const at = page.lines.findIndex(
    ({ text }, index) => index > 0 && /\d/.test(text) && (introduces(text) || isWrapped(page, index)),
  );
  const own = page.lines.slice(0, Math.max(0, at));
  const chars = own.reduce((sum, { text }) => sum + text.length, 0);
  return chars < OWN_CHARS_MIN ? page : { ...page, lines: own };
}

/** True for the first line of an introduction that continues in the next one. */
function isWrapped({ lines }: Page, index: number): boolean {
  const [first = '', second = ''] = [lines[index]?.text, lines[index + 1]?.text];
  return second.length < OWN_CHARS_MIN && introduces(`${first} ${second}`);
}

function introduces(text: string): boolean {
  return INTRODUCTION.test(foldText(text));
}
