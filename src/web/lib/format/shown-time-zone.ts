import { machineTimeZone } from './choices.ts';

let timeZone = machineTimeZone();

/** Sets whose days are shown: those of the user's time zone, or of this machine's while nobody is signed in. */
export function showDaysOf(zone: string | null): void {
  timeZone = zone ?? machineTimeZone();
}

/** The time zone whose days are shown. */
export function shownTimeZone(): string {
  return timeZone;
}
