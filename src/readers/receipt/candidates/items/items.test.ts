import { expect, test } from 'vitest';
import { readReceipt } from '../../read-receipt.ts';

async function itemsOf(body: string) {
  const parsed =
    'From: Northgate <orders@northgate.example>\r\nSubject: Order confirmation #88273645\r\n' +
    'Date: Fri, 20 Nov 2026 10:00:00 -0500\r\nContent-Type: text/html; charset=utf-8\r\n\r\n' +
    `<h1>Thank you for your order!</h1>${body}`;
  const { items } = await readReceipt(new TextEncoder().encode(parsed));
  return items.map(({ name, quantity, lineMinor }) => [name, quantity, lineMinor]);
}

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

test('accepts items named like labels if the sum needs them', async () => {
  const rows = [
    row('1', 'Summer Rolls', '$11.90'),
    row('2', 'Total Greek Yoghurt', '$8.00'),
    row('1', 'Shipping Tape 6-Pack', '$12.00'),
    row('', 'Subtotal', '$31.90'),
    row('', 'Shipping', '$5.00'),
    row('', 'Total', '$36.90'),
  ];
  expect(await itemsOf(`<table>${rows.join('')}</table>`)).toEqual([
    ['Summer Rolls', 1, 1190],
    ['Total Greek Yoghurt', 2, 800],
    ['Shipping Tape 6-Pack', 1, 1200],
  ]);
});

test('does not read additional charges as items, even with a count', async () => {
  const rows = [
    row('2 x Full Price Ticket $89.50', '$179.00'),
    row('2 x Service Fee $20.00', '$40.00'),
    row('Order Processing Fee', '$5.70'),
    row('Total', '$224.70'),
  ];
  expect(await itemsOf(`<table>${rows.join('')}</table>`)).toEqual([['Full Price Ticket', 2, 17900]]);
});

test('finds the name despite a struck price above the current one', async () => {
  const rows = [
    row('Winter Parka × 1', '<del>$179.00</del><p>$159.00</p>'),
    row('Beanie × 2', '$39.50'),
    row('Subtotal', '$198.50'),
    row('Total', '$198.50'),
  ];
  expect(await itemsOf(`<table>${rows.join('')}</table>`)).toEqual([
    ['Winter Parka', 1, 15900],
    ['Beanie', 2, 3950],
  ]);
});

test('reads the sum below an item’s name and count as its price', async () => {
  const thing = (name: string, sum: string) => `<p>${name}<br>Size: M<br>Quantity: 1<br>Total: ${sum}</p>`;
  const body =
    `${thing('Oversized Hoodie', '$24.99')}${thing('Twin pack', '$12.99')}<p>Subtotal: $37.98<br>` +
    'Shipping: $4.00<br>Order total: $41.98</p>';
  expect(await itemsOf(body)).toEqual([
    ['Oversized Hoodie', 1, 2499],
    ['Twin pack', 1, 1299],
  ]);
});

test('does not read a sentence around an amount as an item', async () => {
  const body =
    '<p>On behalf of everyone, thank you for your generous</p><p>' +
    'contribution of $50.00 on November 2, 2026.</p><p>Gift amount: $50.00</p>';
  expect(await itemsOf(body)).toEqual([]);
});

test('removes letters explained by the register’s legend before and after names', async () => {
  const till = [
    'F DENTAL FLOSS 90 CT        3.89',
    'F COUGH DROPS 80 CT         5.99',
    'GREETING CARD T             4.50',
    'F = FSA/HSA ELIGIBLE ITEM   T = TAXED',
    'TOTAL                      14.38',
  ];
  expect(await itemsOf(`<pre>${till.join('\n')}</pre>`)).toEqual([
    ['DENTAL FLOSS 90 CT', null, 389],
    ['COUGH DROPS 80 CT', null, 599],
    ['GREETING CARD', null, 450],
  ]);
});

test('reads EA as a count, unless it is the game publisher', async () => {
  const invoice = ['2 EA  Photography 20 GB   29.98', '1 x EA SPORTS FC 26   60.00', 'TOTAL   89.98'];
  expect(await itemsOf(`<pre>${invoice.join('\n')}</pre>`)).toEqual([
    ['Photography 20 GB', 2, 2998],
    ['EA SPORTS FC 26', 1, 6000],
  ]);
});

test.each(['1 stk.', '1 szt.', '1 pcs', '1 ks'])(
  'connects a name to its price across a separate count line: %s',
  async (count) => {
    const thing = (name: string) => `<div>${name}</div><div>${count}</div><div>$89.00</div>`;
    const sum = '<div>Delivery</div><div>$9.00</div><div>Total</div><div>$187.00</div>';
    expect(await itemsOf(`${thing('Air fryer')}${thing('Beard trimmer')}${sum}`)).toEqual([
      ['Air fryer', 1, 8900],
      ['Beard trimmer', 1, 8900],
    ]);
  },
);

