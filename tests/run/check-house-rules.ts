import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { ROOT } from './steps.ts';

// Rules no other tool enforces: no hidden clock or randomness in pure code, SQL only in its places, a reason for each
// suppression.
const IMPURE = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(/;
/** Suppressions give a reason; their number may only fall. */
const SUPPRESSIONS_MAX = 17;
const SUPPRESSION = /biome-ignore|@ts-ignore|@ts-expect-error|@ts-nocheck/;

/** The start of an SQL statement; in features, allowed only in query files. */
const SQL = /[`'"]\s*(?:with \w+ as|select|insert into|update [\w.]+\s+set|delete from)\s/i;

const problems: string[] = [];
let suppressions = 0;

for (const file of await sources(path.join(ROOT, 'src'))) {
  const name = path.relative(ROOT, file);
  const text = await readFile(file, 'utf8');
  const isPure = /^src\/(?:domain|readers)\//.test(name) && !name.endsWith('.test.ts');
  if (isPure && IMPURE.test(text))
    problems.push(`${name}: reads the clock or chance; take it as an argument`);
  const isUseCase = name.startsWith('src/server/features/') && !/query\.ts$|\.test\.ts$/.test(name);
  if (isUseCase && SQL.test(text)) problems.push(`${name}: holds SQL; it stands in query files and src/db`);
  suppressions += text.split('\n').filter((line) => SUPPRESSION.test(line)).length;
  if (/biome-ignore [\w/]+:?\s*$/m.test(text)) problems.push(`${name}: suppresses a check without a reason`);
}
if (suppressions > SUPPRESSIONS_MAX)
  problems.push(`${suppressions} checks are suppressed, at most ${SUPPRESSIONS_MAX}`);

process.stdout.write(problems.map((line) => `FAIL ${line}`).join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;

async function sources(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = await Promise.all(
    entries.map((entry) =>
      entry.isDirectory()
        ? sources(path.join(folder, entry.name))
        : /\.tsx?$/.test(entry.name)
          ? [path.join(folder, entry.name)]
          : [],
    ),
  );
  return nested.flat();
}
