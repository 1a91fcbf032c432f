import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { specTables } from './spec-tables.ts';

const page = readFileSync(new URL('../../../docs/matching.md', import.meta.url), 'utf8');

describe('the written rule of matching', () => {
  test.each(Object.entries(specTables()))('prints the %s that the code decides by', (_, table) => {
    expect(page).toContain(table);
  });
});
