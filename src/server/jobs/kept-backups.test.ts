import { expect, it } from 'vitest';
import { backupName, expiredBackups } from './kept-backups.ts';

const DAY_MS = 86_400_000;
const NEWEST = Date.UTC(2026, 10, 23);

/** Simulates daily backups with expiry and returns those kept. */
function keptAfter(days: number): string[] {
  let kept: string[] = [];
  for (let day = days - 1; day >= 0; day -= 1) {
    kept.push(backupName(new Date(NEWEST - day * DAY_MS)));
    const expired = new Set(expiredBackups(kept));
    kept = kept.filter((name) => !expired.has(name));
  }
  return kept.reverse();
}

it('keeps seven days, four weeks and twelve months, however often it runs', () => {
  const kept = keptAfter(800);
  expect(kept.slice(0, 7)).toEqual(
    Array.from({ length: 7 }, (_, day) => backupName(new Date(NEWEST - day * DAY_MS))),
  );
  expect(kept).toContain('fettle-2026-11-15.age');
  expect(kept).toContain('fettle-2026-11-08.age');
  expect(kept).toContain('fettle-2025-12-31.age');
  expect(kept.length).toBeLessThanOrEqual(7 + 3 + 11);
});

it('never deletes the newest backup, nor a file that is not a backup', () => {
  expect(expiredBackups(['fettle-2020-01-01.age', 'notes.txt', 'fettle-2020-01-01.age.partial'])).toEqual([]);
});
