import { alternatives } from './alternatives.ts';

/** Decoded text of a file and its encoding. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: string;
}

/**
 * Decodes a statement by the first that applies: byte order mark; UTF-16 detected by its zero bytes; UTF-8, even with a
 * few invalid characters and whatever the file declares (wrong declarations are common, accidental UTF-8 is not); the
 * declared charset; the single-byte code page whose letters form words. Never throws; an invalid UTF-8 character
 * becomes `�`.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const marked = byMark(bytes);
  if (marked) return marked;
  const wide = wideEncoding(bytes);
  if (wide) return { text: decodeAs(bytes, wide) ?? '', encoding: wide };
  const utf8 = decodeAs(bytes, 'utf-8', true);
  if (utf8 !== null) return { text: withoutNul(utf8), encoding: 'utf-8' };
  const broken = mostlyUtf8(bytes);
  if (broken !== null) return { text: withoutNul(broken), encoding: 'utf-8' };
  const declared = declaredCharset(bytes);
  if (declared !== null && !SINGLE_BYTE_WEST.test(declared)) {
    const text = decodeAs(bytes, declared);
    if (text !== null) return { text: withoutNul(text), encoding: declared };
  }
  const named = textByWords(bytes, EASTERN) ?? textByWords(bytes, PAGES);
  if (named) return { ...named, text: withoutNul(named.text) };
  const eastern = textByScript(bytes);
  if (eastern) return { ...eastern, text: withoutNul(eastern.text) };
  const page = likelyCodePage(bytes);
  return { text: withoutNul(decodeAs(bytes, page) ?? ''), encoding: page };
}

const SINGLE_BYTE_WEST = /^(utf-?8|us-?ascii|ascii|iso-?8859-1|latin-?1|windows-1252|none)$/i;

/** Decodes UTF-8 if at least two thirds of the non-ASCII characters are valid; otherwise null. */
function mostlyUtf8(bytes: Uint8Array): string | null {
  const text = decodeAs(bytes, 'utf-8') ?? '';
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const whole = (text.match(/[^\p{ASCII}]/gu)?.length ?? 0) - broken;
  return whole >= broken * 2 ? text : null;
}

function byMark(bytes: Uint8Array): DecodedText | null {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) {
    const rest = bytes.subarray(3);
    const strict = decodeAs(rest, 'utf-8', true);
    return { text: withoutNul(strict ?? decodeAs(rest, 'utf-8') ?? ''), encoding: 'utf-8' };
  }
  if (a === 0xff && b === 0xfe)
    return { text: decodeAs(bytes.subarray(2), 'utf-16le') ?? '', encoding: 'utf-16le' };
  if (a === 0xfe && b === 0xff)
    return { text: decodeAs(bytes.subarray(2), 'utf-16be') ?? '', encoding: 'utf-16be' };
  return null;
}

/** Detects UTF-16 without a mark: Latin text has its zero bytes on one side only. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length, 4096) & ~1;
  if (length < 4) return null;
  let even = 0;
  let odd = 0;
  for (let i = 0; i < length; i += 2) {
    if (bytes[i] === 0) even += 1;
    if (bytes[i + 1] === 0) odd += 1;
  }
  const half = length / 2;
  if (odd > half * 0.7 && even < half * 0.1) return 'utf-16le';
  if (even > half * 0.7 && odd < half * 0.1) return 'utf-16be';
  return null;
}

/** Charset declared in an OFX header or XML prolog, or null. */
function declaredCharset(bytes: Uint8Array): string | null {
  const head = ascii(bytes, 1024);
  const prolog = /<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(head)?.[1];
  if (prolog) return prolog;
  const charset = /CHARSET\s*[:=]\s*["']?([\w-]{1,40})/i.exec(head)?.[1];
  if (charset === undefined) return null;
  return /^\d{3,4}$/.test(charset) ? `windows-${charset}` : charset;
}

/** Header words of Japanese, Chinese and Korean statements, by encoding. */
const EASTERN: readonly (readonly [string, RegExp])[] = [
  ['shift_jis', /日付|取引|残高|金額|入金|出金|摘要|お支払|利用/],
  ['euc-jp', /日付|取引|残高|金額|入金|出金|お支払|利用/],
  ['gb18030', /日期|金额|余额|摘要|交易|收入|支出/],
  ['euc-kr', /거래|금액|잔액|일자|날짜|내용|입금|출금/],
  ['big5', /日期|金額|餘額|摘要|交易|支出|存入/],
];

const CENTRAL = new RegExp(
  alternatives(`
    účt|účet|[čČ]ástka|[mM]ěna|[čČ]íslo|zůstatek|[pP]říjem|[pP]říchozí|[zZ]práva|[zZ]ůst
    [kK]sięgow|[oO]bciąż|[tT]ytuł|[oO]płat|[pP]łatn|[wW]pływ|[sS]zczegóły|[śŚ]rodk|Kwota|Rachunek
    [tT]ranzakció|[öÖ]sszeg|[kK]önyvel|Egyenleg|Terhelés
    [nN]ákup|[vV]ýplat|Popis|Dátum|Zostatok
    Isplata|Uplata|Stanje|Zadužen|Odobren|[rR]ačun
  `),
);

/** Header words by single-byte code page, for pages that share their letters. */
const PAGES: readonly (readonly [string, RegExp])[] = [
  ['windows-1250', CENTRAL],
  ['iso-8859-2', CENTRAL],
  ['windows-1254', /[iİ]şlem|[aA]çıklama|[mM]aaş|MAAŞ|İŞLEM|AÇIKLAMA/],
  ['windows-1253', /[ηΗ]μερομηνία|[πΠ]οσό|[υΥ]πόλοιπο|[πΠ]εριγραφή|[αΑ]ιτιολογία/],
  ['windows-1251', /[дД]ата|[сС]умма|[оО]писание|[вВ]алюта/],
  ['koi8-r', /[дД]ата|[сС]умма|[оО]писание|[вВ]алюта/],
  ['ibm866', /[дД]ата|[сС]умма|[оО]писание|[вВ]алюта/],
  ['windows-1257', /[sS]ąskait|[pP]askirtis|[sS]uma.*ž|[sS]aņēm|[mM]aksāj|[pP]ēc/],
];

/** Decodes text with the encoding whose header words it contains; null for any other. */
function textByWords(bytes: Uint8Array, known: typeof EASTERN): DecodedText | null {
  const head = bytes.subarray(0, 8192);
  for (const [label, words] of known) {
    if (!words.test(decodeAs(head, label) ?? '')) continue;
    const text = decodeAs(bytes, label);
    if (text !== null) return { text, encoding: label };
  }
  return null;
}

/** Characters of East Asian encodings, and those that never occur by accident. */
const SCRIPTS: readonly (readonly [string, RegExp, RegExp])[] = [
  ['shift_jis', /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uff5e]/g, /[\u3040-\u30ff]/g],
  ['euc-jp', /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uff5e]/g, /[\u3040-\u30ff]/g],
  ['euc-kr', /[\u3000-\u303f\uac00-\ud7af\uff00-\uff5e]/g, /[\uac00-\ud7af]/g],
];

