import { parseUserMessage, type UserMessageCode } from '#domain/messages/user-message.ts';
import type { UserMessageValues } from '#domain/messages/user-message-values.ts';

/** The words of some messages in one language. A value that is itself a message is worded before it is passed in. */
export type TextsOf<Values extends { readonly [Code in keyof Values]: readonly (string | number)[] }> = {
  readonly [Code in keyof Values]: Values[Code] extends [] ? string : (...values: Values[Code]) => string;
};

/** The words of every message in one language. */
export type UserMessageTexts = TextsOf<UserMessageValues>;

/** Words a stored or received message in one language. Any other text, such as a name, stays as it is. */
export function userMessageWords(texts: UserMessageTexts): (text: string) => string {
  const words = (text: string): string => {
    const parsed = parseUserMessage(text);
    if (!parsed || !isCode(texts, parsed.code)) return text;
    const make: string | ((...values: never[]) => string) = texts[parsed.code];
    if (typeof make === 'string') return make;
    const values = parsed.values.map((value) => (typeof value === 'string' ? words(value) : value));
    return String(Reflect.apply(make, null, values));
  };
  return words;
}

function isCode(texts: UserMessageTexts, code: string): code is UserMessageCode {
  return Object.hasOwn(texts, code);
}
