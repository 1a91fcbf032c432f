/** Inputs that grow with a size; each targets one way in which reading can become superlinear. */
export type InputBuilder = (size: number) => string;
type Inputs = Readonly<Record<string, InputBuilder>>;

/** A text repeated up to a size. */
const fill = (text: string, size: number) => text.repeat(Math.max(1, Math.floor(size / text.length)));
const repeated =
  (text: string, before = '', after = ''): InputBuilder =>
  (size) =>
    before + fill(text, size) + after;

const RUNS = [
  '$',
  '1,',
  '1.',
  '-',
  '.',
  ' ',
  '\t',
  '\n',
  ' \n',
  '0',
  '"',
  '*',
  '1 ',
  'a@',
  '(',
  '[',
  '€1',
  '1/',
  '|',
  'é',
];
const named = (texts: readonly string[], make: (text: string) => InputBuilder): Inputs =>
  Object.fromEntries(texts.map((text) => [`a run of ${JSON.stringify(text)}`, make(text)]));

const CAMT =
  '<Document ' +
  'xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>X</IBAN></Id></Acct>';
const MT940 = ':20:A\n:25:1\n:60F:C240101EUR1,00\n:61:2401010101C1,00NMSCNONREF//X\n:86:';
const CSV = 'Date,Description,Amount\n2024-01-01,';

export const STATEMENTS: Inputs = {
  ...named(RUNS, (text) => repeated(text, CSV, ',1.00\n')),
  ...Object.fromEntries(RUNS.map((text) => [`only ${JSON.stringify(text)}`, repeated(text)])),
  'OFX without ends': repeated('<STMTTRN><DTPOSTED>20240101<TRNAMT>1', '<OFX><STMTRS>'),
  'OFX openers': repeated('<', '<OFX>'),
  'OFX names': repeated('A', '<OFX><STMTRS><STMTTRN><NAME>'),
  'OFX entities': repeated('&amp;', '<OFX><STMTRS><STMTTRN><NAME>'),
  'OFX nested': repeated('<STMTRS>', '<OFX>'),
  'OFX ends': repeated('</X>', '<OFX>'),
  'CSV quotes': repeated('"', CSV),
  'CSV quoted separators': repeated('",', CSV),
  'CSV separators': repeated(',', CSV),
  'CSV rows': repeated('2024-01-01,x,1.00\n', 'Date,Description,Amount\n'),
  'CSV short rows': repeated('1\n', 'Date,Description,Amount\n'),
  'CSV of dates': repeated('2024-01-01,', CSV),
  'columns of fixed width': repeated(
    '01/02/2024   SHOP          1.00\n',
    'Date         Description   Amount\n',
  ),
  'XML nested': repeated('<a>', CAMT),
  'XML attributes': repeated(' a="b"', `${CAMT}<x`),
  'XML entities': repeated('&lt;', `${CAMT}<x>`),
  'XML entities of entities': repeated(
    '&b;',
    `<!DOCTYPE a [<!ENTITY a "${'x'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(1_000)}">]>${CAMT}<x>`,
  ),
  'XML comments': repeated('<!--', CAMT),
  'XML entries': repeated('<Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Ntry>', CAMT),
  'a web page of cells': repeated(
    '<td>1',
    '<html><table><tr><td>Date</td><td>Description</td><td>Amount</td></tr>',
  ),
  'a web page of tables': repeated('<table><tr>', '<html>'),
  'a web page of one cell': repeated('x', '<html><table><tr><td>Date</td><td>'),
  'a web page of rows': repeated('<tr><td>2024-01-01</td><td>x</td><td>1.00</td></tr>', '<html><table>'),
  'a web page of entities': repeated('&amp;', '<html><table><tr><td>Date</td><td>'),
  'MT940 separators': repeated('?20?', MT940),
  'MT940 slashes': repeated('/', `${MT940}/NAME/`),
  'MT940 tags': repeated('EREF+', MT940),
  'MT940 lines': repeated('x\n', MT940),
  'MT940 entries': repeated(':61:2401010101C1,00NMSCNONREF//X\n:86:x\n', MT940),
  'QIF without ends': repeated('D1/1/2024\nT1\n', '!Type:Bank\n'),
  'QIF payees': repeated('x', '!Type:Bank\nD1/1/2024\nT1\nP'),
  'QIF ends': repeated('^\n', '!Type:Bank\n'),
};

export const HTML_BODIES: Inputs = {
  'nested blocks': repeated('<div>'),
  'nested formatting': repeated('<b><i>'),
  'nested tables': repeated('<table><tr><td>'),
  'ends without beginnings': repeated('</div>'),
  attributes: repeated(' a="b"', '<p'),
  'a tag without an end': repeated('a=', '<p '),
  openers: repeated('<'),
  comments: repeated('<!--'),
  entities: repeated('&lt;'),
  'broken entities': repeated('&#'),
  'style rules': repeated('.d .e span{display:none}', '<style>', '</style><p class=d>x'),
  'style selectors': repeated('.a,', '<style>', '{}</style><p class=a>x'),
  'style blocks': repeated('@media screen{', '<style>', '</style>'),
  'style comments': repeated('/*', '<style>', '</style>'),
  'inline styles': repeated('color:red;', '<p style="', '">x</p>'),
  'classed elements': repeated('<p class=a>x</p>', '<style>.a .b{display:none}</style>'),
  totals: repeated('<p>Total $1.00</p>'),
  rows: repeated('<tr><td>Lamp</td><td>$1.00</td></tr>', '<table>'),
  links: repeated('<a href="https://a.test/1">x</a>'),
  images: repeated('<img src=x>'),
  ...named(RUNS, (text) => repeated(text, '<p>Total')),
};

