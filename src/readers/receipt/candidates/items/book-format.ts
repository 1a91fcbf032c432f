import { anyOf } from '../../lexicon/compile/patterns.ts';
import { foldText } from '../../text/clean-text.ts';

const AUTHOR = String.raw`(?:[\p{L} .,'’-]{3,60}(?:,| ?[|·•\t]) ?)?`;
const ISBN = String.raw`(?:, [\d-]{10,17})?`;
const BOOK_FORMAT = new RegExp(String.raw`^${AUTHOR}(?:${anyOf('bookFormat')})${ISBN}$`, 'u');

/** True for the format of a book, alone or behind its author (`Michael Crummey | Paperback`). */
export function isBookFormat(text: string): boolean {
  return BOOK_FORMAT.test(foldText(text));
}
