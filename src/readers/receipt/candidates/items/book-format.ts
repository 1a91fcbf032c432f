import { anyOf } from '../../lexicon/compile/patterns.ts';
import { foldText } from '../../text/clean-text.ts';

const BOOK_FORMAT = new RegExp(String.raw`^[\p{L} .,'’-]{3,60} ?[|·•] ?(?:${anyOf('bookFormat')})$`, 'u');

/** True for the author and format of a book (`Michael Crummey | Paperback`). The line above is its title. */
export function isBookFormat(text: string): boolean {
  return /[|·•]/.test(text) && BOOK_FORMAT.test(foldText(text));
}