const mbox = (text: string): InputBuilder =>
  repeated(text, 'From a Fri Nov 20 10:00:00 2026\nFrom: a@b.test\n\n');
export const EMAIL_FILES: Inputs = {
  'one long line': mbox('a'),
  'line ends': mbox('\n'),
  'marked lines': mbox('>From '),
  'marks without end': mbox('>'),
  'near separators': mbox('\n\nFrom a Mon '),
  'near separators with day names': mbox('\n\nFrom Mon Mon Mon Mon Mon Mon Mon Mon Mon Mon\n'),
  emails: mbox('From: a@b.test\n\nx\n\nFrom a Fri Nov 20 10:00:00 2026\n'),
  'header fields': mbox('A: b\n'),
  'carriage returns': mbox('\r'),
};

const HEADERS = 'From: Shop <a@shop.test>\r\n';
const MULTIPART = `${HEADERS}Content-Type: multipart/mixed; boundary=b\r\n\r\n`;
const encoded = (encoding: string, text: string): InputBuilder =>
  repeated(text, `${HEADERS}Content-Type: text/plain\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`);

/** Complete emails: header fields, structure and encodings. */
export const EMAILS: Inputs = {
  'header fields': repeated('A: b\r\n', HEADERS),
  'the same header field': repeated('Subject: b\r\n', HEADERS),
  'one folded header field': repeated(' a\r\n', `${HEADERS}Subject: x\r\n`),
  'one long header field': repeated('a', `${HEADERS}Subject: `),
  'header fields without colons': repeated('a\r\n', HEADERS),
  'header line ends': repeated('\r', HEADERS),
  'encoded words': repeated('=?utf-8?Q?=C3=A9?= ', 'Subject: '),
  'encoded words without ends': repeated('=?utf-8?Q?', 'Subject: '),
  'encoded words without blanks': repeated('=?utf-8?B?', 'Subject: ', '?='),
  addresses: repeated('A <a@b.test>, ', 'To: '),
  'addresses in a sender': repeated('"a" <a@b.test>, ', 'From: '),
  'quotes of an address': repeated('"', 'From: ', ' <a@b.test>'),
  'comments of an address': repeated('(', 'From: '),
  'parameters of a type': repeated('; a=b', `${HEADERS}Content-Type: text/plain`),
  'continued parameters': repeated('; name*1="a"', `${HEADERS}Content-Type: text/plain`),
  'authentication results': repeated('dkim=', `${HEADERS}Authentication-Results: x; `),
  'many parts': repeated('--b\r\nContent-Type: text/plain\r\n\r\nx\r\n', MULTIPART),
  'parts without ends': repeated('--b\r\n', MULTIPART),
  'near boundaries': repeated('--\r\n--c\r\n', MULTIPART),
  'deep parts': repeated('--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n', MULTIPART),
  'emails in emails': repeated('Content-Type: message/rfc822\r\n\r\n', HEADERS),
  'quoted-printable marks': encoded('quoted-printable', '='),
  'quoted-printable blanks': encoded('quoted-printable', ' \r\n'),
  'quoted-printable line ends': encoded('quoted-printable', '=\r\n'),
  'base64 blanks': encoded('base64', ' \n'),
  'base64 padding': encoded('base64', '='),
  'base64 text': encoded('base64', 'QUJD'),
};

const PLAIN = `${HEADERS}Subject: Your order 12345\r\nContent-Type: text/plain\r\n\r\n`;
export const PLAIN_BODIES: Inputs = {
  ...named(RUNS, (text) => repeated(text, `${PLAIN}Total `)),
  'plain rows': repeated('Lamp    1    $1.00\r\n', PLAIN),
  'plain totals': repeated('Total $1.00\r\n', PLAIN),
  'quoted lines': repeated('>', PLAIN),
  'forwarded heads': repeated('From: a\r\nDate: b\r\nSubject: c\r\n\r\n', PLAIN),
  sentences: repeated('You paid $1.00 to Shop on Nov 20. ', PLAIN),
  'flowed lines': repeated('a, \r\n', PLAIN),
};

/** Single-line texts from users and banks: descriptions, names, searches. */
export const LINES: Inputs = {
  ...named(RUNS, (text) => repeated(text, 'PAYPAL *')),
  words: repeated('zelle conf to shop '),
  stars: repeated('x*'),
  dates: repeated('01/02/2024 '),
  labels: repeated('name: '),
  marks: repeated('%_\\'),
};
