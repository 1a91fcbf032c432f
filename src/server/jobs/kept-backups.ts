const NAME = /^fettle-(\d{4}-\d{2}-\d{2})\.age$/;
const DAYS = 7;
const WEEKS = 4;
const MONTHS = 12;
const DAY_MS = 86_400_000;

/** The backup file name of a UTC date. */
export function backupName(now: Date): string {
  return `fettle-${now.toISOString().slice(0, 10)}.age`;
}

/**
 * Expired backups: all except those of the newest seven days, and the newest of each of four weeks and of twelve
 * months. Other files are never included. Retention counts backups, not days, so a server that was down keeps its old
 * backups.
 */
export function expiredBackups(names: readonly string[]): string[] {
  const days = names
    .flatMap((name) => NAME.exec(name)?.[1] ?? [])
    .sort()
    .reverse();
  const kept = new Set([
    ...days.slice(0, DAYS),
    ...newestOfEach(days, weekOf).slice(0, WEEKS),
    ...newestOfEach(days, (day) => day.slice(0, 7)).slice(0, MONTHS),
  ]);
  return days.filter((day) => !kept.has(day)).map((day) => `fettle-${day}.age`);
}

/** Expects the newest first. */
function newestOfEach(days: readonly string[], periodOf: (day: string) => string): string[] {
  const newest = new Map<string, string>();
  for (const day of days) if (!newest.has(periodOf(day))) newest.set(periodOf(day), day);
  return [...newest.values()];
}

/** Counted from a Monday, so that weeks run Monday to Sunday. */
function weekOf(day: string): string {
  const MONDAY = Date.UTC(1970, 0, 5);
  return String(Math.floor((Date.parse(day) - MONDAY) / (7 * DAY_MS)));
}
