import { CHARGE_DONE, CHARGE_TO_COME } from '../../candidates/amounts/clause-patterns.ts';
import { anyOf } from '../../lexicon/compile/patterns.ts';
import { isBoilerplate } from '../../page/boilerplate.ts';
import type { Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';
import { DECLINED, DECLINED_TERMS, PAYMENT, PAYMENT_DECLINED } from './declined-payment.ts';

/** Whether an email describes a charge as past, future, or both. */
export interface ChargeTense {
  readonly wasCharged: boolean;
  readonly willBeCharged: boolean;
}

const HEAD_LINES_MAX = 12;
const LINES_MAX = 120;
const LINE_CHARS_MAX = 400;

/** Negated charges. */
const DENIED = new RegExp(
  String.raw`(?:\b(?:${anyOf('negation')})|n't)(?: (?:${anyOf('negationAuxiliary')}))* (?:${anyOf('negatedCharge')})`,
  'g',
);

/** Reads the tense of the charge from the subject and the lines that are not boilerplate. */
export function readChargeTense(subject: string, lines: readonly Line[]): ChargeTense {
  let wasCharged = false;
  let willBeCharged = false;
  const style = (text: string) => {
    const folded = foldText(text.slice(0, LINE_CHARS_MAX));
    const [isDone, isToCome] = [
      !wasCharged && CHARGE_DONE.test(folded),
      !willBeCharged && CHARGE_TO_COME.test(folded),
    ];
    if (!isDone && !isToCome) return;
    const stated = folded.replace(DENIED, ' ');
    wasCharged ||= isDone && CHARGE_DONE.test(stated);
    willBeCharged ||= isToCome && CHARGE_TO_COME.test(stated);
  };
  style(subject);
  for (const { text } of lines.slice(0, LINES_MAX)) {
    if (wasCharged && willBeCharged) break;
    if (text.length > 8 && !isBoilerplate(text)) style(text);
  }
  return { wasCharged, willBeCharged };
}

/** True when the subject or a sentence of the first lines says that a payment was declined or failed. */
export function wasDeclined(subject: string, lines: readonly Line[]): boolean {
  const head = lines.slice(0, HEAD_LINES_MAX).filter(({ text }) => !isBoilerplate(text));
  return [subject, ...head.map(({ text }) => text)].some((text) =>
    foldText(text.slice(0, LINE_CHARS_MAX))
      .split(/[.!?。！？](?:\s|$)/)
      .some(
        (sentence) =>
          PAYMENT_DECLINED.test(sentence) ||
          (DECLINED.test(sentence) && PAYMENT.test(sentence) && !DECLINED_TERMS.test(sentence)),
      ),
  );
}
