import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

const empty = 'export const value = 1;\n';
const uses = (target: string) => `import { value } from '${target}';\nexport const other = value;\n`;

/** A stage of the reader that imports the next one. */
const stageOffence = (stage: string, next: string) => ({
  [`src/readers/receipt/${stage}/a.ts`]: uses(`../${next}/b.ts`),
  [`src/readers/receipt/${next}/b.ts`]: empty,
});

const OFFENCES: Record<string, Record<string, string>> = {
  'domain-pure': { 'src/domain/a.ts': uses('node:fs') },
  'readers-pure': { 'src/readers/a.ts': uses('../db/b.ts'), 'src/db/b.ts': empty },
  'readers-no-node': { 'src/readers/a.ts': uses('node:fs') },
  'reader-stage-words': stageOffence('lexicon', 'email'),
  'reader-stage-email': stageOffence('email', 'page'),
  'reader-stage-page': stageOffence('page', 'candidates'),
  'reader-stage-candidates': stageOffence('candidates', 'fields'),
  'reader-stage-fields': stageOffence('fields', 'decision'),
  'reader-stage-decision': stageOffence('decision', 'confidence'),
  'contract-down': { 'src/contract/a.ts': uses('../server/b.ts'), 'src/server/b.ts': empty },
  'ports-types': { 'src/ports/a.ts': uses('../db/b.ts'), 'src/db/b.ts': empty },
  'adapters-ports': { 'src/adapters/a.ts': uses('../db/b.ts'), 'src/db/b.ts': empty },
  'db-down': { 'src/db/a.ts': uses('../server/b.ts'), 'src/server/b.ts': empty },
  'feature-island': {
    'src/server/features/one/a.ts': uses('../two/b.ts'),
    'src/server/features/two/b.ts': empty,
  },
  'web-feature-island': {
    'src/web/features/one/a.ts': uses('../two/b.ts'),
    'src/web/features/two/b.ts': empty,
  },
  'web-no-server': {
    'src/web/a.ts': "import type { Value } from '../server/b.ts';\nexport type Other = Value;\n",
    'src/server/b.ts': 'export type Value = 1;\n',
  },
  'web-no-zod': {
    'src/web/a.ts': uses('zod'),
    'node_modules/zod/package.json': '{"name":"zod","version":"1.0.0","type":"module","main":"index.js"}',
    'node_modules/zod/index.js': empty,
  },
  'only-main-sees-adapters': {
    'src/server/features/one/a.ts': uses('../../../adapters/b.ts'),
    'src/adapters/b.ts': empty,
  },
  'no-emulators-in-product': { 'src/server/a.ts': uses('../emulators/b.ts'), 'src/emulators/b.ts': empty },
  'emulators-alone': { 'src/emulators/a.ts': uses('../domain/b.ts'), 'src/domain/b.ts': empty },
  'no-test-in-product': { 'src/server/a.ts': uses('./b.test.ts'), 'src/server/b.test.ts': empty },
  'no-training-in-product': { 'src/readers/a.ts': uses('../../training/b.ts'), 'training/b.ts': empty },
  'no-cycles': {
    'src/domain/a.ts': uses('./b.ts'),
    'src/domain/b.ts': "import { other } from './a.ts';\nexport const value = () => other;\n",
  },
  'no-unresolved': { 'src/domain/a.ts': uses('./absent.ts') },
};

/** A tree without violations, next to those with one. */
const CLEAN = { 'src/domain/a.ts': empty, 'src/db/b.ts': uses('../domain/a.ts') };

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

/** Checks all trees in one run and returns the violated rules by tree. */
function brokenRules(trees: Record<string, Record<string, string>>): Map<string, string[]> {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, '.cache/canary-'));
  try {
    for (const [tree, files] of Object.entries(trees))
      for (const [name, text] of Object.entries(files)) {
        const renamed = (file: string) => file.replace(/([ab](?:\.test)?\.ts)/, `${tree}-$1`);
        mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
        writeFileSync(path.join(folder, renamed(name)), renamed(text));
      }
    const cruiser = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const config = path.join(ROOT, '.dependency-cruiser.cjs');
    const { stdout } = spawnSync(
      process.execPath,
      [cruiser, '--config', config, '--output-type', 'json', 'src'],
      { cwd: folder, encoding: 'utf8', maxBuffer: 32_000_000 },
    );
    const { summary }: { summary: { violations: Violation[] } } = JSON.parse(stdout);
    const byTree = new Map<string, string[]>();
    for (const { from, rule } of summary.violations) {
      const tree = path.basename(from).replace(/-[ab]\..*$/, '');
      byTree.set(tree, [...(byTree.get(tree) ?? []), rule.name]);
    }
    return byTree;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('import directions', () => {
  const broken = brokenRules({ ...OFFENCES, clean: CLEAN });

  it.each(Object.keys(OFFENCES))('%s is enforced: its canary is rejected', (rule) => {
    expect(broken.get(rule)).toContain(rule);
  });

  it('a tree that follows the directions passes', () => {
    expect(broken.get('clean')).toBeUndefined();
  });

  it('every rule has a canary', async () => {
    const config: { default: { forbidden: { name: string }[] } } = await import(
      path.join(ROOT, '.dependency-cruiser.cjs')
    );
    expect(Object.keys(OFFENCES).sort()).toEqual(config.default.forbidden.map((rule) => rule.name).sort());
  });
});
