import { userMessageWords } from '../user-message-words.ts';
import { texts as messages } from './messages.ts';

/** Words a message in Spanish; any other text stays as it is. */
export const sentence = userMessageWords(messages);
