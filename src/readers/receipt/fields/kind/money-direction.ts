import type { Amount } from '../../candidates/amounts/amounts.ts';
import {
  CONDITIONAL,
  DENIAL,
  PAYMENT_COMPLETED,
  REFUNDED,
} from '../../candidates/amounts/clause-patterns.ts';
import { isBoilerplate } from '../../page/boilerplate.ts';
import type { Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';

/** What sentences with an amount say of where it went. */
export interface MoneyDirection {
  /** It reached whom it was owed to, or left the reader's account. */
  readonly isPaymentCompleted: boolean;
  /** It goes back to the reader. */
  readonly isRefunded: boolean;
  /** It goes back once something else has happened, or was only asked for. */
  readonly mayBeRefunded: boolean;
}

const SENTENCES_MAX = 40;
const SENTENCE_CHARS_MAX = 300;

/** Reads off the sentences that hold an amount whether money arrived, and whether it goes back. */
export function readMoneyDirection(lines: readonly Line[], amounts: readonly Amount[]): MoneyDirection {
  let hasArrived = false;
  let goesBack = false;
  let mayGoBack = false;
  for (const sentence of sentencesOf(lines, amounts)) {
    if (REFUNDED.test(sentence)) {
      const isOpen = CONDITIONAL.test(sentence) || DENIAL.test(sentence);
      mayGoBack ||= isOpen;
      goesBack ||= !isOpen;
    } else if (!DENIAL.test(sentence)) hasArrived ||= PAYMENT_COMPLETED.test(sentence);
  }
  return { isPaymentCompleted: hasArrived, isRefunded: goesBack, mayBeRefunded: mayGoBack };
}

function sentencesOf(lines: readonly Line[], amounts: readonly Amount[]): Set<string> {
  const sentences = new Set<string>();
  for (const { line, text } of amounts) {
    const whole = lines[line]?.text ?? '';
    if (sentences.size >= SENTENCES_MAX) break;
    if (isBoilerplate(whole)) continue;
    const at = whole.indexOf(text);
    const from = Math.max(0, lastEnd(whole.slice(0, Math.max(0, at))));
    const rest = whole.slice(from);
    const to = rest.slice(Math.max(0, at - from) + text.length).search(/[.!?。！？](?:\s|$)|[。！？]/);
    const sentence = to < 0 ? rest : rest.slice(0, Math.max(0, at - from) + text.length + to);
    sentences.add(foldText(sentence.slice(0, SENTENCE_CHARS_MAX)));
  }
  return sentences;
}

/** Where the last whole sentence of a text ends. */
function lastEnd(text: string): number {
  let end = 0;
  for (const match of text.matchAll(/[.!?。！？]\s|[。！？]/g)) end = match.index + match[0].length;
  return end;
}
