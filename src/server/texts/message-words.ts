import { type MessageCode, parseMessage } from '#domain/messages/message.ts';
import type { MessageValues } from '#domain/messages/message-values.ts';

/** The words of every message in one language. A value that is itself a message is worded before it is passed in. */
export type MessageTexts = {
  readonly [Code in MessageCode]: MessageValues[Code] extends []
    ? string
    : (...values: MessageValues[Code]) => string;
};

/** Words a stored or received message in one language. Any other text, such as a name, stays as it is. */
export function messageWords(texts: MessageTexts): (text: string) => string {
  const words = (text: string): string => {
    const parsed = parseMessage(text);
    if (!parsed || !isCode(texts, parsed.code)) return text;
    const make: string | ((...values: never[]) => string) = texts[parsed.code];
    if (typeof make === 'string') return make;
    const values = parsed.values.map((value) => (typeof value === 'string' ? words(value) : value));
    return String(Reflect.apply(make, null, values));
  };
  return words;
}

function isCode(texts: MessageTexts, code: string): code is MessageCode {
  return Object.hasOwn(texts, code);
}
