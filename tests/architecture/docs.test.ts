import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DOCS = [
  'README.md',
  ...readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const NAMED = /`((?:src|tests|benches|training|docs)\/[\w./-]+\.\w+)`/g;
const LINKED = /\]\(((?!https?:)[\w./-]+\.md)\)/g;

it('every file that a page names is there', () => {
  const missing = DOCS.flatMap((page) => {
    const text = readFileSync(path.join(ROOT, page), 'utf8');
    const named = [...text.matchAll(NAMED)].map((match) => match[1] ?? '');
    const linked = [...text.matchAll(LINKED)].map((match) => path.join(path.dirname(page), match[1] ?? ''));
    return [...named, ...linked]
      .filter((file) => !existsSync(path.join(ROOT, file)))
      .map((file) => `${page}: ${file}`);
  });
  expect(missing).toEqual([]);
});
