/** Letters that Unicode decomposition leaves unchanged, and the single character banks print for each. */
const SINGLE: Readonly<Record<string, string>> = {
  ß: 's',
  ø: 'o',
  æ: 'a',
  œ: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 't',
  ı: 'i',
};

const NON_ASCII = /[^\u0000-\u007f]/;
const SEPARATORS = /[^\p{L}\p{N}]+/u;
/** Most text is ASCII, in which this finds the same separators several times faster. */
const ASCII_SEPARATORS = /[^a-z0-9]+/;

/**
 * Lowercases a text and removes accents, character for character, so that positions in the input stay valid. Input must
 * be NFC.
 */
export function foldSameLength(text: string): string {
  const lower = text.toLowerCase();
  if (!NON_ASCII.test(lower)) return lower;
  let out = '';
  for (let index = 0; index < lower.length; index += 1) {
    const char = lower[index] ?? '';
    // Keep Hangul syllables: their first letter alone would make most names equal.
    if (char <= '\u007f' || (char >= '\uac00' && char <= '\ud7a3')) out += char;
    else out += SINGLE[char] ?? char.normalize('NFD')[0] ?? char;
  }
  return lower.length === text.length ? out : text.toLowerCase();
}

/**
 * Splits a text into lowercase words without accents, apostrophes and punctuation, and without `and` and a leading
 * `the`.
 */
export function foldedWords(text: string): string[] {
  const folded = foldSameLength(text.normalize('NFC')).replace(/['’‘`´]/g, '');
  const words: string[] = [];
  for (const word of folded.split(NON_ASCII.test(folded) ? SEPARATORS : ASCII_SEPARATORS)) {
    if (word === '' || word === 'and') continue;
    if (word === 'the' && words.length === 0) continue;
    words.push(word);
  }
  return words;
}
