import { systemTimeZone } from './choices.ts';

let timeZone = systemTimeZone();

/** Sets the time zone of displayed dates: the user's, or this device's if signed out (null). */
export function setDisplayTimeZone(zone: string | null): void {
  timeZone = zone ?? systemTimeZone();
}

/** The time zone of displayed dates. */
export function displayTimeZone(): string {
  return timeZone;
}
