import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cleanDescriptor } from '#domain/categorization/clean-descriptor.ts';

interface Labelled {
  readonly kind: string;
  readonly raw: string;
  readonly merchant: string;
  readonly via: string | null;
}

function load(): Labelled[] {
  const out: Labelled[] = [];
  let kind = '';
  for (const line of readFileSync(new URL('./descriptors.txt', import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('# ')) kind = line.slice(2);
    if (!line.includes('¦')) continue;
    const [raw = '', merchant = '', via = ''] = line.split('¦').map((part) => part.trim());
    out.push({ kind, raw, merchant, via: via === '' ? null : via });
  }
  return out;
}

/** Names are equal if their letters and digits are; case, accents and punctuation do not count. */
function letters(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const labelled = load();

describe('labeled bank descriptions', () => {
  it('are enough for the measurement', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(300);
  });

  it('give the correct merchant in at least 97 of 100', () => {
    const wrong = labelled.filter(
      ({ raw, merchant }) => letters(cleanDescriptor(raw).merchant) !== letters(merchant),
    );
    expect(wrong.map((entry) => `${entry.kind}: ${entry.raw}`).length / labelled.length).toBeLessThanOrEqual(
      0.03,
    );
  });

  it('give the facilitator in at least 99 of 100', () => {
    const wrong = labelled.filter(({ raw, via }) => cleanDescriptor(raw).via !== via);
    expect(wrong.length / labelled.length).toBeLessThanOrEqual(0.01);
  });

  it('have a high confidence only if they are correct', () => {
    const sure = labelled.filter(({ raw }) => cleanDescriptor(raw).confidence >= 0.9);
    const right = sure.filter(
      ({ raw, merchant }) => letters(cleanDescriptor(raw).merchant) === letters(merchant),
    );
    expect(right.length / sure.length).toBeGreaterThanOrEqual(0.97);
  });
});
