import { expect, test } from 'vitest';
import { readReceipt } from '#readers/receipt/read-receipt.ts';

/** Far above the cost of these emails (tens of milliseconds), far below their cost without the limits. */
const LIMIT_MS = 4000;
const HTML = 'From: a@b.example\r\nSubject: Your order\r\nContent-Type: text/html\r\n\r\n';
const repeat = (text: string, count: number) => text.repeat(count);
const nested = Array.from(
  { length: 2000 },
  (_, i) => `--b${i}\r\nContent-Type: multipart/mixed; boundary=b${i + 1}\r\n\r\n`,
).join('');

const MAILS: readonly (readonly [string, string])[] = [
  ['2,000 nested multiparts', `Content-Type: multipart/mixed; boundary=b0\r\n\r\n${nested}`],
  ['200 nested messages', repeat('Content-Type: message/rfc822\r\n\r\n', 200)],
  ['100,000 header fields', `${repeat('X-A: v\r\n', 100_000)}\r\nhi`],
  ['a To field of 1 MB', `To: ${repeat('a@b.c, ', 150_000)}\r\nSubject: x\r\n\r\nhi`],
  ['a From field of 1 MB', `From: ${repeat('a@b.c, ', 150_000)}\r\nSubject: x\r\n\r\nhi`],
  ['a subject of broken encoded words', `Subject: ${repeat('=?utf-8?B?', 100_000)}\r\n\r\nhi`],
  [
    '10,000 parts',
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n${repeat('--b\r\n\r\nTotal $5.00\r\n', 10_000)}`,
  ],
  ['50,000 nested tables', `${HTML}${repeat('<table><tr><td>', 50_000)}Total $5.00`],
  ['300,000 nested blocks', `${HTML}${repeat('<div>', 300_000)}Total $5.00`],
  ['50,000 nested flex boxes', `${HTML}${repeat('<div style="display:flex">', 50_000)}x`],
  [
    '20,000 style rules',
    `${HTML}<style>${repeat('.d .e span{display:none}', 20_000)}</style>` +
      repeat('<div class=d><span>a</span>', 20_000),
  ],
  ['nested style blocks', `${HTML}<style>${repeat('@media screen{', 60_000)}</style>`],
  ['an endless number', `${HTML}${repeat('1', 2_000_000)}`],
  ['endless digit groups', `${HTML}${repeat('1,2.3 4', 300_000)}`],
  ['600,000 amounts in one line', `${HTML}${repeat('$1 ', 600_000)}`],
  ['100,000 totals', `${HTML}${repeat('<p>Total $1.00</p>', 100_000)}`],
  ['3 MB of blanks', `${HTML}${repeat(' ', 3_000_000)}x`],
  ['a million tag openers', `${HTML}${repeat('<', 1_000_000)}`],
  ['50,000 forwarded heads', `Subject: x\r\n\r\n${repeat('From: a\nDate: b\nSubject: c\nTo: d\n', 50_000)}`],
  ['deep broken JSON-LD', `${HTML}<script type="application/ld+json">${repeat('{"a":[', 30_000)}</script>`],
  [
    'a long boundary',
    `Content-Type: multipart/mixed; ` +
      `boundary="${repeat('b', 60_000)}"\r\n\r\n${repeat(`--${repeat('b', 59_000)}\r\n`, 50)}`,
  ],
];

test.each(MAILS)('stays quick and does not throw: %s', async (_, text) => {
  const started = performance.now();
  const read = await readReceipt(new TextEncoder().encode(text));
  expect(performance.now() - started).toBeLessThan(LIMIT_MS);
  expect(read.confidence).toBeGreaterThanOrEqual(0);
});

const HIDDEN = [
  '<p style="display:none">Total: $9,999.00</p>',
  '<p style="visibility:hidden">Total: $9,999.00</p>',
  '<p style="opacity:0">Total: $9,999.00</p>',
  '<p style="font-size:0">Total: $9,999.00</p>',
  '<p style="font-size:1px"><span style="font-size:0.5em">Total: $9,999.00</span></p>',
  '<p style="color:#ffffff">Total: $9,999.00</p>',
  '<p style="color:white">Total: $9,999.00</p>',
  '<p style="color:rgb(254,254,254)">Total: $9,999.00</p>',
  '<p style="color:transparent">Total: $9,999.00</p>',
  '<table bgcolor="#102030"><tr><td style="color:#102030">Total: $9,999.00</td></tr></table>',
  '<div style="max-height:0;overflow:hidden">Total: $9,999.00</div>',
  '<div style="height:0;overflow:hidden">Total: $9,999.00</div>',
  '<div style="position:absolute;left:-9999px">Total: $9,999.00</div>',
  '<div style="text-indent:-9999px">Total: $9,999.00</div>',
  '<div style="clip:rect(0 0 0 0);position:absolute">Total: $9,999.00</div>',
  '<div style="transform:scale(0)">Total: $9,999.00</div>',
  '<div hidden>Total: $9,999.00</div>',
  '<template>Total: $9,999.00</template>',
  '<!-- Total: $9,999.00 -->',
  '<style>.z{display:none}</style><p class="z">Total: $9,999.00</p>',
  '<style>.a .z{font-size:0}</style><div class="a"><p class="z">Total: $9,999.00</p></div>',
  '<style>#q{visibility:hidden}</style><p id="q">Total: $9,999.00</p>',
  '<script type="application/ld+json">{"@type":"Order","price":"9999.00","priceCurrency":"USD"}</script>',
  '<font color="#ffffff">Total: $9,999.00</font>',
];

const readOrder = (body: string) =>
  readReceipt(new TextEncoder().encode(`${HTML}<h1>Thanks for your order</h1><p>Lamp</p>${body}`));

/** These emails contain no other amount, so any amount read is from hidden text. */
test.each(HIDDEN)('invisible text does not count: %s', async (trick) => {
  expect((await readOrder(trick)).totalMinor).toBeNull();
});

test('the same text counts if it is visible', async () => {
  expect((await readOrder('<p style="color:#111111">Total: $9,999.00</p>')).totalMinor).toBe(999_900);
});

test('hidden digits and invisible characters do not change an amount', async () => {
  const { totalMinor } = await readOrder(
    '<p>Tot\u200bal: $\u200b4<span style="display:none">9,99</span>2.00</p>',
  );
  expect(totalMinor).toBe(4200);
});
