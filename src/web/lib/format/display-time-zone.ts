import { systemTimeZone } from './choices.ts';

let timeZone = systemTimeZone();

/** Sets whose days are shown: those of the user's time zone, or of this machine's while nobody is signed in. */
export function setDisplayTimeZone(zone: string | null): void {
  timeZone = zone ?? systemTimeZone();
}

/** The time zone whose days are shown. */
export function displayTimeZone(): string {
  return timeZone;
}
