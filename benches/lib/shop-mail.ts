const CELL =
  'padding:0 24px 12px;font-family:Helvetica,Arial,sans-serif;font-size:14px;line-height:21px;color:#333333';
const THINGS = [
  ['Merino base layer, men', 'Size L · Charcoal', 1, 6_900],
  ['Wool hiking socks', 'Size 42 · Moss', 3, 1_450],
  ['Titanium mug 450 ml', '', 1, 3_200],
  ['Trail bar, almond', 'Box of 12', 2, 1_899],
] as const;
const ALSO = [
  'Down jacket',
  'Head torch',
  'Dry bag 20 l',
  'Camp towel',
  'Tent pegs, 8',
  'Water filter',
] as const;

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** An order of four items as shops send it, about 25 kB; most of it is layout, style, links and small print. */
export function shopMail(): Uint8Array {
  const sum = THINGS.reduce((cents, [, , count, price]) => cents + count * price, 0);
  const tax = Math.round(sum * 0.0825);
  const rows = [
    header(),
    line('Thank you for your order, Robin. We will write again when it is on its way.'),
    line('Order <b>#10442-8813</b> placed on November 3, 2026'),
    ...THINGS.map(thing),
    money('Subtotal', sum),
    money('Shipping', 695),
    money('Sales tax', tax),
    money('<b>Order total</b>', sum + 695 + tax),
    line('Paid with Visa ending in 4417'),
    line('Ship to: Robin Vale, 2204 Alder Street, Austin, TX 78702, United States'),
    `<tr><td style="${CELL}"><b>You may also like</b></td></tr>`,
    ...ALSO.map(offer),
    ...Array.from({ length: 16 }, (_, at) => smallPrint(at)),
  ];
  return Buffer.from(
    `From: Fjord Outfitters <orders@fjord.example>\r\nTo: robin@vale.example\r\n` +
      `Subject: Your order 10442-8813 is confirmed\r\nDate: Tue, 03 Nov 2026 10:00:00 -0800\r\n` +
      `Message-ID: <10442-8813@fjord.example>\r\nMIME-Version: 1.0\r\n` +
      `Content-Type: text/html; charset=utf-8\r\n\r\n` +
      `<!DOCTYPE html><html><head><style>@media only screen and ` +
      `(max-width:600px){.stack{display:block!important;width:100%!important}.pad{padding:0 ` +
      `16px!important}}</style></head><body style="margin:0;background:#f4f4f4"><div ` +
      `style="display:none;max-height:0;overflow:hidden">Your order is ` +
      `confirmed ${'&zwnj;&nbsp;'.repeat(60)}</div><table role="presentation" width="100%"><tr><td ` +
      `align="center"><table role="presentation" width="600" cellpadding="0" cellspacing="0" ` +
      `border="0" ` +
      `style="background:#ffffff">${rows.join('\n')}</table></td></tr></table><img ` +
      `src="https://click.fjord.example/open/8813.gif" width="1" height="1" ` +
      `alt=""></body></html>`,
  );
}

const link = (path: string, words: string): string =>
  `<a href="https://click.fjord.example/f/a/${path.repeat(6)}~~/AAQxAQA~/RgRnk2dXP0Q9aHR0cHM6Ly9mam9yZC5leGFtcGxl" ` +
  `target="_blank" style="color:#1a5f4a;text-decoration:underline;font-weight:600">${words}</a>`;

const line = (words: string): string =>
  `<tr><td class="pad" align="left" valign="top" style="${CELL}">${words}</td></tr>`;

const header = (): string =>
  `<tr><td class="pad" style="padding:24px;background:#103b2e"><img src="https://img.fjord.example/logo.png" ` +
  `alt="Fjord Outfitters" width="140" height="36" style="display:block;border:0"></td></tr><tr><td ` +
  `style="${CELL}">` +
  `${['Men', 'Women', 'Gear', 'Sale'].map((shelf) => link(`nav${shelf}`, shelf)).join(' | ')}</td></tr>`;

const thing = ([name, variant, count, price]: (typeof THINGS)[number]): string =>
  `<tr><td class="pad" ` +
  `style="${CELL}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td ` +
  `class="stack" width="96" valign="top"><img ` +
  `src="https://img.fjord.example/p/${encodeURIComponent(name)}.jpg" alt="" width="80" height="80" ` +
  `style="display:block;border:0;border-radius:4px"></td><td class="stack" valign="top" ` +
  `style="${CELL}">${link('item', name)}<br><span ` +
  `style="font-size:12px;color:#777777">${variant}</span><br><span ` +
  `style="font-size:12px;color:#777777">Qty: ${count}</span></td><td class="stack" width="90" ` +
  `align="right" valign="top" style="${CELL}">${dollars(count * price)}</td></tr></table></td></tr>`;

const money = (label: string, cents: number): string =>
  `<tr><td class="pad" ` +
  `style="${CELL}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td ` +
  `style="${CELL}">${label}</td><td align="right" style="${CELL}">${dollars(cents)}</td></tr></table></td></tr>`;

const offer = (name: string, at: number): string =>
  `<tr><td class="pad" ` +
  `style="${CELL}"><img src="https://img.fjord.example/o/${at}.jpg" alt="${name}" width="120" height="120" ` +
  `style="display:block;border:0"><br>${link(`offer${at}`, name)}<br><s ` +
  `style="color:#999999">${dollars(9_900 + at * 700)}</s> <b>${dollars(7_900 + at * 500)}</b></td></tr>`;

const smallPrint = (at: number): string =>
  `<tr><td class="pad" style="padding:0 24px ` +
  `8px;font-family:Helvetica,Arial,sans-serif;font-size:11px;line-height:16px;color:#999999">${at + 1}. Returns ` +
  `are free within 30 days of delivery in the condition in which the goods were ` +
  `sent; see ${link(`terms${at}`, 'our terms')}. Prices, offers and stock may change at any time, and ` +
  `nothing in this mail is an offer to anyone to whom it would be unlawful to make one. Fjord Outfitters, ` +
  `18 Harbour Road, Portland, OR 97204.</td></tr>`;
