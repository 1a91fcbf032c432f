import { anyOf } from '../../lexicon/compile/patterns.ts';
import { foldText } from '../../text/clean-text.ts';

const BOOK_FORMAT = new RegExp(
  String.raw`^(?:[\p{L} .,'’-]{3,60} ?[|·•\t] ?)?(?:\p{L}{3,12}, )?(?:${anyOf('bookFormat')})$`,
  'u',
);

/** True for the format of a book, alone or behind its author (`Michael Crummey | Paperback`). */
export function isBookFormat(text: string): boolean {
  return BOOK_FORMAT.test(foldText(text));
}
