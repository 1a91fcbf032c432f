import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { LIMITS, measureFile, measureFolders, RULES, type Rule, type Violation } from './shape/measure.ts';
import { ROOT, run } from './steps.ts';

/**
 * Sizes of functions, components, lines, files and folders, and imports per file. What was too large when a rule came
 * stays counted in `shape/maxima.json`; the counts may only fall. `--lower` stores lower ones.
 */
const MAXIMA = path.join(ROOT, 'tests/run/shape/maxima.json');
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
const maxima: Record<Rule, number> = JSON.parse(await readFile(MAXIMA, 'utf8'));
const problems = names.length < FILES_MIN ? [`only ${names.length} files were read`] : [];
for (const rule of RULES) {
  const own = violations.filter((violation) => violation.rule === rule);
  const max = maxima[rule];
  if (own.length > max)
    problems.push(`${rule} > ${LIMITS[rule]}: ${own.length} cases, at most ${max} are left:`, ...list(own));
  else if (own.length < max)
    process.stdout.write(`${rule}: ${own.length} left, ${max} allowed; run --lower\n`);
  maxima[rule] = Math.min(max, own.length);
}
if (process.argv.includes('--list')) process.stdout.write(`${list(violations).join('\n')}\n`);
if (process.argv.includes('--lower')) await writeFile(MAXIMA, `${JSON.stringify(maxima, null, 2)}\n`);
process.stdout.write(`${problems.join('\n')}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

function list(some: readonly Violation[]): string[] {
  return [...some]
    .sort((a, b) => b.measured - a.measured)
    .map(({ rule, where, measured }) => `  ${rule} ${measured} ${where}`);
}

/** A file that is listed but already deleted has no text. */
function textOf(name: string): Promise<string | null> {
  return readFile(path.join(ROOT, name), 'utf8').catch(() => null);
}
