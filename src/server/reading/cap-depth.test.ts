import sanitizeHtml from 'sanitize-html';
import { describe, expect, it } from 'vitest';
import { capDepth } from './cap-depth.ts';

const nested = (tag: string, count: number, words: string) =>
  `<${tag}>`.repeat(count) + words + `</${tag}>`.repeat(count);

describe('HTML with a capped depth', () => {
  it('is unchanged if it is less deep, also with omitted end tags', () => {
    for (const html of [
      nested('div', 100, 'text'),
      '<p>one'.repeat(5_000),
      '<ul>'.concat('<li>one'.repeat(5_000), '</ul>'),
      '<table>'.concat('<tr><td>a<td>b'.repeat(5_000), '</table>'),
      '<br><img src=x><input>'.repeat(5_000),
      '<div></div>'.repeat(5_000),
      '<title><b><b><b></title><!-- <b><b> --><style><b></style>',
    ])
      expect(capDepth(html, 100)).toBe(html);
  });

  it('keeps all text, and the elements above the limit', () => {
    const html = `${nested('div', 5_000, 'deep')}<p>after</p>`;
    expect(capDepth(html, 100)).toBe(`${nested('div', 100, 'deep')}<p>after</p>`);
    expect(capDepth(`<div><b>${nested('i', 9, 'x')}</b></div><b>bold</b>`, 3)).toBe(
      '<div><b><i>x</i></b></div><b>bold</b>',
    );
  });

  it('closes elements beyond the limit with their parents', () => {
    const html = `<div><div>${'<b>'.repeat(50)}x</div></div><b>bold</b> plain`;
    expect(capDepth(html, 3)).toBe('<div><div><b>x</div></div><b>bold</b> plain');
  });

  it('is never deeper for the parser, whatever the elements', () => {
    const shapes = [
      '<table><tr><td>',
      '<b><i>',
      '<svg><title>',
      '<math><mi><p>',
      '<p><div></b>',
      '<a><li><select>',
    ];
    for (const shape of shapes) {
      let depth = 0;
      let deepest = 0;
      sanitizeHtml(capDepth(shape.repeat(1_000), 50), {
        allowedTags: false,
        allowVulnerableTags: true,
        onOpenTag: () => {
          depth += 1;
          deepest = Math.max(deepest, depth);
        },
        onCloseTag: () => {
          depth -= 1;
        },
      });
      expect(deepest, shape).toBeLessThanOrEqual(51);
    }
  });
});
