/** Digit sets by their zero: Arabic, Persian, Devanagari, Bengali, Thai, full-width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];
const OTHER_DIGIT = '\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19';
const HAS_OTHER = new RegExp(`[${OTHER_DIGIT}]`);
/** A cell of digits and the marks of numbers, dates and times; other texts keep their digits. */
const OTHER_MARK = '\u066b\u066c.,:/\uff0e\uff0c\uff0f\uff1a)\u2212\u00a0 -';
const NUMBER_CELL = new RegExp(
  `(^|[,;\\t|"])([^\\S\\r\\n]{0,40}[-+(\u2212\uff0d]?[${OTHER_DIGIT}][${OTHER_DIGIT}\\d${OTHER_MARK}]*)` +
    '(?=$|[,;\\t|"\\r])',
  'gm',
);
const SAMPLE_CHARS = 65_536;

/** Converts the numbers and dates of a table from another script's digits to Latin digits. */
export function withLatinDigits(text: string): string {
  if (!HAS_OTHER.test(text.slice(0, SAMPLE_CHARS))) return text;
  return text.replace(NUMBER_CELL, (_, before: string, cell: string) => before + latin(cell));
}

function latin(cell: string): string {
  return cell.replace(/[^\x00-\x7f]/g, (letter) => {
    const code = letter.charCodeAt(0);
    const zero = ZEROS.find((zero) => code >= zero && code <= zero + 9);
    if (zero !== undefined) return String(code - zero);
    return MARKS[letter] ?? letter;
  });
}

/** Arabic decimal and thousands marks, and full-width marks. */
const MARKS: Readonly<Record<string, string>> = {
  '\u066b': '.',
  '\u066c': "'",
  '\uff0e': '.',
  '\uff0f': '/',
  '\uff1a': ':',
  '\uff0d': '-',
};
