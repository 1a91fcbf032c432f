import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { zipStream } from '#server/lib/zip.ts';
import { xlsxParts } from '../../lib/files/xlsx.ts';
import { writeZip } from '../../lib/files/zip.ts';
import { EMAIL_FILES, STATEMENTS } from '../lib/hostile-inputs.ts';
import type { Cell, Row } from './cells.ts';
import { authHeaders, type Call, requestHead, sendAtOnce, sendEndless, sendSlowly } from './senders.ts';

const STATEMENT_BYTES = 1_000_000;
const EMAIL_FILE_BYTES = 4_000_000;
const BOMB_BYTES = 64 * 1024 * 1024;
const AS_A_BODY = 'the body of the upload is attacked as such, whatever it holds';
const FLAT = 'the format does not nest';
const NOT_PACKED = 'the format knows neither packing nor references';

const sendFile = (path: string, fileName: string, make: () => string | Buffer | Promise<Buffer>): Cell => ({
  // Read as far as possible, or rejected with a reason.
  outcomes: [200, 413, 422],
  async send(target) {
    const call = { method: 'POST', path: `${path}?fileName=${fileName}`, headers: await authHeaders(target) };
    return sendAtOnce(target, call, await make());
  },
});

const statement = (fileName: string, ...names: readonly string[]): Cell =>
  sendFile('/api/v1/imports', fileName, () =>
    names.map((name) => grown(STATEMENTS, name, STATEMENT_BYTES)).join('\n'),
  );