/**
 * Decodes text whose bytes are all characters of one East Asian encoding, arranged in words; Western letters stand
 * alone.
 */
function textByScript(bytes: Uint8Array): DecodedText | null {
  const head = bytes.subarray(0, bytes.lastIndexOf(0x0a, 8192) + 1 || bytes.length);
  for (const [label, letters, distinctive] of SCRIPTS) {
    const text = decodeAs(head, label, true);
    if (text === null) continue;
    const high = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
    const inWords = text.match(/[^\p{ASCII}]{2,}/gu)?.join('').length ?? 0;
    const ofScript = text.match(letters)?.length ?? 0;
    if (high < 4 || inWords < high * 0.7 || ofScript < high * 0.9) continue;
    if ((text.match(distinctive)?.length ?? 0) < high * 0.1) continue;
    const whole = decodeAs(bytes, label);
    if (whole !== null) return { text: whole, encoding: label };
  }
  return null;
}

function ascii(bytes: Uint8Array, length: number): string {
  let text = '';
  for (const byte of bytes.subarray(0, length)) text += byte < 0x80 ? String.fromCharCode(byte) : '?';
  return text;
}

/**
 * Detects the code page of bytes that are not UTF-8. Between two ASCII letters, windows-1252 has symbols (¹ ³ ¿) where
 * windows-1250 has Polish and Czech letters; words of high bytes only are Cyrillic.
 */
function likelyCodePage(bytes: Uint8Array): string {
  const length = Math.min(bytes.length, 65_536);
  let high = 0;
  let run = 0;
  let inRuns = 0;
  let central = 0;
  for (let i = 0; i < length; i += 1) {
    const byte = bytes[i] ?? 0;
    if (byte < 0x80) {
      if (run >= 4) inRuns += run;
      run = 0;
      continue;
    }
    high += 1;
    if (byte >= 0xc0) run += 1;
    else run = 0;
    if (CENTRAL_LETTERS.has(byte) && isLetter(bytes[i - 1]) && isLetter(bytes[i + 1])) central += 1;
  }
  if (inRuns > high * 0.5) return 'windows-1251';
  return central > 0 && central >= high * 0.1 ? 'windows-1250' : 'windows-1252';
}

/** ł ą ż ť ź ľ in windows-1250; ³ ¹ ¿ (unused) Ÿ ¾ in windows-1252, which never occur inside words. */
const CENTRAL_LETTERS: ReadonlySet<number> = new Set([0xb3, 0xb9, 0xbf, 0x9d, 0x9f, 0xbe]);

function isLetter(byte: number | undefined): boolean {
  if (byte === undefined) return false;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

function decodeAs(bytes: Uint8Array, label: string, fatal = false): string | null {
  try {
    const decoder = new TextDecoder(label, { fatal });
    const text = decoder.decode(bytes);
    return decoder.encoding === 'windows-1252' ? withoutControlsOf1252(text) : text;
  } catch {
    // Unknown label or, in fatal mode, an invalid byte.
    return null;
  }
}

const C1_OF_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Some platform versions decode 0x80–0x9f of windows-1252 as control characters. */
function withoutControlsOf1252(text: string): string {
  if (!/[\u0080-\u009f]/.test(text)) return text;
  return text.replace(/[\u0080-\u009f]/g, (char) => C1_OF_1252[char.charCodeAt(0) - 0x80] ?? char);
}

function withoutNul(text: string): string {
  return text.includes('\u0000') ? text.replaceAll('\u0000', '') : text;
}
