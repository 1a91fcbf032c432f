import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newDataDir, removeDataDir } from '../lib/folders.ts';
import { listRetried } from './retried-tests.ts';

test('tests that passed on a later try are named, whichever run retried them', async () => {
  const folder = await newDataDir();
  const [unit, browser] = ['unit.json', 'browser.json'].map((name) => path.join(folder, name));
  await writeFile(unit ?? '', JSON.stringify(['tests/server/a.test.ts > slow']));
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const suites = [
    {
      title: 'mail.spec.ts',
      specs: [spec('reads', 'expected')],
      suites: [{ title: 'a mailbox', specs: [spec('is late', 'flaky'), spec('is broken', 'unexpected')] }],
    },
  ];
  await writeFile(browser ?? '', JSON.stringify({ suites }));
  expect(await listRetried(unit ?? '', browser ?? '')).toEqual([
    'tests/server/a.test.ts > slow',
    'mail.spec.ts > a mailbox > is late',
  ]);
  expect(await listRetried('nowhere', 'nowhere')).toEqual([]);
  await removeDataDir(folder);
});
