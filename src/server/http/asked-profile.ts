import { TIME_ZONE_HEADER } from '#contract/time-zone-header.ts';
import type { Language } from '#domain/people/language.ts';
import { isTimeZone } from '#domain/people/time-zone.ts';
import { askedLanguage } from './asked-language.ts';

/** The language and time zone of a device, for the profile of a new user. UTC if the zone is missing or unknown. */
export function askedProfile(headers: Headers): { language: Language; timeZone: string } {
  const timeZone = headers.get(TIME_ZONE_HEADER) ?? '';
  return { language: askedLanguage(headers), timeZone: isTimeZone(timeZone) ? timeZone : 'UTC' };
}
