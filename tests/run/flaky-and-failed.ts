import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

/** Tests listed at the end of a run. */
export interface FlakyAndFailed {
  /** Name and reason. */
  readonly failed: readonly string[];
  /** Passed only on a retry. */
  readonly retried: readonly string[];
}

/** Results of the unit run and of the browser run's report. */
export async function listFlakyAndFailed(unitFile: string, browserFile: string): Promise<FlakyAndFailed> {
  const unit = await readJson(unitFile);
  const browser = await readJson(browserFile);
  return {
    failed: [...textsAt(unit, 'failed'), ...testsOf(browser, 'unexpected', '')],
    retried: [...textsAt(unit, 'retried'), ...testsOf(browser, 'flaky', '')],
  };
}

/** The first line of a message, without colors. */
export function firstLine(message: unknown): string {
  const lines = typeof message === 'string' ? stripVTControlCharacters(message).split('\n') : [];
  return (lines.find((line) => line.trim() !== '') ?? '').trim().slice(0, 300);
}

/** Playwright nests suites in suites, and attempts in the tests of a spec. */
function testsOf(node: unknown, status: 'flaky' | 'unexpected', path: string): string[] {
  if (Array.isArray(node)) return node.flatMap((child) => testsOf(child, status, path));
  const title = valueAt(node, 'title');
  const name = [path, typeof title === 'string' ? title : ''].filter((part) => part !== '').join(' > ');
  const tests = listAt(node, 'tests').filter((test) => valueAt(test, 'status') === status);
  const reasons = tests.map((test) =>
    firstLine(valueAt(valueAt(listAt(test, 'results').at(-1), 'error'), 'message')),
  );
  return [
    ...reasons.map((reason) => [name, reason].filter((part) => part !== '').join(': ')),
    ...testsOf(listAt(node, 'suites'), status, name),
    ...testsOf(listAt(node, 'specs'), status, name),
  ];
}

async function readJson(file: string): Promise<unknown> {
  return readFile(file, 'utf8').then(JSON.parse, () => null);
}

function valueAt(node: unknown, key: string): unknown {
  return node && typeof node === 'object' ? Object.entries(node).find(([name]) => name === key)?.[1] : null;
}

function listAt(node: unknown, key: string): readonly unknown[] {
  const value = valueAt(node, key);
  return Array.isArray(value) ? value : [];
}

function textsAt(node: unknown, key: string): string[] {
  return listAt(node, key).map(String);
}
