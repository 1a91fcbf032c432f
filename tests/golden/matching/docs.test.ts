import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { specTables } from './spec-tables.ts';

const page = readFileSync(new URL('../../../docs/matching.md', import.meta.url), 'utf8');

describe('docs/matching.md', () => {
  test.each(Object.entries(specTables()))('has the %s of the code', (_, table) => {
    expect(page).toContain(table);
  });
});
