import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HEALTH_CATEGORIES } from '#domain/categorization/categories.ts';

it('the index that finds health spending lists the categories that are asked for', () => {
  const schema = readFileSync(new URL('../schema.sql', import.meta.url), 'utf8');
  const index = schema.split('\n').find((line) => line.startsWith('CREATE INDEX transactions_health '));
  expect([...(index ?? '').matchAll(/'(\w+)'::text/g)].map(([, code]) => code).sort()).toEqual(
    [...HEALTH_CATEGORIES].sort(),
  );
});