test.each([
  ['Oat Flat White × 2', '12 oz ($5.50 ea.)', '$11.00', 1100],
  ['Cappuccino × 2', 'groß (je 3,90 €)', '7,80 €', 780],
  ['Café crème × 2', 'grand (3,90 € pièce)', '7,80 €', 780],
])('a detail with the price of one is no item: %s, %s', async (name, detail, price, minor) => {
  const rows = [row(name, price), row(detail, ''), row('Total', price)];
  expect(await itemsOf(`<table>${rows.join('')}</table>`)).toEqual([[name.slice(0, -4), 2, minor]]);
});

test.each(['Server: Maya R', 'Table 12', 'Tisch 4', 'Mesa 7'])(
  'the check of a restaurant prints counts before names only above one: %s',
  async (head) => {
    const rows = [
      row(head),
      row('House Salad', '$12.00'),
      row('2 IPA Draft', '$14.00'),
      row('Club Sandwich', '$18.00'),
      row('Subtotal', '$44.00'),
      row('Total', '$44.00'),
    ];
    expect(await itemsOf(`<table>${rows.join('')}</table>`)).toEqual([
      ['House Salad', null, 1200],
      ['IPA Draft', 2, 1400],
      ['Club Sandwich', null, 1800],
    ]);
  },
);

test('elsewhere a number before one of several names belongs to the name', async () => {
  const rows = [
    row('3 Musketeers Bar', '$2.00'),
    row('Spring Water', '$1.50'),
    row('Paper Towels', '$6.50'),
    row('Total', '$10.00'),
  ];
  const [first] = await itemsOf(`<table>${rows.join('')}</table>`);
  expect(first).toEqual(['3 Musketeers Bar', null, 200]);
});

test('the only item next to its former price costs what the subtotal below says', async () => {
  const price = '<s>$49.99</s><br>Subtotal (excl. sales tax): $24.99';
  const rows = [row('Harbor Lights', price), row('Sales tax:', '$2.00'), row('Total:', '$26.99')];
  expect(await itemsOf(`<table>${rows.join('')}</table>`)).toEqual([['Harbor Lights', null, 2499]]);
});

test('reads the name in the column that a table heads so', async () => {
  const rows = [
    row('Agency', 'Item', 'Amount'),
    row('City of Alder Falls Treasury', 'Parking citation 0418', '$65.00'),
    row('Total', '', '$65.00'),
  ];
  expect(await itemsOf(`<table>${rows.join('')}</table>`)).toEqual([['Parking citation 0418', null, 6500]]);
});

test('reads rows that share the cell of an earlier row', async () => {
  const rows = [
    row('Order', 'Description', 'Qty', 'Amount'),
    '<tr><td rowspan="2">88273645</td><td>Tea tin</td><td>2</td><td>38.00</td></tr>',
    row('Whisk', '1', '9.00'),
    '<tr><td colspan="3">Total</td><td>$47.00</td></tr>',
  ];
  expect(await itemsOf(`<table>${rows.join('')}</table>`)).toEqual([
    ['Tea tin', 2, 3800],
    ['Whisk', 1, 900],
  ]);
});

test.each([
  ['1 x Rosier grimpant', 'Prix unitaire 24,90 €', 'Total 24,90 €', ['Rosier grimpant', 1, 2490]],
  ['3 x Leinentuch', 'Einzelpreis 8,00 €', 'Gesamt 24,00 €', ['Leinentuch', 3, 2400]],
])('reads the unit price and the sum below a counted name: %s', async (name, unit, sum, expected) => {
  const rows = [row(unit, sum), row('Total', `${sum.replace(/[^\d,€ ]/g, '').trim()}`)];
  expect(await itemsOf(`<p>${name}</p><table>${rows.join('')}</table>`)).toEqual([expected]);
});

test.each([
  ['Fountain pen (#LS-PET) X 2 = $41.90', ['Fountain pen', 2, 4190]],
  ['Seat reservation (2x) $10.40', ['Seat reservation', 2, 1040]],
])('separates counts and codes from the name: %s', async (line, expected) => {
  const total = String(Number(expected[2]) / 100);
  expect(await itemsOf(`<p>${line}</p><p>Total: $${total}0</p>`)).toEqual([expected]);
});

test('a former price in brackets ends the name', async () => {
  const rows = [row('Face cream (regular price $59.00)', '$49.00'), row('Total', '$49.00')];
  expect(await itemsOf(`<table>${rows.join('')}</table>`)).toEqual([['Face cream', null, 4900]]);
});

