import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { readPdfPage } from './pdf-text.ts';

type Drawn = readonly [text: string, x: number, y: number];

/** Reads the lines of 10-point texts placed at positions on a page, from its top left. */
async function linesOf(texts: readonly Drawn[]): Promise<string[]> {
  const document = new PDFDocument({ size: 'LETTER' }).fontSize(10);
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (const [text, x, y] of texts) document.text(text, x, y, { lineBreak: false });
  document.end();
  await ended;
  const page = await readPdfPage(Buffer.concat(chunks), '2');
  return (page?.lines ?? []).map(({ cells }) => cells.map(({ text }) => text).join(' | '));
}

it('joins a wrapped sentence into one line, including a number in it', async () => {
  expect(
    await linesOf([
      ['We charged the whole of your order, which is $41.86, to the card', 50, 100],
      ['that ends in 5520. The number of this order is 2JC9-88210-', 50, 114],
      ['5501.', 50, 128],
    ]),
  ).toEqual([
    'We charged the whole of your order, which is $41.86, to the card that ends in 5520. ' +
      'The number of this order is 2JC9-88210-5501.',
  ]);
});

it('keeps list lines separate even if their lengths are similar', async () => {
  const list = ['Stoneware clay of ten kilograms 111.00', 'Trimming tools in a set of seven 126.50'];
  expect(
    await linesOf([
      [list[0] ?? '', 50, 100],
      [list[1] ?? '', 50, 114],
      ['Order number:', 50, 128],
      ['10105588123990', 50, 142],
    ]),
  ).toEqual([...list, 'Order number:', '10105588123990']);
});

it('places a price centered on a two-line name next to the name', async () => {
  expect(
    await linesOf([
      ['Oat Latte (Large)', 50, 100],
      ['$6.25', 400, 106],
      ['Extra shot', 50, 112],
      ['Almond Croissant', 50, 130],
      ['$4.34', 400, 130],
    ]),
  ).toEqual(['Oat Latte (Large) | $6.25', 'Extra shot', 'Almond Croissant | $4.34']);
});
