const NON_ASCII = /[^\u0000-\u007f]/;
const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  '×': ' x ',
  '®': '',
  '™': '',
};

function plain(text: string): string {
  const lower = text.toLowerCase();
  if (!NON_ASCII.test(lower)) return lower.replace(/'/g, '');
  return lower
    .replace(/[ßøæœł×®™]/g, (char) => SPECIAL[char] ?? char)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`´]/g, '');
}

/**
 * One form for singular and plural, in vocabulary and items: a trailing s falls, es behind a hiss, ies and ie are y
 * (`cookies`, `cookie`).
 */
function singular(word: string): string {
  if (word.length > 5 && word.endsWith('ie')) return `${word.slice(0, -2)}y`;
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`;
  if (/(?:tch|nch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Little words of the languages read: they stand between the words that count and are left out. */
const LITTLE: ReadonlySet<string> = new Set(
  (
    'of for the with and pour la le les du des de del para per di da do dos das el los las van voor fur ' +
    'und et y con mit ' +
    'avec au aux na od een der die auf im zum zur den dem am gegen contre contra contro tegen'
  ).split(' '),
);

/**
 * Words of an item's name in the form the vocabulary is compared in: lower case, no accents, no plural s;
 * a number and the letters behind it are two words (`200mg` is `200`, `mg`), as are four letters and more before one
 * (`CORTIZONE10`); fewer letters before a number are one with it (`b12`), but for the `spf` of `SPF70`.
 */
export function itemWords(text: string): string[] {
  const words = plain(text).match(/\d+(?:[.,]\d+)?|spf|\p{L}{4,}|\p{L}+\d*|\+/gu) ?? [];
  return words.filter((word) => !LITTLE.has(word) && (word !== '+' || words.length > 1)).map(singular);
}
