import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { screenTexts } from './screen-texts.ts';

const CACHE = path.resolve(import.meta.dirname, '../../.cache');
mkdirSync(CACHE, { recursive: true });
const root = mkdtempSync(path.join(CACHE, 'texts-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const FILES = {
  'index.html':
    '<html lang="%language%"><body data-discount="20%off"><script type="module" src="/main.ts"></script></body></html>',
  'main.ts': `
    import { CATEGORY_TREE } from './category-tree.ts';
    import { texts } from './texts/en/list.ts';
    document.body.dataset.categories = CATEGORY_TREE.join();
    const key = location.hash === '#two' ? 'two' : 'one';
    document.title = texts.head.title + texts.rows(3) + texts.states[key] + texts.head.title.length;`,
  'category-tree.ts': "export const CATEGORY_TREE = ['Groceries'];",
  'category-tree-de.ts': "export const CATEGORY_TREE = ['Lebensmittel'];",
  'texts/en/page.ts': "export const texts = { language: 'en' };",
  'texts/de/page.ts': "export const texts = { language: 'de' };",
  'texts/en/list.ts': `export const texts = {
    head: { title: 'Every row', unused: 'Nobody shows this' },
    rows: (rows: number) => \`\${rows} rows\`,
    states: { one: 'first', two: 'second' },
  };`,
  'texts/de/list.ts': `export const texts = {
    head: { title: 'Jede Zeile', unused: 'Das zeigt niemand' },
    rows: (rows: number) => \`\${rows} Zeilen\`,
    states: { one: 'erste', two: 'zweite' },
  };`,
};
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

async function built(language: string): Promise<{ readonly page: string; readonly code: string }> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: screenTexts(path.join(root, 'texts'), language),
    build: { write: false, rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } },
  });
  const files = Array.isArray(result)
    ? result.flatMap(({ output }) => output)
    : 'output' in result
      ? result.output
      : [];
  const text = (wanted: 'chunk' | 'asset'): string =>
    files
      .flatMap((file) => (file.type === wanted ? [String('code' in file ? file.code : file.source)] : []))
      .join('');
  return { page: text('asset'), code: text('chunk') };
}

it('builds the screens in the language that was chosen, and in that one alone', async () => {
  const { page, code } = await built('de');
  expect(page).toContain('<html lang="de">');
  for (const text of ['Jede Zeile', ' Zeilen', 'erste', 'zweite', 'Lebensmittel'])
    expect(code).toContain(text);
  expect(code).not.toMatch(/Every row|first|Groceries/);
});

it('writes a text where it is used: neither its name nor a text that nobody shows is carried', async () => {
  const { page, code } = await built('en');
  expect(page).toContain('data-discount="20%off"');
  for (const text of ['Every row', ' rows', 'first', 'second']) expect(code).toContain(text);
  expect(code).not.toMatch(/Nobody shows this|title:|unused|Jede/);
});
