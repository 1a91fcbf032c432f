import { expect, test } from 'vitest';
import { LIMITS, measureFile, measureFolders } from '../run/shape/measure.ts';

const lines = (count: number, line: string): string => `${line}\n`.repeat(count);
const rulesOf = (name: string, text: string) =>
  measureFile(name, text).map(({ rule, measured }) => [rule, measured]);

test('a function of 61 lines is reported, one of 60 is not', () => {
  const body = (count: number) => `function long() {\n${lines(count - 2, '  go();')}}\n`;
  expect(rulesOf('src/a.ts', body(61))).toEqual([['functionLines', 61]]);
  expect(rulesOf('src/a.ts', body(60))).toEqual([]);
});

test('a component may have 120 lines, a hook next to it 60', () => {
  const named = (name: string, count: number) =>
    `const ${name} = () => {\n${lines(count - 2, '  go();')}};\n`;
  expect(rulesOf('src/a.tsx', named('Screen', 121))).toEqual([['componentLines', 121]]);
  expect(rulesOf('src/a.tsx', named('Screen', 120))).toEqual([]);
  expect(rulesOf('src/a.tsx', named('useScreen', 61))).toEqual([['functionLines', 61]]);
});

test('long lines are reported in data and tests, too, long files only elsewhere', () => {
  const wide = `const text = '${'x'.repeat(LIMITS.lineLength)}';\n`;
  for (const name of ['src/a.ts', 'src/a.test.ts', 'src/lexicon/en.ts'])
    expect(rulesOf(name, wide)).toEqual([['lineLength', wide.length - 1]]);
  const tall = lines(LIMITS.fileLines + 1, 'go();');
  expect(rulesOf('src/a.ts', tall)).toEqual([['fileLines', LIMITS.fileLines + 1]]);
  expect(rulesOf('src/lexicon/en.ts', tall)).toEqual([]);
});

test('a thirteenth import and a forty-first file in a folder are reported', () => {
  expect(rulesOf('src/a.ts', lines(13, "import './b.ts';"))).toEqual([['imports', 13]]);
  const names = Array.from({ length: 41 }, (_, index) => `src/many/file-${index}.ts`);
  expect(measureFolders(names)).toEqual([{ rule: 'folderFiles', where: 'src/many', measured: 41 }]);
  expect(measureFolders(names.slice(1))).toEqual([]);
});