test('takes the name beside the former price when a variant is beside the current one', async () => {
  const rows = [
    row('Crew × 2<br>Grey / M', '<del>$96.00</del><p>$72.00</p>'),
    row('Subtotal', '$72.00'),
    row('Total', '$72.00'),
  ];
  expect(await itemsOf(`<table>${rows.join('')}</table>`)).toEqual([['Crew', 2, 7200]]);
});

test('reads prices before the columns of discount and tax', async () => {
  const rows = [
    row('Description', 'Price', 'Discount', 'Tax', 'Amount'),
    row('Web hosting, 12 months', '$131.88', '($84.00)', '$4.55', '$52.43'),
    row('Total paid', '', '', '', '$52.43'),
  ];
  expect(await itemsOf(`<table>${rows.join('')}</table>`)).toEqual([['Web hosting, 12 months', null, 13188]]);
});

test('reads cards beside each other, whose prices are below their names', async () => {
  const rows = [
    row('Wide-leg trousers', 'Poplin shirt'),
    row('Black', 'White'),
    row('$39.95', '$29.95'),
    row('Leather belt', 'Cotton shirt'),
    row('1 pc. / $25.95', '2 pcs / $9.50'),
  ];
  const sums = [row('Subtotal', '$114.85'), row('Shipping', '$3.95'), row('Total', '$118.80')];
  const body = `<table>${rows.join('')}</table><table>${sums.join('')}</table>`;
  expect(await itemsOf(body)).toEqual([
    ['Wide-leg trousers', null, 3995],
    ['Poplin shirt', null, 2995],
    ['Leather belt', 1, 2595],
    ['Cotton shirt', 2, 1900],
  ]);
});

test('reads rows beside the rate or the amount of their tax, and counts with decimals under a header', async () => {
  const rates = [
    row('Description', 'Tax', 'Amount'),
    row('Treatment', '—', '$130.00'),
    row('Resistance band', 'HST 13%', '$10.00'),
    row('Subtotal', '$140.00'),
    row('HST', '$1.30'),
    row('Total', '$141.30'),
  ];
  expect(await itemsOf(`<table>${rates.join('')}</table>`)).toEqual([
    ['Treatment', null, 13000],
    ['Resistance band', null, 1000],
  ]);
  const counts = [
    row('Date', 'Qty', 'Description', 'GST', 'Amount'),
    row('04/13/26', '1.00', 'Consultation', '8.91', '98.00'),
    row('04/13/26', '6.00', 'Cat food 420g', '4.16', '45.80'),
    row('Total', '$143.80'),
  ];
  expect(await itemsOf(`<table>${counts.join('')}</table>`)).toEqual([
    ['Consultation', 1, 9800],
    ['Cat food 420g', 6, 4580],
  ]);
});

test('takes no count from the price of a weight, but one from a unit price in brackets', async () => {
  const rows = [
    row('Bananas<br>2.00 lb @ $0.59/lb', '$1.18'),
    row('Leggings<br>Qty: 2', '$14.98 ($7.49 each)'),
    row('Total', '$16.16'),
  ];
  expect(await itemsOf(`<table>${rows.join('')}</table>`)).toEqual([
    ['Bananas', null, 118],
    ['Leggings', 2, 1498],
  ]);
});

test('reads a counted row that costs nothing as an item, but no free shipping', async () => {
  const rows = [
    row('Lamp', '2', '$40.00'),
    row('Gift bag', '1', 'Free'),
    row('Shipping', '1', 'Free'),
    row('Total', '', '$40.00'),
  ];
  expect(await itemsOf(`<table>${rows.join('')}</table>`)).toEqual([
    ['Lamp', 2, 4000],
    ['Gift bag', 1, 0],
  ]);
});

test('reads no item of which none was delivered', async () => {
  const rows = [
    row('Oil', '2', '$7.95', '$15.90'),
    row('Milk', '1', '$5.28', '$5.28'),
    row('Yogurt', '0', '$2.40', 'Sold out'),
    row('Total', '', '', '$21.18'),
  ];
  expect(await itemsOf(`<table>${rows.join('')}</table>`)).toEqual([
    ['Oil', 2, 1590],
    ['Milk', 1, 528],
  ]);
});

