import type { Amount } from '../../candidates/amounts/amounts.ts';
import {
  CONDITIONAL,
  DENIAL,
  PAYMENT_COMPLETED,
  REFUND_REFUSED,
  REFUNDED,
} from '../../candidates/amounts/clause-patterns.ts';
import { isBoilerplate } from '../../page/boilerplate.ts';
import type { Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';

/** Where an amount went, according to the sentences that contain it. */
export interface MoneyDirection {
  /** It reached its payee or left the user's account. */
  readonly isPaymentCompleted: boolean;
  /** It is refunded to the user. */
  readonly isRefunded: boolean;
  /** It is refunded only after another event, or a refund was only requested or refused. */
  readonly mayBeRefunded: boolean;
}

const SENTENCES_MAX = 40;
const SENTENCE_CHARS_MAX = 300;

/** Detects from the sentences with an amount whether a payment was completed and whether it is refunded. */
export function readMoneyDirection(lines: readonly Line[], amounts: readonly Amount[]): MoneyDirection {
  let isPaymentCompleted = false;
  let isRefunded = false;
  let mayBeRefunded = false;
  for (const sentence of sentencesOf(lines, amounts)) {
    if (REFUNDED.test(sentence)) {
      const isOpen = [CONDITIONAL, DENIAL, REFUND_REFUSED].some((sign) => sign.test(sentence));
      mayBeRefunded ||= isOpen;
      isRefunded ||= !isOpen;
    } else if (!DENIAL.test(sentence)) isPaymentCompleted ||= PAYMENT_COMPLETED.test(sentence);
  }
  return { isPaymentCompleted, isRefunded, mayBeRefunded };
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

/** End index of the last complete sentence of a text. */
function lastEnd(text: string): number {
  let end = 0;
  for (const match of text.matchAll(/[.!?。！？]\s|[。！？]/g)) end = match.index + match[0].length;
  return end;
}
