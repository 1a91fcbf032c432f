import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newDataDir, removeDataDir } from '../lib/folders.ts';
import { listFlakyAndFailed } from './flaky-and-failed.ts';

test('failed tests are listed with the reason, tests that passed on a retry by name', async () => {
  const folder = await newDataDir();
  const [unit, browser] = [path.join(folder, 'unit.json'), path.join(folder, 'browser.json')];
  await writeFile(
    unit,
    JSON.stringify({
      failed: ['tests/server/b.test.ts > wrong: 1 is not 2'],
      retried: ['tests/server/a.test.ts > slow'],
    }),
  );
  const spec = (title: string, status: string, results: object[] = []) => ({
    title,
    tests: [{ status, results }],
  });
  const error = { message: '\u001b[31mError: expected\u001b[39m\n\n  more' };
  const suites = [
    {
      title: 'mail.spec.ts',
      specs: [spec('reads', 'expected')],
      suites: [
        {
          title: 'a mailbox',
          specs: [spec('is late', 'flaky'), spec('is broken', 'unexpected', [{}, { error }])],
        },
      ],
    },
  ];
  await writeFile(browser, JSON.stringify({ suites }));
  expect(await listFlakyAndFailed(unit, browser)).toEqual({
    failed: [
      'tests/server/b.test.ts > wrong: 1 is not 2',
      'mail.spec.ts > a mailbox > is broken: Error: expected',
    ],
    retried: ['tests/server/a.test.ts > slow', 'mail.spec.ts > a mailbox > is late'],
  });
  expect(await listFlakyAndFailed('nowhere', 'nowhere')).toEqual({ failed: [], retried: [] });
  await removeDataDir(folder);
});
