import { toDayNumber } from '#domain/calendar/civil-date.ts';
import { type XlsxCell, type XlsxSheet, xlsx } from '../../lib/files/xlsx.ts';

/**
 * Cases of statement files as text: a line `##### name options`, the file, a line `----- format`, and the expected
 * result. `@ account | type | currency | balance` starts an account; then one line per row: `date amount | description
 * | identifier | further`, where `further` may name `a=` the purchase date, `c=` the check number, `cur=` the currency,
 * `m=` the memo and `p` for pending. `-` is null, `?` is not evaluated, `x?` is x or null, `*` any account. `! line` is
 * a row error, `~ words` a warning. With the option `xlsx`, the file is a spreadsheet: `== name` or `== hidden: name`
 * starts a sheet, cells are separated by `|`, `=12.5` is a number, `=12.5€` one whose format shows the sign (£, kr
 * and C$ too), `=2026-11-01` or `=2026-11-01T18:00` a date stored as a number, and `'text` a text in the cell itself.
 */
export interface StatementCase {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly format: string;
  readonly accounts: readonly ExpectedAccount[];
  readonly errorLines: readonly number[];
  readonly warnings: readonly string[];
}

export interface ExpectedAccount {
  readonly accountId: string;
  readonly accountType: string;
  readonly currency: string;
  readonly balance: string;
  readonly rows: ExpectedRow[];
}

export interface ExpectedRow {
  readonly postedOn: string;
  readonly amount: string;
  readonly description: string;
  readonly externalId: string;
  readonly authorizedOn: string;
  readonly checkNumber: string;
  readonly currency: string;
  readonly memo: string;
  readonly pending: string;
}

/** Parses a file of cases. */
export function readCases(text: string): StatementCase[] {
  return text
    .split(/^##### /m)
    .slice(1)
    .map((part) => {
      const [, head = '', body = '', format = '', expected = ''] =
        /^(.*)\n([\s\S]*?)^----- (\w+)\n([\s\S]*)$/m.exec(part) ?? [];
      const [name = '', ...options] = head.trim().split(/\s+/);
      return { name, bytes: encode(body, options), format, ...readExpected(expected) };
    });
}

function readExpected(text: string) {
  const accounts: ExpectedAccount[] = [];
  const errorLines: number[] = [];
  const warnings: string[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('@ ')) {
      const [accountId = '-', accountType = '?', currency = '?', balance = '-'] = line
        .slice(2)
        .split(' | ')
        .map((cell) => cell.trim());
      accounts.push({ accountId, accountType, currency, balance, rows: [] });
    } else if (line.startsWith('! ')) errorLines.push(Number(line.slice(2)));
    else if (line.startsWith('~ ')) warnings.push(line.slice(2));
    else if (/^(?:\d{4}-|\? )/.test(line)) accounts.at(-1)?.rows.push(readRow(line));
  }
  return { accounts, errorLines, warnings };
}

function readRow(line: string): ExpectedRow {
  const [head = '', description = '?', externalId = '-', further = ''] = line
    .split(' | ')
    .map((cell) => cell.trim());
  const [postedOn = '', amount = ''] = head.split(' ');
  const named = (name: string): string | null =>
    new RegExp(`(?:^| )${name}=(.*?)(?= (?:a|c|cur|m)=| p\\??$| (?:a|c|cur|m)\\?|$)`).exec(further)?.[1] ??
    null;
  const words = further.split(' ');
  return {
    postedOn,
    amount,
    description,
    externalId,
    authorizedOn: named('a') ?? (words.includes('a?') ? '?' : '-'),
    checkNumber: named('c') ?? (words.includes('c?') ? '?' : '-'),
    currency: named('cur') ?? '?',
    memo: named('m') ?? '?',
    pending: words.includes('p') ? 'true' : words.includes('p?') ? '?' : 'false',
  };
}

function encode(body: string, options: readonly string[]): Uint8Array {
  if (options.includes('xlsx')) return xlsx(readSheets(body));
  let text = options.includes('crlf') ? body.replaceAll('\n', '\r\n') : body;
  if (options.includes('cr')) text = text.replaceAll('\n', '\r');
  if (options.includes('bom')) text = `\ufeff${text}`;
  if (options.includes('utf16le')) return new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
  if (options.includes('utf16be')) return new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le').swap16());
  for (const label of [
    'windows-1252',
    'windows-1250',
    'shift_jis',
    'iso-8859-2',
    'windows-1251',
    'windows-1253',
    'windows-1254',
    'gb18030',
    'big5',
    'euc-kr',
  ])
    if (options.includes(label)) return encodeAs(text, label);
  if (options.includes('latin1')) return encodeAs(text, 'windows-1252');
  if (options.includes('sjis')) return encodeAs(text, 'shift_jis');
  const bytes = new TextEncoder().encode(text);
  if (options.includes('one-bad-byte')) bytes[bytes.indexOf(0xc2)] = 0xe9;
  return bytes;
}

function readSheets(body: string): XlsxSheet[] {
  return body
    .split(/^== /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.trimEnd().split('\n');
      const rows = lines.map((line) => (line === '' ? [] : line.split('|').map(readCell)));
      return { name: name.replace('hidden: ', ''), rows, isHidden: name.startsWith('hidden: ') };
    });
}

/** The format of a number by the sign behind it. */
const NUMBER_FORMATS: Readonly<Record<string, 'euros' | 'pounds' | 'canadianDollars' | 'kronor'>> = {
  '€': 'euros',
  '£': 'pounds',
  C$: 'canadianDollars',
  kr: 'kronor',
};
/** The day number of 1970-01-01 in spreadsheets. */
const SERIAL_OF_1970 = 25_569;

function readCell(written: string): XlsxCell {
  const text = written.trim();
  if (text === '') return null;
  if (text.startsWith("'")) return { inline: text.slice(1) };
  if (!text.startsWith('=')) return text;
  const [, day, hour, minute] = /^=(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d))?$/.exec(text) ?? [];
  const [, number = '', sign] = /^=([-\d.]+)(€|£|C\$|kr)?$/.exec(text) ?? [];
  if (day === undefined) return { number, format: NUMBER_FORMATS[sign ?? ''] ?? 'money' };
  const serial = toDayNumber(day) + SERIAL_OF_1970;
  if (hour === undefined) return { number: String(serial), format: 'date' };
  return { number: String(serial + Number(hour) / 24 + Number(minute) / 1_440), format: 'dateTime' };
}

/** The inverse of a decoder, found by decoding every one- and two-byte code. */
function encodeAs(text: string, label: string): Uint8Array {
  const codes = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(label, { fatal: true });
  const learn = (bytes: readonly number[]): void => {
    try {
      const letter = decoder.decode(new Uint8Array(bytes));
      if ([...letter].length === 1 && !codes.has(letter)) codes.set(letter, bytes);
    } catch {
      // No letter has this code.
    }
  };
  for (let byte = 0; byte < 256; byte += 1) learn([byte]);
  if (/jis|gb|big5|euc/.test(label))
    for (let lead = 0x81; lead < 0xff; lead += 1)
      for (let trail = 0x40; trail < 0xff; trail += 1) learn([lead, trail]);
  return new Uint8Array([...text].flatMap((letter) => [...(codes.get(letter) ?? [0x3f])]));
}
