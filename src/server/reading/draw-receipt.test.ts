import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { drawReceiptTasks } from './draw-receipt.ts';

const FACTS = {
  receipt: {
    merchant: 'Amber Quay',
    purchasedOn: '2026-11-09',
    orderId: 'AQ-1',
    currency: 'USD',
    totalMinor: 2_599,
  },
  claimTitle: 'Claim 3',
  holder: 'Noor Vale',
  at: new Date(0),
  language: 'en' as const,
};
const HEAD = `${[
  'From: "Amber Quay" <orders@amberquay.test>',
  'Subject: Your order',
  'Date: Mon, 9 Nov 2026 12:00:00 -0500',
  'MIME-Version: 1.0',
].join('\r\n')}\r\n`;
const html = (body: string) => `${HEAD}Content-Type: text/html; charset=utf-8\r\n\r\n${body}`;

async function draw(raw: string, withText = true) {
  const { pdf, documents } = await drawReceiptTasks.drawReceipt(Buffer.from(raw), { facts: FACTS, withText });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return { pages: text.map((page) => page.replace(/\s+/g, ' ')), documents, pdf };
}

it('the PDF of a receipt has its sender, date, subject and all visible content', async () => {
  const { pages } = await draw(
    html(
      '<p>Thank you</p><table><tr><td>Ibuprofen 鎮痛</td><td>2</td><td>$8.99</td></tr>' +
        '<tr><td>Total</td><td>$25.99</td></tr></table><p style="display:none">hidden words</p>',
    ),
  );
  for (const words of [
    'Amber Quay <orders@amberquay.test>',
    '2026-11-09 12:00:00-05:00',
    'Your order',
    'AQ-1',
  ])
    expect(pages[0]).toContain(words);
  for (const words of ['Thank you', 'Ibuprofen 鎮痛', '$8.99', 'Total $25.99'])
    expect(pages[0]).toContain(words);
  expect(pages[0]).not.toContain('hidden words');
});

it('a long receipt has its title on each page, and an excessive one refers to the original', async () => {
  const item = '<tr><td>Item of a very long receipt</td><td>$1.00</td></tr>';
  const { pages } = await draw(html(`<table>${item.repeat(200)}</table>`));
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page).toContain('Amber Quay, Nov 9, 2026');
  const endless = await draw(html(`<table>${item.repeat(5_000)}</table>`));
  expect(endless.pages.length).toBeLessThan(70);
  expect(endless.pages.at(-1)).toContain('The rest of this email is in original.eml.');
});

it('is the same file each time, includes the email’s PDF files, and works without its text', async () => {
  const part = (type: string, body: string, more = '') =>
    `--b\r\nContent-Type: ${type}${more}\r\n\r\n${body}\r\n`;
  const parts = part('text/plain', 'Total: $25.99') + part('application/pdf', '%PDF', '; name="bill.pdf"');
  const raw = `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n${parts}--b--\r\n`;
  const first = await draw(raw);
  expect(first.pages[0]).toContain('Total: $25.99');
  expect(first.documents.map(({ name, content }) => [name, Buffer.from(content).toString()])).toEqual([
    ['bill.pdf', '%PDF'],
  ]);
  expect(Buffer.from((await draw(raw)).pdf).equals(Buffer.from(first.pdf))).toBe(true);
  const bare = await draw(raw, false);
  expect(bare.pages[0]).toContain('Your order');
  expect(bare.pages[0]).not.toContain('Total: $25.99');
  await expect(draw('no header at all')).rejects.toThrow('not an email');
});
