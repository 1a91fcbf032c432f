import { listSpanishNames } from '#domain/categorization/category-names.ts';
import { translator } from '../translator.ts';
import { userMessageWords } from '../user-message-words.ts';
import { texts as messages } from './messages.ts';
import { phrases } from './phrases.ts';

const words = userMessageWords(messages);
const translate = translator([...listSpanishNames(), ...Object.entries(phrases)]);

/** Words a message in Spanish, or translates a category name or a known sentence; any other text stays as it is. */
export function sentence(text: string): string {
  return translate(words(text));
}
