import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { createPaper, type Setting } from './paper.ts';

const INFO = {
  title: 'Proof',
  author: 'Noor Želva',
  at: new Date('2026-11-20T00:00:00Z'),
  language: 'en' as const,
};
const TEXT: Setting = { face: 'text', size: 10, color: '#000000' };

it('texts stay within their width, and a word that is wider is broken', async () => {
  const paper = await createPaper(INFO);
  const text = 'Acetaminophen extra strength rapid-release-caplets-in-one-long-word';
  const lines = paper.wrap(text, TEXT, 90);
  expect(lines.every((line) => paper.widthOf(line, TEXT) <= 90)).toBe(true);
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  expect(paper.wrap('', TEXT, 90)).toEqual(['']);
});

it('all digits of a typeface have the same width', async () => {
  const paper = await createPaper(INFO);
  for (const face of ['text', 'strong', 'display'] as const)
    expect(paper.widthOf('1,111.11', { ...TEXT, face })).toBeCloseTo(
      paper.widthOf('8,088.88', { ...TEXT, face }),
    );
});

it('characters of every script are printed and can be copied; unknown ones become question marks', async () => {
  const paper = await createPaper(INFO);
  const cases: readonly (readonly [string, string])[] = [
    ['Łódź, Żluť, Ñandú, Tiếng Việt, Клиника ₴ € ₹', 'Łódź, Żluť, Ñandú, Tiếng Việt, Клиника ₴ € ₹'],
    ['e\u0301 a\u202fb\u200b\u0000\ufe0f ﬁlm Ａ', 'é ab film Ａ'],
    ['鎮痛 Ωμ 👍 한국어 ใบเสร็จ', '鎮痛 Ωμ 👍 한국어 ใบเสร็จ'],
    ['\ud800 (x) \\ <end>', '? (x) \\ <end>'],
  ];
  for (const [at, [text]] of cases.entries()) paper.text(40, 40 + at * 20, text, TEXT);
  paper.turn();
  paper.onEach((page, pages) => paper.text(40, 700, `${page} of ${pages}`, TEXT));
  const pdf = await getDocumentProxy(new Uint8Array(await paper.finish()));
  const { text } = await extractText(pdf, { mergePages: false });
  for (const [, printed] of cases) expect(text[0]?.replace(/\s/g, '')).toContain(printed.replace(/\s/g, ''));
  expect([text[0], text[1]]).toEqual([expect.stringContaining('1 of 2'), expect.stringContaining('2 of 2')]);
});
