import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { userMessage } from '#domain/messages/user-message.ts';
import { readStatementFile } from './read-statement-file.ts';
import { MAX_FILE_BYTES, MAX_ROWS, type StatementFile } from './statement-file.ts';

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** CPU time of this process since `start`; other processes do not count. */
function cpuMs(start: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

/** Generous compared with the few milliseconds these take, because shared machines can be slow. */
const QUICK_MS = 400;

function readQuickly(input: Uint8Array | string): StatementFile {
  const data = typeof input === 'string' ? bytes(input) : input;
  const start = process.threadCpuUsage();
  const file = readStatementFile(data);
  expect(cpuMs(start)).toBeLessThan(QUICK_MS);
  return file;
}

const CAMT_HEAD = '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>';

describe('files that are not statements', () => {
  const rejected: readonly (readonly [string, Uint8Array | string])[] = [
    ['nothing', ''],
    ['blanks', ' \n\n '],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])],
    ['a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['an old spreadsheet', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
    ['random bytes', Uint8Array.from({ length: 4096 }, (_, i) => (i * 7919 + (i >> 3) * 31) & 0xff)],
    [
      'a web page',
      '<!DOCTYPE html><html><body><table><tr><td>01/02/2024</td><td>1.00</td></tr></table></body></html>',
    ],
    [
      'an invoice',
      '<?xml version="1.0"?><Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><ID>' +
        '1</ID></Invoice>',
    ],
    [
      'a payment order',
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"><CstmrCdtTrfInitn/></Document>',
    ],
    ['JSON', '{"transactions": [{"date": "2024-01-01", "amount": 1}]}'],
    ['prose', 'Dear customer,\n\nyour statement is attached.\nKind regards'],
    ['a list of names', 'name,city\nAnn,Oslo\nBob,Rome\n'],
    [
      'an entity bomb',
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>' +
        `${CAMT_HEAD}<Stmt>&b;</Stmt></BkToCstmrStmt></Document>`,
    ],
    [
      'an external entity',
      `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${CAMT_HEAD}&a;</BkToCstmrStmt></Document>`,
    ],
    [
      'a document type behind much text',
      `${CAMT_HEAD}${' '.repeat(70_000)}<!DOCTYPE x></BkToCstmrStmt></Document>`,
    ],
    [
      'deep nesting',
      `${CAMT_HEAD}${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}</BkToCstmrStmt></Document>`,
    ],
    ['a table too wide', `${'a,'.repeat(100_000)}\n`],
  ];

  it.each(rejected)('rejects %s immediately with a reason', (_, input) => {
    const file = readQuickly(input);
    expect(file.accounts).toEqual([]);
    expect(file.errors.length).toBeGreaterThan(0);
    expect(file.errors[0]?.reason).not.toBe('');
  });

  it('rejects a file over the size limit before reading it', () => {
    expect(readQuickly(new Uint8Array(MAX_FILE_BYTES + 1)).errors[0]?.reason).toBe(
      userMessage('fileTooLarge', 32),
    );
  });

  it('rejects a file with too many rows', () => {
    const rows = '<STMTTRN><DTPOSTED>20240101<TRNAMT>1'.repeat(MAX_ROWS + 1);
    const file = readStatementFile(bytes(`<OFX><STMTRS>${rows}</STMTRS></OFX>`));
    expect(file.accounts).toEqual([]);
    expect(file.errors[0]?.reason).toBe(userMessage('tooManyTransactions', 200_000));
  });
});