test('reads no price from a column of rebates, and none of the two former prices behind the current ones', async () => {
  const rebates = [
    row('Item', 'Price', 'Qty', 'Ext. price', 'Mail-in rebate'),
    row('Drill', '$89.00', '1', '$89.00', '$9.79'),
    row('Screws', '$7.50', '2', '$15.00', '$1.65'),
    row('Total', '', '', '$104.00', ''),
  ];
  expect(await itemsOf(`<table>${rebates.join('')}</table>`)).toEqual([
    ['Drill', 1, 8900],
    ['Screws', 2, 1500],
  ]);
  const former = [
    row('The Complete SQL Bootcamp'),
    row('$49.00 $309.50'),
    row('Docker: The Practical Guide'),
    row('$49.00 $349.50'),
  ];
  expect(await itemsOf(`<table>${former.join('')}${row('Total', '$98.00')}</table>`)).toEqual([
    ['The Complete SQL Bootcamp', null, 4900],
    ['Docker: The Practical Guide', null, 4900],
  ]);
});

test('reads no size alone as a name', async () => {
  const card = (name: string, size: string, price: string) => row(`<b>${name}</b><br>${size}<br>${price}`);
  const body = `${card('Moisturizing Cream', '16 oz', '$18.00')}${card('Sourdough Round', '24 oz', '$5.99')}`;
  expect(await itemsOf(`<table>${body}${row('Total', '$23.99')}</table>`)).toEqual([
    ['Moisturizing Cream', null, 1800],
    ['Sourdough Round', null, 599],
  ]);
});

test('drops the sums of groups below the list, also of a group of one', async () => {
  const rows = [
    row('Description', 'Qty', 'Price', 'Total'),
    row('Brake pads', '1.00', '$89.95', '$89.95'),
    row('Brake rotor', '2.00', '$74.50', '$149.00'),
    row('Fit pads and rotors', '2.00', '$145.00', '$290.00'),
    row('Parts', '', '', '$238.95'),
    row('Labor', '', '', '$290.00'),
    row('Total', '', '', '$528.95'),
  ];
  expect(await itemsOf(`<table>${rows.join('')}</table>`)).toEqual([
    ['Brake pads', 1, 8995],
    ['Brake rotor', 2, 14900],
    ['Fit pads and rotors', 2, 29000],
  ]);
});

test('leaves out an estimate above the list that makes it exceed its subtotal', async () => {
  const rows = [
    row('Guide price at checkout', '$23.60'),
    row('2', 'Semi-skimmed milk', '$3.10'),
    row('1', 'White bread', '$1.45'),
    row('3', 'Baked beans', '$3.75'),
    row('Subtotal', '$8.30'),
    row('Delivery', '$4.50'),
    row('Total', '$12.80'),
  ];
  expect((await itemsOf(`<table>${rows.join('')}</table>`)).map(([name]) => name)).toEqual([
    'Semi-skimmed milk',
    'White bread',
    'Baked beans',
  ]);
});

test('reads unit prices with counts above them as such if the subtotal proves it', async () => {
  const listing = (...lines: string[]) => `<td>${lines.join('<br>')}</td>`;
  const body =
    `<table><tr>${listing('Walnut cutting board', 'Quantity: 1', 'Price: $48.00')}</tr>` +
    `<tr>${listing('Board butter', 'Quantity: 2', 'Price: $7.25')}</tr></table>` +
    `<table>${row('Shop', 'OakAndEmber')}${row('Item total', '$62.50')}${row('Shipping', '$5.95')}` +
    `${row('Order total', '$68.45')}</table>`;
  expect(await itemsOf(body)).toEqual([
    ['Walnut cutting board', 1, 4800],
    ['Board butter', 2, 1450],
  ]);
});

test('does not read the patient’s share as an item beside the treatment', async () => {
  const visit = [row('Office visit, level 3', '$186.00'), row('Billed to insurance', '-$146.00')];
  const rows = [...visit, row('Your copay', '$40.00'), row('Amount paid', '$40.00')];
  expect((await itemsOf(`<table>${rows.join('')}</table>`)).map(([name]) => name)).not.toContain(
    'Your copay',
  );
});

test('reads items whose prices share a label but for its count', async () => {
  const items = [
    ['・「インクタンク 6色パック」', '配達希望日：指定なし', '6,270 円 × 1 点 合計 6,270 円'],
    ['・「エリエール ティシュー」', '配達希望日：指定なし', '418 円 × 3 点 合計 1,254 円'],
    ['・「モバイルバッテリー」', '配達希望日：指定なし', '4,990 円 × 1 点 合計 4,990 円'],
  ];
  const lines = [...items.flat(), '商品合計（税込） 12,514 円', '今回のお支払い金額 12,514 円'];
  expect(await itemsOf(lines.map((line) => `<div>${line}</div>`).join(''))).toEqual([
    ['インクタンク 6色パック', 1, 6270],
    ['エリエール ティシュー', 3, 1254],
    ['モバイルバッテリー', 1, 4990],
  ]);
});
