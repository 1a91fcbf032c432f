import { Buffer } from 'node:buffer';
import { expect, type Page } from '@playwright/test';

interface Line {
  readonly id: string;
  readonly daysAgo: number;
  readonly amount: string;
  readonly name: string;
}

export interface StatementFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A statement file as banks offer it, with dates counted back from today. */
export function statement(account: string, lines: readonly Line[]): StatementFile {
  const rows = lines.map(
    (line) =>
      `<STMTTRN><TRNTYPE>${line.amount.startsWith('-') ? 'DEBIT' : 'CREDIT'}<DTPOSTED>${dayOf(line.daysAgo)}` +
      `<TRNAMT>${line.amount}<FITID>${line.id}<NAME>${line.name}</STMTTRN>`,
  );
  const text = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:USASCII
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>121000248<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>
${rows.join('\n')}
</BANKTRANLIST><LEDGERBAL><BALAMT>3049.80<DTASOF>${dayOf(1)}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
  return { name: 'november.ofx', mimeType: 'application/x-ofx', buffer: Buffer.from(text) };
}

/** Four transactions, two of them identical: both are real. */
export const FOUR_TRANSACTIONS: readonly Line[] = [
  { id: 'A1', daysAgo: 2, amount: '-41.20', name: 'RIVERSIDE HARDWARE 0042' },
  { id: 'A2', daysAgo: 3, amount: '-4.50', name: 'CORNER BAKERY' },
  { id: 'A3', daysAgo: 3, amount: '-4.50', name: 'CORNER BAKERY' },
  { id: 'A4', daysAgo: 5, amount: '2100.00', name: 'NORTHWIND LABS PAYROLL' },
];

function dayOf(daysAgo: number): string {
  return new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
}

/** Imports the four transactions through the screen. */
export async function importFourTransactions(page: Page): Promise<void> {
  await page.goto('/transactions?import=open');
  await page.getByLabel('Statement file').setInputFiles(statement('12345678', FOUR_TRANSACTIONS));
  await page.getByRole('button', { name: 'Import 4 transactions' }).click();
  await expect(page.getByText('4 transactions imported from november.ofx.')).toBeVisible();
}
