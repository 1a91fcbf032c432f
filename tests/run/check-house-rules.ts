import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { ROOT } from './steps.ts';

// Rules no other tool holds: length of files, no hidden clock or chance in pure code, SQL in its places, reasons of suppressions.
const LINES_WARN = 300;
const LINES_MAX = 400;
/** Tables of facts, not logic. */
const DATA =
  /\/(?:data|brands|catalog|vocabulary|lexicon|training|fixtures|golden|gazetteer)\/|-data\.ts$|-table\.ts$|names\.ts$|words\.ts$|phrases?\.ts$/;
const IMPURE = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(/;
/** Each gives its reason; the number may only fall. */
const SUPPRESSIONS_MAX = 17;
const SUPPRESSION = /biome-ignore|@ts-ignore|@ts-expect-error|@ts-nocheck/;

/** A statement at the beginning of a text; in features it stands in query files alone. */
const SQL = /[`'"]\s*(?:with \w+ as|select|insert into|update [\w.]+\s+set|delete from)\s/i;

const problems: string[] = [];
const warnings: string[] = [];
let suppressions = 0;

for (const file of await sources(path.join(ROOT, 'src'))) {
  const name = path.relative(ROOT, file);
  const text = await readFile(file, 'utf8');
  const lines = text.split('\n').length;
  if (!DATA.test(name) && !name.endsWith('.test.ts')) {
    if (lines > LINES_MAX) problems.push(`${name}: ${lines} lines, at most ${LINES_MAX}`);
    else if (lines > LINES_WARN) warnings.push(`${name}: ${lines} lines, better under ${LINES_WARN}`);
  }
  const isPure = /^src\/(?:domain|readers)\//.test(name) && !/\.test\.ts$|\/training\//.test(name);
  if (isPure && IMPURE.test(text))
    problems.push(`${name}: reads the clock or chance; take it as an argument`);
  const isUseCase = name.startsWith('src/server/features/') && !/query\.ts$|\.test\.ts$/.test(name);
  if (isUseCase && SQL.test(text)) problems.push(`${name}: holds SQL; it stands in query files and src/db`);
  suppressions += text.split('\n').filter((line) => SUPPRESSION.test(line)).length;
  if (/biome-ignore [\w/]+:?\s*$/m.test(text)) problems.push(`${name}: suppresses a check without a reason`);
}
if (suppressions > SUPPRESSIONS_MAX)
  problems.push(`${suppressions} checks are suppressed, at most ${SUPPRESSIONS_MAX}`);

process.stdout.write(
  [...warnings.map((line) => `warn ${line}`), ...problems.map((line) => `FAIL ${line}`)].join('\n'),
);
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
