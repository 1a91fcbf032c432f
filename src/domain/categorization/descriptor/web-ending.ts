import { regexSource } from '../../text/regex-source.ts';

const WEB_ENDING = new RegExp(
  regexSource`
    \.(?:
      com|net|org|gov|edu|io|co|app|shop|store|de|fr|es|it|nl|be|at|ch|pl|se|no|dk|fi|ie|uk|us|ca|au|eu|me|tv|ai
    )(?:\.(?:uk|au|br|mx|nz|za|jp))?(?:\/\S*)?$`,
  'i',
);

/** Removes protocol and domain ending from a name that is a web address: `www.grove.co.uk/shop` → `grove`. */
export function stripWebEnding(word: string): string {
  return word.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '').replace(WEB_ENDING, '');
}

/** `JUNIPERVITAMINS JUNIPERVITAMI CO`: instead of a town, the store's own web address, cut to 13 characters. */
export function endsWithOwnAddress(folded: readonly string[]): boolean {
  const last = folded.at(-1) ?? '';
  return last.length >= 8 && folded.slice(0, -1).join('').startsWith(last);
}
