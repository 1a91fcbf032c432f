import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../src');
/** A division and rounding of an amount in floating point, or its rounding in SQL. */
const ROUGH =
  /Math\.(?:round|floor|ceil|trunc)\([^;]*(?:[mM]inor|[aA]mount)[^;\n]* \/ |\bround\([^)]*_minor/g;

it('only the functions of domain/money divide amounts', () => {
  const found = ['domain', 'server', 'db'].flatMap((folder) =>
    readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|sql)$/.test(name) && !name.endsWith('.test.ts'))
      .flatMap((name) => {
        const text = readFileSync(path.join(SRC, folder, name), 'utf8');
        return [...text.matchAll(ROUGH)].map(([part]) => `src/${folder}/${name}: ${part}`);
      }),
  );
  expect(found).toEqual([]);
});
