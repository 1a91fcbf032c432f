import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { classifyItem } from '#domain/receipts/health/classify-item.ts';
import { resolveLineCategory } from '#domain/splits/line-category.ts';

/** A shop whose lines are more specific than the shop; uncertain lines stay in this category. */
const SHOP = 'GENERAL_MERCHANDISE_SUPERSTORES';

interface Labelled {
  readonly name: string;
  /** Null: the words do not determine a category, however much they look like it. */
  readonly category: string | null;
}

function load(): Labelled[] {
  let section = '';
  const lines = readFileSync(new URL('./line-categories.txt', import.meta.url), 'utf8').split('\n');
  return lines.flatMap((line) => {
    if (line.startsWith('# ')) section = line.slice(2).trim();
    if (line.startsWith('# ') || line.trim() === '') return [];
    const [name = '', mark] = line.split('¦').map((part) => part.trim());
    return [{ name, category: mark === '-' || section === 'nothing' ? null : section }];
  });
}

const read = load().map(({ name, category }) => {
  const got = resolveLineCategory({ name, ...classifyItem(name, null) }, SHOP);
  return { name, category, got: got === SHOP ? null : got };
});

describe('the category of a receipt line', () => {
  it('is correct in at least 98 of 100 lines that have one', () => {
    const categorized = read.filter(({ got }) => got !== null);
    const wrong = categorized.filter(({ category, got }) => got !== category);
    expect(wrong.length / categorized.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.02);
  });

  it('is found for at least 80 of 100 lines that determine it', () => {
    const telling = read.filter(({ category }) => category !== null);
    const silent = telling.filter(({ got }) => got === null);
    expect(silent.length / telling.length, JSON.stringify(silent)).toBeLessThanOrEqual(0.2);
  });
});
