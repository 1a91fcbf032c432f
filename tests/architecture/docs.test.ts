import { execFileSync } from 'node:child_process';
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
/** A path from the root of the repository. */
const NAMED = /`((?:src|tests|benches|training|docs)\/[\w./-]+\.\w+)`/g;
/** A source file by its name or the end of its path. */
const SHORTENED = /`([\w./-]+\.(?:ts|tsx|sql|mjs))`/g;
const LINKED = /\]\(((?!https?:)[\w./-]+\.md)\)/g;

/**
 * The number of files in each walkthrough: an amount to the dashboard, an email to a line item, an edit to new totals.
 */
const FILES_MAX = [12, 20, 8];

const captures = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

it('every file named in a document exists', () => {
  const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    ...{ cwd: ROOT, encoding: 'utf8' },
  })
    .split('\n')
    .map((file) => `/${file}`);
  const missing = DOCS.flatMap((page) => {
    const text = readFileSync(path.join(ROOT, page), 'utf8');
    const linked = captures(text, LINKED).map((link) => path.join(path.dirname(page), link));
    return [
      ...[...captures(text, NAMED), ...linked].filter((file) => !existsSync(path.join(ROOT, file))),
      ...captures(text, SHORTENED).filter((end) => !sources.some((file) => file.endsWith(`/${end}`))),
    ].map((file) => `${page}: ${file}`);
  });
  expect(missing).toEqual([]);
});

it('each walkthrough of the architecture names no more files than it may', () => {
  const sections = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8')
    .split(/^(?=##)/m)
    .filter((section) => section.startsWith('### '));
  const counts = sections.map((section) => new Set(captures(section, NAMED)).size);
  expect(counts).toHaveLength(FILES_MAX.length);
  for (const [at, max] of FILES_MAX.entries()) expect(counts[at]).toBeLessThanOrEqual(max);
});
