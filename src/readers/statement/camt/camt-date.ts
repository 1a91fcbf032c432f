import { type CivilDate, isCivilDate } from '#domain/calendar/civil-date.ts';
import { elementText, textAt, type XmlElement } from './xml-tree.ts';

/** The civil date of a `Dt` or `DtTm` choice, never shifted by time zone; null when missing or invalid. */
export function camtDate(choice: XmlElement | null): CivilDate | null {
  const text = (textAt(choice, 'Dt') || textAt(choice, 'DtTm') || elementText(choice)).slice(0, 10);
  return isCivilDate(text) ? text : null;
}
