import type { HistoryDetail, HistoryKind, HistoryValues } from '#domain/ledger/history.ts';
import type { Texts } from './texts.ts';

/** An event in words: what happened, and why; the reason may be empty. */
export interface HistoryWords {
  readonly what: string;
  readonly reason: string;
}

/** What each kind of event says. */
export type HistoryCatalog = {
  readonly [Kind in HistoryKind]: (values: HistoryValues[Kind]) => HistoryWords;
};

/** An event in words; one that undoes another says so. */
export function historyWords(detail: HistoryDetail, isUndo: boolean, { history }: Texts): HistoryWords {
  // The catalog has for each kind the words of that kind's values, which the compiler cannot follow through a union.
  const say = history.words[detail.kind] as (values: HistoryDetail['values']) => HistoryWords;
  const words = say(detail.values);
  return isUndo ? { what: history.undone(words.what), reason: '' } : words;
}
