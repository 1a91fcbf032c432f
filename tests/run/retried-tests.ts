import { readFile } from 'node:fs/promises';

/** Names of the tests that passed only on a later try: those the unit run noted, and those of the browser's report. */
export async function listRetried(unitFile: string, browserFile: string): Promise<string[]> {
  const unit = await readJson(unitFile);
  return [...(Array.isArray(unit) ? unit.map(String) : []), ...flakyOf(await readJson(browserFile), '')];
}

/** Playwright nests suites in suites; a spec with a test of status `flaky` passed on a later try. */
function flakyOf(node: unknown, path: string): string[] {
  if (Array.isArray(node)) return node.flatMap((child) => flakyOf(child, path));
  if (!node || typeof node !== 'object') return [];
  const title = 'title' in node && typeof node.title === 'string' ? node.title : '';
  const own = [path, title].filter((part) => part !== '').join(' > ');
  const tests: unknown[] = 'tests' in node && Array.isArray(node.tests) ? node.tests : [];
  const isFlaky = tests.some(
    (test) => test && typeof test === 'object' && 'status' in test && test.status === 'flaky',
  );
  return [
    ...(isFlaky ? [own] : []),
    ...('suites' in node ? flakyOf(node.suites, own) : []),
    ...('specs' in node ? flakyOf(node.specs, own) : []),
  ];
}

async function readJson(file: string): Promise<unknown> {
  return readFile(file, 'utf8').then(JSON.parse, () => null);
}
