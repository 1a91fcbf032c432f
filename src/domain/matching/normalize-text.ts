const ASCII = /^[\x20-\x7e]*$/;
const MARKS = /\p{M}+/gu;
const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  þ: 'th',
  ð: 'd',
};
const SPECIAL_LETTERS = /[ßøæœłđıþð]/g;
const APOSTROPHES = /['’‘`´]/g;
/** `H&M`, `PG&E`, `AT&T`: one word, as in the bank's and the web's spelling. */
const LETTER_PAIR = /\b(\p{L}{1,2}) ?& ?(\p{L}{1,2})\b/gu;
const SPLITTER = /[^\p{L}\p{N}]+/u;
const ASCII_SPLITTER = /[^a-z0-9]+/;
const UMLAUT_SPELLING = /([aou])e/g;

/**
 * Words of a text in one comparable spelling: lower case, no accents or apostrophes, `&` and `+` spelled
 * out, umlauts as plain vowels whichever way they were written.
 */
export function toWords(text: string): string[] {
  let folded = text.toLowerCase();
  const isAscii = ASCII.test(folded);
  if (!isAscii) {
    folded = folded
      .normalize('NFKD')
      .replace(MARKS, '')
      .replace(SPECIAL_LETTERS, (letter) => SPECIAL[letter] ?? letter);
  }
  folded = folded
    .replace(APOSTROPHES, '')
    .replace(LETTER_PAIR, '$1$2')
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')
    .replace(UMLAUT_SPELLING, '$1');
  return folded.split(isAscii ? ASCII_SPLITTER : SPLITTER).filter((word) => word !== '');
}

/** True for a word that is a reference and not a name: 3 digits or more, or letters and digits mixed. */
export function isReference(word: string): boolean {
  let digits = 0;
  let switches = 0;
  let wasDigit: boolean | null = null;
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index);
    const isDigit = code >= 48 && code <= 57;
    if (isDigit) digits += 1;
    if (wasDigit !== null && wasDigit !== isDigit) switches += 1;
    wasDigit = isDigit;
  }
  if (digits === 0) return false;
  if (digits === word.length) return digits >= 3;
  return (switches >= 2 && word.length >= 5) || (digits >= 3 && word.length - digits <= 3);
}

/** A bank text without its references, in one spelling: equal for two rows of one merchant. */
export function descriptorKey(text: string): string {
  return toWords(text)
    .filter((word) => !isReference(word))
    .join(' ');
}

/** Letters and digits only, upper case: how order numbers are compared. */
export function toBareCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]+/g, '');
}
