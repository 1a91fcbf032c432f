import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { LIMITS, measureFile, measureFolders } from './shape/measure.ts';
import { ROOT, run } from './steps.ts';

/** Limits for functions, components, lines, files, folders and imports per file. */
const FOLDERS = ['src', 'tests', 'benches', 'training', 'bin'];
/** Fewer files than this mean that nothing was read. */
const FILES_MIN = 1_000;

const names = (await run({ name: 'files', command: ['git', 'ls-files', ...FOLDERS] }, 'later')).output
  .split('\n')
  .filter((name) => /\.(?:ts|tsx|js)$/.test(name) && !name.startsWith('tests/architecture/fixtures/'));
const read = await Promise.all(names.map(async (name) => ({ name, text: await textOf(name) })));
const violations = [
  ...read.flatMap(({ name, text }) => (text === null ? [] : measureFile(name, text))),
  ...measureFolders(names),
];
const problems =
  names.length < FILES_MIN
    ? [`only ${names.length} files were read`]
    : [...violations]
        .sort((a, b) => b.measured - a.measured)
        .map(({ rule, where, measured }) => `${rule} ${measured} > ${LIMITS[rule]}: ${where}`);
process.stdout.write(`${problems.join('\n')}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** A file that is listed but already deleted has no text. */
function textOf(name: string): Promise<string | null> {
  return readFile(path.join(ROOT, name), 'utf8').catch(() => null);
}
