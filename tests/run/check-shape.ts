import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { LIMITS, measureFile, measureFolders, RULES, type Rule, type Violation } from './shape/measure.ts';
import { ROOT, run, tool } from './steps.ts';

/**
 * Sizes of functions, components, lines, files and folders, imports per file, cognitive complexity. What was too
 * large when a rule came stays counted in `shape/maxima.json`; the counts may only fall. `--lower` stores lower ones.
 */
const MAXIMA = path.join(ROOT, 'tests/run/shape/maxima.json');
const FOLDERS = ['src', 'tests', 'benches', 'training', 'bin'];
/** Fewer files than this mean that nothing was read. */
const FILES_MIN = 1_000;

const names = (await run({ name: 'files', command: ['git', 'ls-files', ...FOLDERS] }, 'later')).output
  .split('\n')
  .filter((name) => /\.(?:ts|tsx|js)$/.test(name) && !name.startsWith('tests/architecture/fixtures/'));
const complex = measureComplexity();
const read = await Promise.all(names.map(async (name) => ({ name, text: await textOf(name) })));
const violations = [
  ...read.flatMap(({ name, text }) => (text === null ? [] : measureFile(name, text))),
  ...measureFolders(names),
  ...(await complex),
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

async function measureComplexity(): Promise<Violation[]> {
  const biome = tool(
    '@biomejs/biome/bin/biome',
    'lint',
    '--config-path=tests/run/shape/complexity.biome.json',
  );
  const command = [...biome, '--reporter=github', '--max-diagnostics=none', ...FOLDERS];
  const { isDone, output } = await run({ name: 'complexity', command }, 'later');
  const pattern = /noExcessiveCognitiveComplexity,file=([^,]+),line=(\d+)[^\n]*complexity of (\d+) detected/g;
  const reported = [...output.matchAll(pattern)];
  if (!isDone && reported.length === 0) throw new Error(`The complexity was not measured:\n${output}`);
  return reported
    .filter(([, file = '']) => !/\.(?:test|spec)\.tsx?$|\/architecture\/fixtures\//.test(file))
    .map(([, file = '', line, score]) => ({
      rule: 'complexity',
      where: `${path.relative(ROOT, file)}:${line}`,
      measured: Number(score),
    }));
}
