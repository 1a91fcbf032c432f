import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { FiledLine, PackContent } from './pack-content.ts';
import { buildBankTable, buildClaimTable } from './pack-tables.ts';
import { renderClaimForm } from './render-claim-form.ts';

const line = (place: number, values: Partial<FiledLine> = {}): FiledLine => ({
  id: `l${place}`,
  claimId: 'c',
  transactionId: `t${place}`,
  receiptId: `r${place}`,
  item: 0,
  place,
  serviceOn: '2026-03-01',
  paidOn: '2026-03-03',
  provider: 'Amber Quay',
  description: `Ibuprofen ${place}`,
  class: 'otc_pain',
  hsaEligibility: 'eligible',
  isItemized: true,
  priceMinor: 1_000,
  refundedMinor: 0,
  amountMinor: 1_050,
  accountName: 'Visa',
  accountMask: '4417',
  bankText: '=cmd|AMBER QUAY',
  patient: null,
  hasLetter: false,
  receipts: [{ folder: 'receipts/01-amber-quay-2026-03-01', original: 'kept' }],
  ...values,
});
const content = (lines: readonly FiledLine[]): PackContent => ({
  claim: {
    id: 'c',
    number: 3,
    state: 'draft',
    isSandbox: false,
    currency: 'USD',
    patient: 'Noor Vale',
    submittedOn: null,
    settledOn: null,
    reimbursedMinor: null,
    createdAt: new Date(0),
    lines,
  },
  language: 'en',
  title: 'Claim 3',
  holder: 'Noor Vale',
  madeOn: '2026-11-20',
  at: new Date('2026-11-20T00:00:00Z'),
  lines,
  receipts: [],
  transactions: lines.map((filed) => ({
    id: filed.transactionId ?? '',
    postedOn: '2026-03-03',
    bankText: filed.bankText ?? '',
    amountMinor: -5_250,
    currency: 'USD',
    accountName: 'Visa',
    accountMask: '4417',
    institutionName: 'Bank',
    isFromReceipt: false,
  })),
});

it('renders a valid PDF with every line, over as many pages as needed', async () => {
  const lines = Array.from({ length: 40 }, (_, at) =>
    line(at + 1, at === 7 ? { description: 'Żel (鎮痛) “forte”', patient: 'Sam Vale' } : {}),
  );
  const pdf = await getDocumentProxy(new Uint8Array(await renderClaimForm(content(lines))));
  expect(pdf.numPages).toBeGreaterThan(2);
  const text = (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ');
  for (const words of ['Claim 3', '$420.00', 'Noor Vale', 'Sam Vale', 'Ibuprofen 40', 'Żel (鎮痛) “forte”'])
    expect(text).toContain(words);
  expect(text).toContain('price $10.00');
  expect(text).toContain('administrator decides');
});

it('renders the same bytes for the same claim and time, and truncates overlong texts', async () => {
  const pack = content([line(1), line(2, { description: 'one long word '.repeat(2_000) })]);
  expect((await renderClaimForm(pack)).equals(await renderClaimForm(pack))).toBe(true);
  const pdf = await getDocumentProxy(new Uint8Array(await renderClaimForm(pack)));
  expect(pdf.numPages).toBe(2);
  expect((await extractText(pdf, { mergePages: true })).text).toContain('…');
});

it('writes plain numbers and protects text against formula injection', () => {
  const pack = content([line(1, { refundedMinor: 25 })]);
  expect(buildClaimTable(pack).split('\r\n')[1]).toContain(',10.00,0.25,10.50,USD,');
  for (const table of [buildClaimTable(pack), buildBankTable(pack)]) {
    expect(table).toContain("'=cmd|AMBER QUAY");
    expect(table).not.toMatch(/(?:^|,)=/m);
  }
  expect(buildBankTable(pack)).toContain(',-52.50,USD,1');
});
