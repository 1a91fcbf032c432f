import { expect, test } from 'vitest';
import { readHtml } from './visible-html.ts';

const lines = (html: string) => readHtml(html, '1').lines.map(({ text }) => text.replaceAll('\t', ' | '));

test('cells of a table row share a line, whatever blocks they contain', () => {
  expect(lines('<table><tr><td><p>Total</p></td><td><div><b>$5</b></div></td></tr></table>')).toEqual([
    'Total | $5',
  ]);
});

test('columns of equal height are read line by line', () => {
  expect(lines('<table><tr><td>Tax<br>Total</td><td>$1<br>$6</td></tr></table>')).toEqual([
    'Tax | $1',
    'Total | $6',
  ]);
});

test('flex boxes and floats are side by side', () => {
  expect(lines('<div style="display:flex"><span>Total</span><span>$5</span></div>')).toEqual(['Total | $5']);
  expect(lines('<div>Total <span style="float:right">$5</span></div>')).toEqual(['Total | $5']);
});

test('words that float to the left are beside a price, with their details below', () => {
  const row =
    '<div><span style="float:left">Burrito<br>no bacon</span><span style="float:right">$9</span></div>';
  expect(lines(row)).toEqual(['Burrito | $9', 'no bacon']);
});

test('a price that floats to the right stands after the block beside it', () => {
  expect(lines('<div><div style="float:right">$9</div><div>Lamp</div></div>')).toEqual(['Lamp | $9']);
  expect(lines('<div><div style="float:right">$9</div><div style="clear:both">Lamp</div></div>')).toEqual([
    '$9',
    'Lamp',
  ]);
});

test('columns that fill the width start the next row', () => {
  const column = (width: number, text: string) =>
    `<div style="display:inline-block;width:${width}%">${text}</div>`;
  expect(lines(column(100, 'Welcome') + column(50, 'Order') + column(50, 'A-1'))).toEqual([
    'Welcome',
    'Order | A-1',
  ]);
});

test('an important width of a class is the width of a column', () => {
  const css = '<style>.half{width:50%!important}</style>';
  const column = (text: string) => `<div class="half" style="display:inline-block;width:100%">${text}</div>`;
  expect(lines(css + column('Order') + column('A-1'))).toEqual(['Order | A-1']);
});

test('inline elements that are displayed as blocks have lines of their own', () => {
  const css = '<style>.row{display:block}.row b{float:right}</style>';
  const rows = '<span class="row">Lamp <b>$9</b></span><span class="row">Bulb <b>$2</b></span>';
  expect(lines(css + rows)).toEqual(['Lamp | $9', 'Bulb | $2']);
});

test('a margin separates a badge from the words after it', () => {
  expect(lines('<p><span style="margin-right:8px">2</span>Arepa</p>')).toEqual(['2 Arepa']);
});

test('struck prices are separate from the current price', () => {
  const [line] = readHtml('<p><s>$20.00</s> $15.00</p>', '1').lines;
  expect(line?.cells.map(({ text, isStruck }) => [text, isStruck])).toEqual([
    ['$20.00', true],
    ['$15.00', false],
  ]);
});

test('superscript cents are cents', () => {
  expect(lines('<p>$12<sup>99</sup></p>')).toEqual(['$12.99']);
});

test('white text is visible on a dark cell but not on a white page', () => {
  expect(lines('<td style="background:#000"><span style="color:#fff">seen</span></td>')).toEqual(['seen']);
  expect(lines('<p style="color:#fff">unseen</p>')).toEqual([]);
});

test('rules for narrow screens do not apply', () => {
  const css =
    '<style>@media (max-width:600px){.a{display:none}} @media (min-width:601px){.b{display:none}}</style>';
  expect(lines(`${css}<p class="a">wide</p><p class="b">narrow</p>`)).toEqual(['wide']);
});

/** Pairs of a style that hides text and a similar one that does not. */
const HIDDEN_OR_SEEN = [
  ['size', 'font-size:1px', 'font-size:9px'],
  ['size of its box', 'height:0;overflow:hidden', 'height:20px;overflow:hidden'],
  ['color', 'color:#fdfdfd', 'color:#999999'],
  ['opacity', 'opacity:0.01', 'opacity:0.6'],
  ['position', 'position:absolute;left:-9999px', 'position:absolute;left:9px'],
  ['indent', 'text-indent:-9999px', 'text-indent:-9px'],
  ['clipping', 'position:absolute;clip:rect(0,0,0,0)', 'position:absolute;clip:rect(0,9px,9px,0)'],
  ['scale', 'transform:scale(0)', 'transform:scale(0.9)'],
  ['display', 'display:none', 'display:block'],
] as const;

test.each(HIDDEN_OR_SEEN)('ignores text hidden by %s and reads similar visible text', (_by, hidden, seen) => {
  const found = (style: string) => lines(`<p>Paid</p><p style="${style}">Total $9</p>`);
  expect(found(hidden)).toEqual(['Paid']);
  expect(found(seen)).toEqual(['Paid', 'Total $9']);
});
