import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitizeEmailHtml } from './sanitize-email-html.ts';

const URL_TEXT = 'https://tracker.test/p.gif?u=77';
const ADDRESS_ATTRIBUTES = [
  ...['src', 'href', 'background', 'srcset', 'poster', 'data', 'action', 'formaction', 'cite', 'longdesc'],
  ...[
    'xlink:href',
    'ping',
    'usemap',
    'profile',
    'manifest',
    'classid',
    'codebase',
    'lowsrc',
    'dynsrc',
    'icon',
  ],
];
const STYLE_PROPERTIES = [
  ...['background', 'background-image', 'background-color', 'list-style', 'list-style-image', 'border-image'],
  ...['cursor', 'content', 'font', 'font-family', 'color', 'width', 'filter', 'mask', 'src', 'behavior'],
];
const STYLE_VALUES = [
  `url(${URL_TEXT})`,
  `url('${URL_TEXT}')`,
  `URL( "${URL_TEXT}" )`,
  `u\\72l(${URL_TEXT})`,
  `image-set("${URL_TEXT}" 1x)`,
  `/* */url(${URL_TEXT})`,
  `red url(//tracker.test/p.gif)`,
];
const TAGS = [
  'p',
  'img',
  'a',
  'table',
  'td',
  'div',
  'font',
  'svg',
  'input',
  'link',
  'video',
  'body',
  'object',
];

/** Anything that would make a browser fetch or open an address. */
const ADDRESS = /tracker\.test|url\(|https?:|image-set/i;
const attributesOf = (html: string) => [...html.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag).join('');

test.each(TAGS)('no URL remains in any attribute of %s', (tag) => {
  for (const name of [...ADDRESS_ATTRIBUTES, 'title', 'alt', 'class', 'id', 'size', 'face', 'bgcolor'])
    for (const quoted of [`"${URL_TEXT}"`, `'${URL_TEXT}'`, URL_TEXT])
      expect(attributesOf(sanitizeEmailHtml(`<${tag} ${name}=${quoted}>words</${tag}>`)), name).not.toMatch(
        ADDRESS,
      );
});

test.each(STYLE_PROPERTIES)('no URL remains in the style %s', (property) => {
  for (const value of STYLE_VALUES)
    expect(
      attributesOf(sanitizeEmailHtml(`<td style='${property}:${value};color:red'>words</td>`)),
      value,
    ).not.toMatch(ADDRESS);
});

test('no URL remains in any combination', () => {
  const attribute = fc.tuple(
    fc.constantFrom(...ADDRESS_ATTRIBUTES, 'style', 'width', 'color', 'face', 'align', 'lang', 'dir'),
    fc.constantFrom(URL_TEXT, ...STYLE_PROPERTIES.map((name) => `${name}:url(${URL_TEXT})`)),
  );
  const element = fc
    .tuple(fc.constantFrom(...TAGS), fc.array(attribute, { maxLength: 3 }))
    .map(([tag, list]) => `<${tag} ${list.map(([name, value]) => `${name}="${value}"`).join(' ')}>x`);
  fc.assert(
    fc.property(fc.array(element, { maxLength: 4 }), (elements) => {
      expect(attributesOf(sanitizeEmailHtml(elements.join('')))).not.toMatch(ADDRESS);
    }),
  );
});

test('layout and text remain', () => {
  expect(sanitizeEmailHtml('<td style="color:red" width="20">Total <b>$5</b></td>')).toBe(
    '<td style="color:red" width="20">Total <b>$5</b></td>',
  );
});