/** A spreadsheet with these rows, which share one long text. */
const spreadsheet = (rows: string): Cell =>
  sendFile('/api/v1/imports', 'a.xlsx', () =>
    Buffer.from(
      writeZip(
        xlsxParts([{ name: 'A', rows: [['x'.repeat(100_000)]] }]).set(
          'xl/worksheets/sheet1.xml',
          `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
        ),
      ),
    ),
  );

function grown(
  inputs: Readonly<Record<string, (size: number) => string>>,
  name: string,
  size: number,
): string {
  const grow = inputs[name];
  if (!grow) throw new Error(`there is no hostile input "${name}"`);
  return grow(size);
}

/** A ZIP of entries with the same content. */
async function zip(
  entries: readonly { readonly name: string; readonly content: string | Buffer }[],
): Promise<Buffer> {
  async function* each() {
    yield* entries;
  }
  return buffer(zipStream(each(), new Date(0)));
}
const manyEntries = (count: number, ending: string) =>
  zip(Array.from({ length: count }, (_, n) => ({ name: `${n}.${ending}`, content: 'x' })));

const inArchive = (path: string, ending: string): Row['cells'] => {
  const send = (make: () => Promise<Buffer>) => sendFile(path, 'archive.zip', make);
  const nested = async () => {
    let inner = await zip([{ name: `a.${ending}`, content: 'x' }]);
    for (let depth = 0; depth < 50; depth += 1) inner = await zip([{ name: 'a.zip', content: inner }]);
    return inner;
  };
  return {
    deep: send(nested),
    wide: send(() => manyEntries(5_000, ending)),
    'long line': send(() => zip([{ name: `${'x'.repeat(60_000)}.${ending}`, content: 'x' }])),
    'many parts': send(() => manyEntries(2_000, ending)),
    bomb: send(() => zip([{ name: `a.${ending}`, content: Buffer.alloc(BOMB_BYTES, 'a\n') }])),
    slow: AS_A_BODY,
    endless: AS_A_BODY,
  };
};

const IMPORTS = '/api/v1/imports';
const UPLOADS = '/api/v1/mailboxes/uploads';

/** The formats of statements. */
export const STATEMENT_ROWS: readonly Row[] = [
  {
    name: 'OFX',
    cells: {
      deep: statement('a.ofx', 'OFX nested'),
      wide: statement('a.ofx', 'OFX without ends'),
      'long line': statement('a.ofx', 'OFX names'),
      'many parts': statement('a.ofx', 'OFX openers'),
      bomb: statement('a.ofx', 'OFX entities'),
      ...{ slow: AS_A_BODY, endless: AS_A_BODY },
    },
  },
  {
    name: 'CSV',
    cells: {
      deep: FLAT,
      wide: statement('a.csv', 'CSV separators'),
      'long line': statement('a.csv', 'CSV quotes'),
      'many parts': statement('a.csv', 'CSV rows'),
      bomb: NOT_PACKED,
      ...{ slow: AS_A_BODY, endless: AS_A_BODY },
    },
  },
  {
    name: 'CAMT',
    cells: {
      deep: statement('a.xml', 'XML nested'),
      wide: statement('a.xml', 'XML attributes'),
      'long line': statement('a.xml', 'XML entities'),
      'many parts': statement('a.xml', 'XML entries'),
      bomb: statement('a.xml', 'XML entities of entities'),
      ...{ slow: AS_A_BODY, endless: AS_A_BODY },
    },
  },
  {
    name: 'MT940',
    cells: {
      deep: FLAT,
      wide: statement('a.sta', 'MT940 separators'),
      'long line': statement('a.sta', 'MT940 slashes'),
      'many parts': statement('a.sta', 'MT940 entries'),
      bomb: NOT_PACKED,
      ...{ slow: AS_A_BODY, endless: AS_A_BODY },
    },
  },
  {
    name: 'QIF',
    cells: {
      deep: FLAT,
      wide: statement('a.qif', 'QIF without ends'),
      'long line': statement('a.qif', 'QIF payees'),
      'many parts': statement('a.qif', 'QIF ends'),
      bomb: NOT_PACKED,
      ...{ slow: AS_A_BODY, endless: AS_A_BODY },
    },
  },
  {
    name: 'a web page under the name of a spreadsheet',
    cells: {
      deep: statement('a.xls', 'a web page of tables'),
      wide: statement('a.xls', 'a web page of cells'),
      'long line': statement('a.xls', 'a web page of one cell'),
      'many parts': statement('a.xls', 'a web page of rows'),
      bomb: statement('a.xls', 'a web page of entities'),
      ...{ slow: AS_A_BODY, endless: AS_A_BODY },
    },
  },
  {
    name: 'spreadsheets',
    cells: {
      deep: spreadsheet('<a>'.repeat(STATEMENT_BYTES / 3)),
      wide: spreadsheet(`<row>${'<c r="XFD1"><v>1</v></c></row><row>'.repeat(STATEMENT_BYTES / 36)}</row>`),
      'long line': spreadsheet(`<row><c t="str"><v>${'x'.repeat(STATEMENT_BYTES)}</v></c></row>`),
      'many parts': spreadsheet(
        `<row>${'<c t="s"><v>0</v></c>'.repeat(3)}</row>`.repeat(STATEMENT_BYTES / 75),
      ),
      bomb: spreadsheet(' '.repeat(BOMB_BYTES)),
      ...{ slow: AS_A_BODY, endless: AS_A_BODY },
    },
  },
  { name: 'statements in an archive', cells: inArchive(IMPORTS, 'csv') },
];

const emailFile = (name: string): Cell =>
  sendFile(UPLOADS, 'a.mbox', () => grown(EMAIL_FILES, name, EMAIL_FILE_BYTES));

/** The formats of email files. What they hold is read later, see `email-rows.ts`. */
export const EMAIL_FILE_ROWS: readonly Row[] = [
  {
    name: 'MBOX',
    cells: {
      deep: FLAT,
      wide: emailFile('header fields'),
      'long line': emailFile('one long line'),
      'many parts': emailFile('near separators'),
      bomb: NOT_PACKED,
      ...{ slow: AS_A_BODY, endless: AS_A_BODY },
    },
  },
  {
    name: 'EML',
    cells: {
      deep: 'the parts of an email are read later, see "emails"',
      wide: sendFile(UPLOADS, 'a.eml', () => `From: a@b.test\n${'X: y\n'.repeat(EMAIL_FILE_BYTES / 5)}\nx`),
      'long line': sendFile(UPLOADS, 'a.eml', () => `From: ${'a'.repeat(EMAIL_FILE_BYTES)}\n\nx`),
      'many parts': 'the parts of an email are read later, see "emails"',
      bomb: NOT_PACKED,
      ...{ slow: AS_A_BODY, endless: AS_A_BODY },
    },
  },
  { name: 'emails in an archive', cells: inArchive(UPLOADS, 'eml') },
  {
    name: 'GZ',
    cells: {
      deep: sendFile(UPLOADS, 'a.gz', () =>
        Array.from({ length: 50 }).reduce<Buffer>((inner) => gzipSync(inner), randomBytes(9)),
      ),
      wide: 'it holds one file',
      'long line': sendFile(UPLOADS, 'a.mbox.gz', () =>
        gzipSync(grown(EMAIL_FILES, 'one long line', BOMB_BYTES / 8)),
      ),
      'many parts': 'it holds one file',
      bomb: sendFile(UPLOADS, 'a.mbox.gz', () => gzipSync(Buffer.alloc(BOMB_BYTES, 'a\n'))),
      ...{ slow: AS_A_BODY, endless: AS_A_BODY },
    },
  },
];

/** Upload bodies by route. */
export const UPLOAD_ROWS: readonly Row[] = [bodyRow(IMPORTS, [413, 'cut']), bodyRow(UPLOADS, [200])];

function bodyRow(path: string, endless: Cell['outcomes']): Row {
  const call = (headers: Readonly<Record<string, string>>): Call => ({
    method: 'POST',
    path: `${path}?fileName=a.mbox`,
    headers,
  });
  const BY_FORMAT = 'each format has a row of its own';
  return {
    name: `POST ${path}`,
    cells: {
      ...{
        deep: BY_FORMAT,
        wide: BY_FORMAT,
        'long line': BY_FORMAT,
        'many parts': BY_FORMAT,
        bomb: BY_FORMAT,
      },
      slow: {
        outcomes: [408],
        send: async (target) => sendSlowly(target, requestHead(target, call(await authHeaders(target)))),
      },
      endless: {
        // Email files may have any size up to the user's quota; the sender stops first.
        outcomes: endless,
        send: async (target) =>
          sendEndless(
            target,
            call(await authHeaders(target)),
            grown(EMAIL_FILES, 'one long line', 1024 * 1024),
          ),
      },
    },
  };
}
