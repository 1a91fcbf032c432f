import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseEmail } from '#readers/receipt/email/parse-email.ts';
import { readReceipt } from '#readers/receipt/read-receipt.ts';
import type { LabeledEmail } from '#training/receipt/labeled-email.ts';
import { renderEmail } from '#training/receipt/render-email.ts';
import { loadCases } from '../golden/mail/golden-emails.ts';
import { judge } from '../golden/mail/judge.ts';
import { findChromium } from '../run/chromium.ts';

const SALES = new Set(['purchase', 'refund', 'subscription']);
/** Scripts that a machine without their fonts prints as empty boxes. */
const RARE_FONTS = /[\u0590-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
/** Maximum loss per field in percent: print has no struck-out prices, and its columns have no borders. */
const LOST_MAX = {
  kind: 1,
  total: 1,
  currency: 1,
  merchant: 1,
  orderId: 1,
  purchasedOn: 1,
  items: 8,
} as const;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
});
afterAll(() => browser.close());

it('a receipt in an attached PDF is read as well as one in the email', async () => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, offline: true })).newPage();
  const fields = new Map<string, { judged: number; lost: number }>();
  for (const golden of loadCases()) {
    const raw = renderEmail(golden);
    const html = printable(golden, raw);
    if (html === null) continue;
    await page.setContent(`<meta charset="utf-8">${html}`, { waitUntil: 'domcontentloaded' });
    const printed = attached(raw, await page.pdf({ format: 'Letter' }));
    const inPdf = judge(golden, await readReceipt(printed));
    for (const [at, { field, share }] of judge(golden, await readReceipt(raw)).entries()) {
      const known = fields.get(field) ?? { judged: 0, lost: 0 };
      const lost = share - (inPdf[at]?.share ?? 0);
      fields.set(field, { judged: known.judged + 1, lost: known.lost + lost });
    }
  }
  expect(fields.get('total')?.judged).toBeGreaterThan(400);
  for (const [field, max] of Object.entries(LOST_MAX)) {
    const { judged, lost } = fields.get(field) ?? { judged: 0, lost: 1 };
    expect((100 * lost) / judged, field).toBeLessThanOrEqual(max);
  }
});

/** The HTML of a sale email that contains only HTML; null for other emails. */
function printable({ labels }: LabeledEmail, raw: Uint8Array): string | null {
  const { bodies, pdfs, inner } = parseEmail(raw);
  const [html, ...others] = bodies.filter(({ kind }) => kind === 'html');
  const isSale = labels.kinds.some((kind) => SALES.has(kind));
  if (!isSale || !html || others.length > 0 || pdfs.length > 0 || inner) return null;
  return RARE_FONTS.test(html.text) ? null : html.text;
}

/** The same email with a greeting as its text and the original content in a PDF. */
function attached(raw: Uint8Array, pdf: Buffer): Uint8Array {
  const text = Buffer.from(raw).toString('latin1');
  const head = text
    .slice(0, text.search(/\r?\n\r?\n/))
    .split(/\r?\n(?![ \t])/)
    .filter((line) => !/^(?:content-|mime-)/i.test(line));
  const lines = [
    ...head,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Hello,',
    '--part',
    'Content-Type: application/pdf; name="receipt.pdf"',
    'Content-Transfer-Encoding: base64',
    'Content-Disposition: attachment; filename="receipt.pdf"',
    '',
    pdf.toString('base64').replace(/.{76}/g, '$&\r\n'),
    '--part--',
  ];
  return Buffer.from(lines.join('\r\n'), 'latin1');
}
