const NAME = /^fettle-(\d{4}-\d{2}-\d{2})\.age$/;
const DAYS = 7;
const WEEKS = 4;
const MONTHS = 12;
const DAY_MS = 86_400_000;

/** The file of a day, in UTC. */
export function backupName(now: Date): string {
  return `fettle-${now.toISOString().slice(0, 10)}.age`;
}

/**
 * Backups that are not needed any more: all but those of the newest seven days, the newest of each of four weeks and
 * the newest of each of twelve months. Files with other names are never among them. Old backups of a server that stood
 * still are kept: what counts is how many newer ones there are.
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

/** Given the newest first. */
function newestOfEach(days: readonly string[], periodOf: (day: string) => string): string[] {
  const newest = new Map<string, string>();
  for (const day of days) if (!newest.has(periodOf(day))) newest.set(periodOf(day), day);
  return [...newest.values()];
}

/** Counted from a Monday, so that a week is Monday to Sunday. */
function weekOf(day: string): string {
  const MONDAY = Date.UTC(1970, 0, 5);
  return String(Math.floor((Date.parse(day) - MONDAY) / (7 * DAY_MS)));
}
