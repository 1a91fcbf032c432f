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
/** `H&M`, `PG&E`, `AT&T` become one word, as banks and domains spell them. */
const LETTER_PAIR = /\b(\p{L}{1,2}) ?& ?(\p{L}{1,2})\b/gu;
const OTHER_LETTER = /[\p{L}\p{N}]/u;

/**
 * Splits a text into words in a normalized spelling: lowercase, no accents or apostrophes, `&` and `+` spelled out,
 * umlauts as plain vowels however they were written.
 */
export function toWords(text: string): string[] {
  const lower = text.toLowerCase();
  return cutWords(spellSigns(ASCII.test(lower) ? lower : fold(lower)));
}

function fold(lower: string): string {
  return lower
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(SPECIAL_LETTERS, (letter) => SPECIAL[letter] ?? letter);
}

function spellSigns(text: string): string {
  const matched = text.includes('&') ? text.replace(LETTER_PAIR, '$1$2').replaceAll('&', ' and ') : text;
  return matched.includes('+') ? matched.replaceAll('+', ' plus ') : matched;
}

/** Splits at everything except letters and digits; drops apostrophes and the `e` of a spelled-out umlaut. */
function cutWords(text: string): string[] {
  const words: string[] = [];
  let word = '';
  let from = -1;
  let before = 0;
  for (let index = 0; index <= text.length; index += 1) {
    const code = codeAt(text, index);
    const isDropped = isApostrophe(code) || isUmlautSign(code, before);
    if (!isDropped && isLetter(code, text, index)) {
      if (from < 0) from = index;
      before = code;
      continue;
    }
    if (from >= 0) word += text.slice(from, index);
    from = -1;
    if (isDropped) continue;
    if (word !== '') words.push(word);
    word = '';
    before = 0;
  }
  return words;
}

/** Character code at an index; a space after the last character. */
function codeAt(text: string, index: number): number {
  return index < text.length ? text.charCodeAt(index) : 32;
}

function isApostrophe(code: number): boolean {
  return code === 39 || code === 96 || code === 180 || code === 0x2018 || code === 0x2019;
}

/** True for an `e` after `a`, `o` or `u`. */
function isUmlautSign(code: number, before: number): boolean {
  return code === 101 && (before === 97 || before === 111 || before === 117);
}

function isLetter(code: number, text: string, index: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return OTHER_LETTER.test(text[index] ?? '') || (code >= 0xd800 && code <= 0xdfff);
}

/** A masked card number: `xxxx1234`. */
const MASKED = /^x+\d{2,}$/;

/** True if the word is a reference number and not a name: 3 or more digits, or letters and digits mixed. */
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
  if (MASKED.test(word)) return true;
  if (digits === word.length) return digits >= 3;
  return (switches >= 2 && word.length >= 5) || (digits >= 3 && word.length - digits <= 3);
}

/** Normalized bank text without reference numbers: equal for two transactions of one merchant. */
export function descriptorKey(text: string): string {
  return toWords(text)
    .filter((word) => !isReference(word))
    .join(' ');
}

/** Normalizes an order number for comparison: uppercase letters and digits only. */
export function normalizeOrderNumber(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]+/g, '');
}