describe('inputs designed to be slow', () => {
  const size = 200_000;
  const slow: readonly (readonly [string, string])[] = [
    ['unclosed comments', `<OFX>${'<!--'.repeat(size)}`],
    ['unclosed CDATA', `<OFX><STMTRS><STMTTRN><NAME>${'<![CDATA['.repeat(size)}`],
    ['unclosed tags', `<OFX>${'<STMTTRN '.repeat(size)}`],
    ['less-than signs', `<OFX><STMTRS><STMTTRN><NAME>${'<'.repeat(size * 4)}`],
    ['character references', `<OFX><STMTRS><STMTTRN><MEMO>${'&#65;'.repeat(size)}`],
    ['ampersands', `<OFX><STMTRS><STMTTRN><MEMO>${'&amp;'.repeat(size)}`],
    ['nested statements', `<OFX>${'<STMTTRNRS><STMTRS>'.repeat(size / 4)}`],
    [
      'prototype names',
      '<OFX><STMTRS><__PROTO__><STMTTRN><CONSTRUCTOR>1<DTPOSTED>20240101<TRNAMT>1</STMTTRN></OFX>',
    ],
    ['quotes', `Date,Description,Amount\n${'"'.repeat(size)}`],
    ['quotes in every line', `Date,Description,Amount\n${'2024-01-01,"x,1\n'.repeat(20_000)}`],
    ['cells of a page without end', `<table><tr><td>Date</td><td>Amount</td>${'<tr><td>x'.repeat(20_000)}`],
    ['comments of a page without end', `<table><tr><td>x${'<!--<script'.repeat(20_000)}`],
    ['tags of a page without end', `<table><tr><td>x${'<td '.repeat(50_000)}`],
    ['one long cell', `Date,Description,Amount\n2024-01-01,${'x'.repeat(size * 10)},1.00\n`],
    ['one long digit run', `Date,Description,Amount\n2024-01-01,x,${'1'.repeat(size * 4)}\n`],
    ['separators in a number', `Date,Description,Amount\n2024-01-01,x,${'1,'.repeat(30)}1\n`],
    ['QIF without ends', `!Type:Bank\n${'D1/1/2024\nT1\n'.repeat(size / 4)}`],
    ['MT940 continuation lines', `:20:A\n:25:1\n:61:240101C1,00NMSC\n:86:${'x\n'.repeat(size)}`],
    ['MT940 separators', `:20:A\n:25:1\n:61:240101C1,00NMSC\n:86:166?00${'?20?'.repeat(size / 4)}`],
    ['MT940 slashes', `:20:A\n:25:1\n:61:240101C1,00NMSC\n:86:/NAME/${'/'.repeat(size)}`],
    ['blank lines', '\n'.repeat(size * 4)],
    ['spaces', ' '.repeat(size * 10)],
  ];

  it.each(slow)('finishes quickly on %s', (_, text) => {
    const start = process.threadCpuUsage();
    readStatementFile(bytes(text));
    expect(cpuMs(start)).toBeLessThan(2_000);
  });
});

it('survives any truncation and any changed byte of a valid file', () => {
  const good = [
    'OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>' +
      '1</BANKACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20240101<TRNAMT>-1.00<FITID>1<NAME>' +
      'A</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
    'Date,Description,Amount,Balance\n2024-01-01,"A, B",-1.00,9.00\n2024-01-02,C,2.00,11.00\n',
    '!Type:Bank\nD1/13/2024\nT-1.00\nPA\n^\n',
    ':20:A\n:25:1\n:60F:C240101EUR1,00\n:61:2401010101C1,00NMSCNONREF//X\n:86:166?00A?20B?32C\n:62F:C240101EUR2,00\n-',
    `${CAMT_HEAD}<Stmt><Acct><Id><IBAN>X</IBAN></Id></Acct><Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>` +
      'CRDT</CdtDbtInd><BookgDt><Dt>2024-01-01</Dt></BookgDt></Ntry></Stmt></BkToCstmrStmt></Document>',
  ];
  for (const text of good) {
    const data = bytes(text);
    for (let i = 0; i < data.length; i += 1) {
      readStatementFile(data.subarray(0, i));
      const changed = Uint8Array.from(data);
      changed[i] = (changed[i] ?? 0) ^ 0x15;
      readStatementFile(changed);
    }
  }
});
